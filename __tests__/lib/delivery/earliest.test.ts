/** @jest-environment node */
import { earliest } from '@/lib/delivery/earliest';
import type { DeliveryItem } from '@/lib/delivery/item';
import { at, item, settingsWith } from './world';

const cities = [{ zip: '55408', city: 'Minneapolis', location: null }];
const vans = (LeadDays = 0) => ({ methods: { LocalDelivery: { Enabled: true, LeadDays } } });
const vansAndShop = {
  methods: {
    LocalDelivery: { Enabled: true, LeadDays: 0 },
    InStorePickUp: { Enabled: true, LeadDays: 0 },
  },
};
const parcel = { nationwide: true, methods: { UPS: { Enabled: true, LeadDays: 2 } } };
const email: Partial<DeliveryItem> = {
  productID: 'EGIFTCARD',
  emailGiftCard: true,
  giftCard: false,
};

// 2026-11-20 is a Friday.
describe('earliest', () => {
  it.each<[string, Partial<DeliveryItem>, string | null, Date, [string, string] | null]>([
    [
      'today by the vans before the cut-off',
      vans(),
      '55408',
      at('2026-11-20', '12:59'),
      ['LocalDelivery', '2026-11-20'],
    ],
    [
      'tomorrow at the cut-off',
      vans(),
      '55408',
      at('2026-11-20', '13:00'),
      ['LocalDelivery', '2026-11-21'],
    ],
    [
      'Monday on a Saturday afternoon',
      vans(),
      '55408',
      at('2026-11-21', '15:00'),
      ['LocalDelivery', '2026-11-23'],
    ],
    [
      'after its lead days',
      vans(3),
      '55408',
      at('2026-11-20', '09:00'),
      ['LocalDelivery', '2026-11-23'],
    ],
    [
      'a delivery before a pickup of the same day',
      vansAndShop,
      '55408',
      at('2026-11-20', '09:00'),
      ['LocalDelivery', '2026-11-20'],
    ],
    [
      'the way checkout would choose, though a pickup is sooner',
      vansAndShop,
      '55408',
      at('2026-11-20', '14:00'),
      ['LocalDelivery', '2026-11-21'],
    ],
    [
      'the vans, though a courier comes at any hour',
      {
        nationwide: true,
        wireable: true,
        methods: {
          LocalDelivery: { Enabled: true, LeadDays: 0 },
          Courier: { Enabled: true, LeadDays: 0 },
        },
      },
      '55408',
      at('2026-11-20', '14:00'),
      ['LocalDelivery', '2026-11-21'],
    ],
    [
      'pickup alone for a ZIP that the vans do not reach',
      vansAndShop,
      '10001',
      at('2026-11-20', '09:00'),
      ['InStorePickUp', '2026-11-20'],
    ],
    ['nothing for a ZIP beyond the vans', vans(), '10001', at('2026-11-20', '09:00'), null],
    ['a parcel anywhere', parcel, '10001', at('2026-11-20', '09:00'), ['UPS', '2026-11-23']],
    [
      'any enabled method while no ZIP is known',
      vans(),
      null,
      at('2026-11-20', '09:00'),
      ['LocalDelivery', '2026-11-20'],
    ],
    ['e-mail at any hour', email, null, at('2026-11-22', '23:30'), ['Email', '2026-11-22']],
    [
      'the year’s last day and the next',
      vans(1),
      '55408',
      at('2026-12-31', '09:00'),
      ['LocalDelivery', '2027-01-01'],
    ],
  ])('%s', (_name, change, zip, now, expected) => {
    const [answer] = earliest([item(change)], zip, now, { buyer: settingsWith(), cities });
    expect(answer?.lead && [answer.lead.method, answer.lead.days[0]]).toEqual(expected);
  });

  it('answers many products in one go, each for itself, in the order asked', () => {
    const answers = earliest(
      [
        item({ productID: 'a', ...vans(2) }),
        item({ productID: 'b', ...vansAndShop }),
        item({ productID: 'c', methods: {} }),
      ],
      '55408',
      at('2026-11-20', '09:00'),
      { buyer: settingsWith(), cities },
    );
    expect(answers.map(({ productID, lead }) => [productID, lead?.days[0] ?? null])).toEqual([
      ['a', '2026-11-23'],
      ['b', '2026-11-20'],
      ['c', null],
    ]);
    expect(answers[1]?.ways).toEqual([
      { method: 'InStorePickUp', date: '2026-11-20' },
      { method: 'CurbsidePickUp', date: '2026-11-20' },
      { method: 'LocalDelivery', date: '2026-11-20' },
    ]);
  });

  it.each<[string, Parameters<typeof settingsWith>[0], string]>([
    [
      'a holiday the store lists as closed',
      { Holidays: [{ name: 'Thanksgiving', date: '2026-11-26', closed: true }] },
      '2026-11-27',
    ],
    ['a day without delivery', { NonDeliveryDates: ['2026-11-26'] }, '2026-11-27'],
    [
      'a day whose runs are used up',
      { DeliveryDatesN: { '2026-11-26': { AM: { checkedRun: true }, PM: { checkedRun: true } } } },
      '2026-11-27',
    ],
  ])('passes over %s', (_name, xp, date) => {
    const [answer] = earliest([item(vans())], '55408', at('2026-11-25', '14:00'), {
      buyer: settingsWith(xp),
      cities,
    });
    expect(answer?.lead?.days[0]).toBe(date);
  });

  it.each<[string, Partial<DeliveryItem>, Date, string[], string, string]>([
    [
      'today by the vans: its cut-off',
      vans(),
      at('2026-11-20', '12:59'),
      ['2026-11-20', '2026-11-21', '2026-11-23'],
      '2026-11-20',
      '13:00',
    ],
    [
      'tomorrow by the vans: the cut-off of tomorrow',
      vans(),
      at('2026-11-20', '13:00'),
      ['2026-11-21', '2026-11-23', '2026-11-24'],
      '2026-11-21',
      '13:00',
    ],
    [
      'after lead days: the midnight that takes one away',
      vans(3),
      at('2026-11-20', '09:00'),
      ['2026-11-23', '2026-11-24', '2026-11-25'],
      '2026-11-21',
      '00:00',
    ],
    [
      'a pickup: the hour the shop closes',
      { methods: { InStorePickUp: { Enabled: true, LeadDays: 0 } } },
      at('2026-11-20', '09:00'),
      ['2026-11-20', '2026-11-21', '2026-11-23'],
      '2026-11-20',
      '19:00',
    ],
  ])('names the next days and until when the first can be ordered: %s', (...row) => {
    const [, change, now, days, date, time] = row;
    const [answer] = earliest([item(change)], '55408', now, { buyer: settingsWith(), cities });
    expect(answer?.lead).toMatchObject({ days, orderBy: { date, time } });
  });
});
