/** @jest-environment node */
import { arrival, type Arrival, type ArrivalQuery } from '@/lib/delivery/arrival';
import type { DeliveryFacts } from '@/lib/delivery/delivery-facts';
import type { DeliveryItem } from '@/lib/delivery/item';
import { at, deliveryWorld, item, settingsWith } from './world';

const near = '55408';
const far = '60611';
const enabled = (LeadDays = 0) => ({ Enabled: true, LeadDays });
const bouquet = item();
const wired = item({ productID: 'wired', nationwide: true, wireable: true });
const parcel = item({
  productID: 'parcel',
  nationwide: true,
  methods: { LocalDelivery: enabled(), UPS: enabled(2) },
});
const courier = item({
  productID: 'courier',
  nationwide: true,
  wireable: true,
  methods: { LocalDelivery: enabled(), Courier: enabled() },
});
const shed = item({ productID: 'shed', methods: { InStorePickUp: enabled() } });
const card = item({ productID: 'GIFTCARD', giftCard: true });
const eCard = item({ productID: 'EGIFTCARD', emailGiftCard: true });
const slow = item({ productID: 'slow', methods: { LocalDelivery: enabled(4) } });

const facts = ({
  xp = {},
  local = {},
  ...more
}: {
  xp?: Parameters<typeof settingsWith>[0];
  local?: Parameters<typeof settingsWith>[1];
} & Partial<DeliveryFacts> = {}): DeliveryFacts => {
  const { cities, stores } = deliveryWorld();
  return { cities, stores, settings: settingsWith(xp, local), version: 'v1', ...more };
};
const full = (...runs: string[]) =>
  Object.fromEntries(runs.map((run) => [run, { checkedRun: true }]));
const evenings = [
  { id: 'AM', label: 'Morning', from: '09:00', to: '13:00' },
  { id: 'PM', label: 'Afternoon', from: '13:00', to: '17:00' },
  { id: 'EVE', label: 'Evening', from: '17:00', to: '20:00' },
];

/** A yes as `way day run`, a no as its reason. */
function said(answer: Arrival): string {
  if (answer.answer === 'no') return answer.reason;
  const { method, date, run } = answer;
  return `${answer.answer === 'from' ? 'from ' : ''}${method} ${date} ${run}`;
}
const ask = (
  query: Partial<ArrivalQuery> & { items: readonly DeliveryItem[] },
  now: Date,
  of = facts(),
) => arrival({ zip: near, ...query }, of, now);

// 2026-11-20 is a Friday.
const friday = at('2026-11-20', '10:00');

