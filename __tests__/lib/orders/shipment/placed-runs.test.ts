/** @jest-environment node */
import { fromAppApi } from '@/lib/cart/from-app-api';
import { placedPromise } from '@/lib/checkout/placed-arrival';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import type { BuyerSettings } from '@/lib/delivery/settings';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { placedRuns, runsWhenPlaced } from '@/lib/orders/shipment/placed-runs';
import { shipmentFacts } from '@/services/mails/order/shipment-parts';
import { at, settingsWith } from '@/__tests__/lib/delivery/world';
import { calculatedOrder, calculatedShipment } from '../../cart/orders';

const tuesday = '2026-11-24';
const runs: BuyerSettings['xp']['DeliveryRuns'] = [
  { id: 'AM', label: 'Morning', from: '09:00', to: '13:00' },
  { id: 'PM', label: 'Afternoon', from: '13:00', to: '17:00' },
  { id: 'EVE', label: 'Evening', from: '17:00', to: '20:00' },
];
const withRuns = (xp: Partial<BuyerSettings['xp']> = {}) =>
  settingsWith({ DeliveryRuns: runs, ...xp });
const closed = (run: string) => ({
  label: 'Not today.',
  dates: [tuesday],
  run: run as 'EVE',
  effect: 'closed' as const,
});
const monday = at('2026-11-23', '09:00');
const by = (method: 'LocalDelivery' | 'UPS' | null, date: string | null = tuesday) => [
  { method, date },
];

/** The runs of a Tuesday as an order keeps them. */
const onTuesday = (...IDs: string[]) => [{ Date: tuesday, IDs }];

describe('the runs that were open when an order was placed', () => {
  it.each<[string, ReturnType<typeof by>, BuyerSettings, Date, object]>([
    ['all', by('LocalDelivery'), withRuns(), monday, onTuesday('AM', 'PM', 'EVE')],
    [
      'not one that a rule closes',
      by('LocalDelivery'),
      withRuns({ DayRules: [closed('EVE')] }),
      monday,
      onTuesday('AM', 'PM'),
    ],
    [
      'not one that is full',
      by('LocalDelivery'),
      withRuns({ DeliveryDatesN: { [tuesday]: { AM: { checkedRun: true } } } }),
      monday,
      onTuesday('PM', 'EVE'),
    ],
    [
      'not one that is under way',
      by('LocalDelivery'),
      withRuns(),
      at(tuesday, '11:00'),
      onTuesday('PM', 'EVE'),
    ],
    [
      'not tomorrow morning after its orders closed',
      by('LocalDelivery'),
      withRuns(),
      at('2026-11-23', '17:00'),
      onTuesday('PM', 'EVE'),
    ],
    ['none of a parcel', by('UPS'), withRuns(), monday, []],
    ['none without a day', by('LocalDelivery', null), withRuns(), monday, []],
    ['none without a way', by(null), withRuns(), monday, []],
    [
      'by day',
      [...by('LocalDelivery'), ...by('LocalDelivery', '2026-11-25')],
      withRuns({ DayRules: [closed('PM')] }),
      monday,
      [...onTuesday('AM', 'EVE'), { Date: '2026-11-25', IDs: ['AM', 'PM', 'EVE'] }],
    ],
  ])('%s', (_, groups, settings, now, kept) => {
    expect(placedRuns(groups, settings, now)).toEqual(kept);
  });

  it('once for a day, and under names that are the same for every order', () => {
    const [first, second] = [tuesday, '2026-12-24'].map((day) =>
      placedRuns([...by('LocalDelivery', day), ...by('LocalDelivery', day)], withRuns(), monday),
    );
    const namesIn = (kept: unknown) => JSON.stringify(kept).match(/"[^"]+":/g);
    expect(namesIn(first)).toEqual(['"Date":', '"IDs":']);
    expect(namesIn(second)).toEqual(namesIn(first));
  });

  it.each<[string, unknown, string[] | null]>([
    ['what the order keeps', { Runs: onTuesday('AM') }, ['AM']],
    ['none of a day it was moved to', { Runs: [{ Date: '2026-11-27', IDs: ['AM'] }] }, []],
    ['nothing known of an order of before', {}, null],
    ['nothing known without properties', null, null],
    ['nothing known of what cannot be read', { Runs: 'AM' }, null],
    ['no more than IDs', { Runs: [null, 4, {}, { Date: tuesday, IDs: ['AM', 4, null] }] }, ['AM']],
  ])('are read back: %s', (_, xp, ids) => {
    expect(runsWhenPlaced(xp, tuesday)).toEqual(ids);
  });
});

describe('the hours that the confirmation of an order names, on its page and in its mail', () => {
  type Preference = CalculatedOrder['CalculatorShipments'][number]['xp']['TimePreference'];
  it.each<[string, Preference, CalculatedOrder['Order']['xp'], string]>([
    [
      'of all runs',
      'NO PREF',
      { Runs: onTuesday('AM', 'PM', 'EVE') },
      ', any time between 9 AM and 8 PM',
    ],
    [
      'without the evening that was closed',
      'NO PREF',
      { Runs: onTuesday('AM', 'PM') },
      ', any time between 9 AM and 5 PM',
    ],
    [
      'without the afternoon that was closed',
      'NO PREF',
      { Runs: onTuesday('AM', 'EVE') },
      ', any time between 9 AM and 1 PM or between 5 PM and 8 PM',
    ],
    [
      'of the run that was chosen',
      'PM',
      { Runs: onTuesday('AM', 'PM') },
      ', between 1 PM and 5 PM',
    ],
    [
      'of the run that was chosen, on a day it was moved to',
      'PM',
      { Runs: [] },
      ', between 1 PM and 5 PM',
    ],
    [
      'none on a day it was moved to',
      'NO PREF',
      { Runs: [{ Date: '2026-11-27', IDs: ['AM'] }] },
      '',
    ],
    [
      'of all runs where the order does not keep them',
      'NO PREF',
      {},
      ', any time between 9 AM and 8 PM',
    ],
  ])('%s', (_, TimePreference, xp, hours) => {
    const shipment = calculatedShipment();
    const order = calculatedOrder(
      [{ ...shipment, xp: { ...shipment.xp, RequestedDeliveryDate: tuesday, TimePreference } }],
      { IsSubmitted: true, xp },
    );
    const { shipments } = fromAppApi(order);
    const today = chicagoDate(monday);
    const words = `Tuesday, November 24${hours}`;
    expect(placedPromise(shipments, runs, today)).toBe(`Arrives ${words}.`);
    const shop = { origin: '', runs, opening: null, stores: [] };
    const [when] = shipmentFacts(shipments[0]!, shop, today);
    expect(when).toEqual({ name: 'Arrives', lines: [words] });
  });

  it('are not those of an order that is not placed yet', () => {
    const { shipments } = fromAppApi(calculatedOrder(undefined, { xp: { Runs: [] } }));
    expect(shipments[0]?.openRuns).toBeUndefined();
  });
});
