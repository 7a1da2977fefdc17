import { openDaysAfter } from '@/lib/delivery/days/offered-days';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { at, deliveryWorld, item, settingsWith } from './world';

const enabled = (LeadDays = 0) => ({ Enabled: true, LeadDays });
const bouquet = item({
  nationwide: true,
  wireable: true,
  methods: { LocalDelivery: enabled(), Courier: enabled(5) },
});
const friday = at('2026-11-20', '10:00');
const settings = settingsWith({
  NonDeliveryDates: ['2026-11-24'],
  DeliveryDatesN: { '2026-11-21': { AM: { checkedRun: true } } },
});

describe('the next days on which the same way can be promised', () => {
  it.each<[string, DeliveryMethod, string, 'AM' | null, number, string[]]>([
    [
      'by the vans, without a Sunday and a day that is closed',
      'LocalDelivery',
      '2026-11-20',
      null,
      3,
      ['2026-11-21', '2026-11-23', '2026-11-25'],
    ],
    [
      'by the vans in the morning, without one that is full',
      'LocalDelivery',
      '2026-11-20',
      'AM',
      1,
      ['2026-11-23'],
    ],
    ['by the courier, after its own lead days', 'Courier', '2026-11-20', null, 1, ['2026-11-25']],
    ['none past the calendar', 'LocalDelivery', '2027-02-17', null, 3, ['2027-02-18']],
    ['none by a way that does not go there', 'UPS', '2026-11-20', null, 3, []],
  ])('%s', (_, method, date, run, count, days) => {
    const query = { zip: '55408', items: [bouquet], run };
    const facts = deliveryWorld({ settings });
    expect(openDaysAfter({ method, date }, query, facts, friday, count)).toEqual(days);
  });
});