describe('what arrives and when', () => {
  it.each<[string, Partial<ArrivalQuery>, DeliveryItem[], Date, string]>([
    [
      'today before the cut-off',
      {},
      [bouquet],
      at('2026-11-20', '12:59'),
      'LocalDelivery 2026-11-20 NO PREF',
    ],
    [
      'tomorrow at the cut-off',
      {},
      [bouquet],
      at('2026-11-20', '13:00'),
      'LocalDelivery 2026-11-21 NO PREF',
    ],
    [
      'Monday on a Saturday afternoon',
      {},
      [bouquet],
      at('2026-11-21', '15:00'),
      'LocalDelivery 2026-11-23 NO PREF',
    ],
    ['after its lead days', {}, [slow], friday, 'LocalDelivery 2026-11-24 NO PREF'],
    ['the slowest of a set', {}, [bouquet, slow], friday, 'LocalDelivery 2026-11-24 NO PREF'],
    [
      'the vans, though a courier is sooner',
      {},
      [courier],
      at('2026-11-20', '14:00'),
      'LocalDelivery 2026-11-21 NO PREF',
    ],
    [
      'the courier where the vans cannot keep the day',
      { date: '2026-11-20' },
      [courier],
      at('2026-11-20', '14:00'),
      'Courier 2026-11-20 NO PREF',
    ],
    [
      'the courier that was asked for',
      { method: 'Courier' },
      [courier],
      friday,
      'Courier 2026-11-20 NO PREF',
    ],
    [
      'not the courier where the vans were asked for',
      { method: 'LocalDelivery', date: '2026-11-20' },
      [courier],
      at('2026-11-20', '14:00'),
      'cut-off',
    ],
    ['a parcel to another state', { zip: far }, [parcel], friday, 'UPS 2026-11-23 NO PREF'],
    [
      'by wire to another state',
      { zip: far },
      [item({ ...wired, methods: { Courier: enabled(), Wired: enabled() } })],
      friday,
      'Wired 2026-11-21 NO PREF',
    ],
    ['nothing local to another state', { zip: far }, [bouquet], friday, 'zip-out-of-reach'],
    ['never pickup for somebody with a ZIP', { zip: far }, [shed], friday, 'no-way'],
    ['never pickup at a ZIP of the vans', {}, [shed], friday, 'no-way'],
    [
      'pickup where it was asked for',
      { addressType: 'InStorePickUp', zip: null },
      [shed],
      friday,
      'InStorePickUp 2026-11-20 NO PREF',
    ],
    [
      'the vans to another state',
      { zip: far, method: 'LocalDelivery' },
      [bouquet],
      friday,
      'zip-out-of-reach',
    ],
    ['a way an item forbids', { method: 'UPS' }, [bouquet], friday, 'no-way'],
    ['a box at a post office', { postBox: true }, [bouquet], friday, 'no-way'],
    ['a gift card by post', {}, [card], friday, 'USPS 2026-11-21 NO PREF'],
    [
      'an e-gift card at any hour',
      { zip: null },
      [eCard],
      at('2026-11-22', '23:30'),
      'Email 2026-11-22 NO PREF',
    ],
    [
      'some by wire, some not',
      { zip: far },
      [item({ ...wired, methods: null }), item({ productID: 'plain', nationwide: true })],
      friday,
      'mixed-wire',
    ],
    [
      'before a ZIP is known',
      { zip: null },
      [bouquet],
      friday,
      'from LocalDelivery 2026-11-20 NO PREF',
    ],
    ['nothing at all', {}, [], friday, 'no-way'],
    [
      'exactly a day',
      { date: '2026-11-24' },
      [bouquet],
      friday,
      'LocalDelivery 2026-11-24 NO PREF',
    ],
    ['a Sunday', { date: '2026-11-22' }, [bouquet], friday, 'sunday'],
    ['yesterday', { date: '2026-11-19' }, [bouquet], friday, 'past'],
    [
      'the last day of the calendar',
      { date: '2027-02-18' },
      [bouquet],
      friday,
      'LocalDelivery 2027-02-18 NO PREF',
    ],
    ['a day after the calendar', { date: '2027-02-19' }, [bouquet], friday, 'too-far'],
    ['too soon for its lead days', { date: '2026-11-23' }, [slow], friday, 'lead-time'],
    [
      'the latest day not after',
      { by: '2026-11-25' },
      [bouquet],
      friday,
      'LocalDelivery 2026-11-25 NO PREF',
    ],
    [
      'the day before a Sunday',
      { by: '2026-11-22' },
      [bouquet],
      friday,
      'LocalDelivery 2026-11-21 NO PREF',
    ],
    ['by a day in the past', { by: '2026-11-19' }, [bouquet], friday, 'past'],
    [
      'by today after the cut-off',
      { by: '2026-11-20' },
      [bouquet],
      at('2026-11-20', '13:00'),
      'cut-off',
    ],
    ['by a day sooner than its lead days', { by: '2026-11-23' }, [slow], friday, 'lead-time'],
    [
      'by a day after the calendar: its last',
      { by: '2027-06-01' },
      [bouquet],
      friday,
      'LocalDelivery 2027-02-18 NO PREF',
    ],
    [
      'the morning of a day',
      { date: '2026-11-23', run: 'AM' },
      [bouquet],
      friday,
      'LocalDelivery 2026-11-23 AM',
    ],
    [
      'a run the shop does not know',
      { date: '2026-11-23', run: 'NIGHT' },
      [bouquet],
      friday,
      'run-closed',
    ],
    [
      'the first day with that run',
      { run: 'AM' },
      [bouquet],
      friday,
      'LocalDelivery 2026-11-21 AM',
    ],
    [
      'any run without a preference',
      { run: 'NO PREF' },
      [bouquet],
      friday,
      'LocalDelivery 2026-11-20 NO PREF',
    ],
  ])('%s', (_, query, items, now, expected) => {
    expect(said(ask({ ...query, items }, now))).toBe(expected);
  });

  it.each<[string, Parameters<typeof facts>[0], Partial<ArrivalQuery>, Date, string]>([
    [
      'a closed holiday',
      { xp: { Holidays: [{ name: 'Thanksgiving', date: '2026-11-26', closed: true }] } },
      { date: '2026-11-26' },
      friday,
      'holiday',
    ],
    [
      'a day without delivery',
      { xp: { NonDeliveryDates: ['2026-11-24'] } },
      { date: '2026-11-24' },
      friday,
      'non-delivery',
    ],
    [
      'a run that is full',
      { xp: { DeliveryDatesN: { '2026-11-24': full('AM') } } },
      { date: '2026-11-24', run: 'AM' },
      friday,
      'run-full',
    ],
    [
      'the other run of that day',
      { xp: { DeliveryDatesN: { '2026-11-24': full('AM') } } },
      { date: '2026-11-24', run: 'PM' },
      friday,
      'LocalDelivery 2026-11-24 PM',
    ],
    [
      'all runs full',
      { xp: { DeliveryDatesN: { '2026-11-24': full('AM', 'PM') } } },
      { date: '2026-11-24' },
      friday,
      'run-full',
    ],
    [
      'a run under way',
      {},
      { date: '2026-11-20', run: 'AM' },
      at('2026-11-20', '09:00'),
      'run-over',
    ],
    [
      'all runs over',
      { local: { SameDayDeliveryCountDownTimer: '20:00' } },
      { date: '2026-11-20' },
      at('2026-11-20', '17:00'),
      'run-over',
    ],
    [
      'tomorrow morning after its cut-off',
      {},
      { date: '2026-11-21', run: 'AM' },
      at('2026-11-20', '17:00'),
      'run-closed',
    ],
    [
      'tomorrow morning before it',
      {},
      { date: '2026-11-21', run: 'AM' },
      at('2026-11-20', '16:59'),
      'LocalDelivery 2026-11-21 AM',
    ],
    [
      'one run over, the other full',
      {
        local: { SameDayDeliveryCountDownTimer: '20:00' },
        xp: { DeliveryDatesN: { '2026-11-20': full('PM') } },
      },
      { date: '2026-11-20' },
      at('2026-11-20', '09:30'),
      'runs-full',
    ],
    [
      'a day the retailer closes',
      { xp: { DayRules: [{ label: 'We move house.', dates: ['2026-11-24'], effect: 'closed' }] } },
      { date: '2026-11-24' },
      friday,
      'day-rule',
    ],
    [
      'an evening the retailer closes',
      {
        xp: {
          DeliveryRuns: evenings,
          DayRules: [
            {
              label: 'No evening vans on Tuesdays.',
              weekdays: ['Tuesday'],
              run: 'EVE',
              effect: 'closed',
            },
          ],
        },
      },
      { date: '2026-11-24', run: 'EVE' },
      friday,
      'day-rule',
    ],
    [
      'the evening of another day',
      {
        xp: {
          DeliveryRuns: evenings,
          DayRules: [
            {
              label: 'No evening vans on Tuesdays.',
              weekdays: ['Tuesday'],
              run: 'EVE',
              effect: 'closed',
            },
          ],
        },
      },
      { date: '2026-11-25', run: 'EVE' },
      friday,
      'LocalDelivery 2026-11-25 EVE',
    ],
    [
      'a whole calendar closed',
      {
        xp: {
          WorkingHrs: [
            {
              ...settingsWith().xp.WorkingHrs[0]!,
              ...Object.fromEntries(
                ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => [
                  day,
                  { Closed: true },
                ]),
              ),
            },
          ],
        },
      },
      {},
      friday,
      'unavailable',
    ],
  ])('says apart: %s', (_, of, query, now, expected) => {
    expect(said(ask({ ...query, items: [bouquet] }, now, facts(of)))).toBe(expected);
  });

  it.each<
    [string, Partial<ArrivalQuery>, DeliveryItem[], Date, Parameters<typeof facts>[0], object]
  >([
    [
      'the first day after',
      { date: '2026-11-22' },
      [bouquet],
      friday,
      {},
      {
        nearest: { date: '2026-11-23', method: 'LocalDelivery', run: 'NO PREF' },
        elsewhere: 'pickup',
      },
    ],
    [
      'another run of the same day',
      { date: '2026-11-24', run: 'AM' },
      [bouquet],
      friday,
      { xp: { DeliveryDatesN: { '2026-11-24': full('AM') } } },
      { nearest: { date: '2026-11-24', method: 'LocalDelivery', run: 'PM' } },
    ],
    [
      'the same run of another day',
      { date: '2026-11-22', run: 'PM' },
      [bouquet],
      friday,
      {},
      { nearest: { date: '2026-11-23', method: 'LocalDelivery', run: 'PM' } },
    ],
    [
      'another way the same day',
      { date: '2026-11-20', method: 'LocalDelivery' },
      [courier],
      at('2026-11-20', '14:00'),
      {},
      { nearest: { date: '2026-11-20', method: 'Courier', run: 'NO PREF' } },
    ],
    [
      'the last day before, at the end of the calendar',
      { date: '2027-03-01' },
      [bouquet],
      friday,
      {},
      { nearest: { date: '2027-02-18', method: 'LocalDelivery', run: 'NO PREF' } },
    ],
    [
      'no day at another ZIP',
      { zip: far },
      [bouquet],
      friday,
      {},
      { nearest: null, elsewhere: 'pickup', productIDs: [] },
    ],
    [
      'what goes across the country, where nobody can collect it',
      { zip: far },
      [slow],
      friday,
      {},
      { nearest: null, elsewhere: 'out-of-town' },
    ],
    [
      'no pickup while no store hands out orders',
      { zip: far },
      [bouquet],
      friday,
      { stores: [] },
      { elsewhere: 'out-of-town' },
    ],
    [
      'which of a set cannot go',
      { zip: far },
      [parcel, bouquet],
      friday,
      {},
      { reason: 'zip-out-of-reach', productIDs: [bouquet.productID] },
    ],
    [
      'a card by e-mail beside flowers, which go to a door',
      {},
      [bouquet, eCard],
      friday,
      {},
      { reason: 'no-way', productIDs: [eCard.productID] },
    ],
    [
      'which of a set cannot be wired',
      { zip: far },
      [wired, item({ productID: 'plain', nationwide: true })],
      friday,
      {},
      { reason: 'mixed-wire', productIDs: ['plain'] },
    ],
  ])('a no says what there is instead: %s', (_, query, items, now, of, expected) => {
    expect(ask({ ...query, items }, now, facts(of))).toMatchObject({ answer: 'no', ...expected });
  });

  it.each<[string, Partial<ArrivalQuery>, DeliveryItem[], Date, string, string]>([
    [
      'the cut-off of today',
      {},
      [bouquet],
      friday,
      '2026-11-20T19:00:00.000Z',
      '2026-11-20T19:00:00.000Z',
    ],
    [
      'the afternoon’s van',
      { run: 'PM' },
      [bouquet],
      friday,
      '2026-11-20T19:00:00.000Z',
      '2026-11-20T19:00:00.000Z',
    ],
    [
      'the cut-off of tomorrow',
      {},
      [bouquet],
      at('2026-11-20', '13:00'),
      '2026-11-20T23:00:00.000Z',
      '2026-11-21T19:00:00.000Z',
    ],
    [
      'tomorrow morning: the eve’s cut-off',
      { run: 'AM' },
      [bouquet],
      at('2026-11-20', '13:00'),
      '2026-11-20T23:00:00.000Z',
      '2026-11-20T23:00:00.000Z',
    ],
    [
      'lead days: the midnight that takes one away',
      {},
      [slow],
      at('2026-11-20', '20:00'),
      '2026-11-21T06:00:00.000Z',
      '2026-11-21T06:00:00.000Z',
    ],
    [
      'pickup: the hour the store closes',
      { zip: null, addressType: 'InStorePickUp' },
      [shed],
      at('2026-11-20', '18:00'),
      '2026-11-21T01:00:00.000Z',
      '2026-11-21T01:00:00.000Z',
    ],
    [
      'over the night the clock goes forward',
      { date: '2026-03-09' },
      [bouquet],
      at('2026-03-07', '20:00'),
      '2026-03-08T06:00:00.000Z',
      '2026-03-09T18:00:00.000Z',
    ],
    [
      'over the night it goes back',
      { date: '2026-11-02' },
      [bouquet],
      at('2026-10-31', '20:00'),
      '2026-11-01T05:00:00.000Z',
      '2026-11-02T19:00:00.000Z',
    ],
  ])('holds until and can be ordered by: %s', (_, query, items, now, until, orderBy) => {
    expect(ask({ ...query, items }, now)).toMatchObject({ until, orderBy, factsVersion: 'v1' });
  });

  it('names the other ways that can as well beside the led one', () => {
    const answer = ask({ items: [courier] }, friday);
    expect(answer).toMatchObject({
      answer: 'yes',
      method: 'LocalDelivery',
      others: [{ method: 'Courier', date: '2026-11-20', run: 'NO PREF', openRuns: [] }],
    });
  });

  it('stops at the first open day: a warm answer takes less than a fifth of a millisecond', () => {
    const of = facts();
    const once = () => ask({ items: [courier, bouquet] }, friday, of);
    for (let warm = 0; warm < 300; warm += 1) once();
    const took = Array.from({ length: 300 }, () => {
      const from = performance.now();
      once();
      return performance.now() - from;
    }).sort((a, b) => a - b);
    expect(took[150]).toBeLessThan(0.6);
  });
});

describe('what two places of the shop once said differently', () => {
  it('a bouquet with a courier is led by the vans, the courier stands beside it', () => {
    const answer = ask({ items: [courier] }, friday);
    expect([
      said(answer),
      answer.answer === 'yes' && answer.others.map(({ method }) => method),
    ]).toEqual(['LocalDelivery 2026-11-20 NO PREF', ['Courier']]);
  });

  it.each([
    ['to a home in Chicago', bouquet, 'zip-out-of-reach'],
    ['that is collected only', shed, 'no-way'],
  ])('a gift %s is no pickup but says that there is one', (_, gift, reason) => {
    expect(ask({ zip: far, items: [gift] }, friday)).toMatchObject({
      answer: 'no',
      reason,
      elsewhere: 'pickup',
    });
  });
});
