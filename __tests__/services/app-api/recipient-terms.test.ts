/** @jest-environment node */
import { mendOf } from '@/lib/cart/change/mending';
import type { FulfillmentParts } from '@/lib/orders/fulfillment-schema';
import { changeText } from '@/lib/orders/change-texts';
import { groupShipments } from '@/lib/orders/group-shipments';
import type { LinePromise, OrderLine } from '@/lib/orders/line/order-line';
import { orderChanges } from '@/lib/promise/promise-changes';
import { shippingAddress } from '@/scripts/prove/promise/makers';
import { planFulfillment } from '@/services/app-api/fulfillment/plan';
import { at, deliveryWorld, settingsWith } from '@/__tests__/lib/delivery/world';
import { orderLine, recipient } from '@/__tests__/lib/orders/order-line';

const world = deliveryWorld({ now: at('2026-11-23', '09:00') });
const day = {
  DeliveryMethod: 'LocalDelivery',
  RequestedDeliveryDate: '2026-11-24',
  TimePreference: 'NO PREF',
} as const;
const toMinneapolis: FulfillmentParts = {
  AddressType: 'Residence',
  ShippingAddress: shippingAddress(),
};
const wished = (change: Partial<LinePromise> = {}): OrderLine =>
  orderLine({
    productXp: { CodeB2: 'Y', CodeB4: 'E' },
    xp: {
      Promise: {
        Zip: '55987',
        DeliveryMethod: 'LocalDelivery',
        Date: '2026-11-24',
        Run: 'NO PREF',
        FeeCents: 1499,
        ...change,
      },
    },
  });

/** A line as these requests, one after the other, leave it. */
function after(line: OrderLine, requests: FulfillmentParts[]): OrderLine {
  return requests.reduce((before, request) => {
    const lines = [{ ...before, addedAt: world.now }];
    const plan = planFulfillment({ request, lines, products: new Map(), world });
    if (!plan.ok) throw new Error(plan.error.code);
    const { address, xp } = plan.value[0]!;
    return {
      ...before,
      address: recipient({ State: address?.State, Zip: address?.Zip }),
      xp: { ...xp },
    };
  }, line);
}

const changesOf = (line: OrderLine) => orderChanges(groupShipments([line]), new Map(), world);
const higherTax = 'Local Delivery to 55408: tax was $4.47, now $5.86';

describe('a day that was promised for another ZIP than its recipient turns out to live at', () => {
  it.each<[string, LinePromise | object, FulfillmentParts[], string[]]>([
    ['higher tax, recipient alone', {}, [toMinneapolis], [higherTax]],
    ['higher tax, day and recipient together', {}, [{ ...toMinneapolis, ...day }], [higherTax]],
    [
      'higher tax, another day together with the recipient',
      {},
      [{ ...toMinneapolis, ...day, RequestedDeliveryDate: '2026-11-25' }],
      [higherTax],
    ],
    ['higher tax, and the day chosen again', {}, [{ ...toMinneapolis, ...day }, day], []],
    [
      'higher tax beside a dearer fee, which alone stood beside the day',
      { FeeCents: 999 },
      [{ ...toMinneapolis, ...day }],
      [higherTax],
    ],
    [
      'a dearer fee nobody has seen yet',
      { FeeCents: 999 },
      [toMinneapolis],
      ['Local Delivery to 55408: was $9.99, now $14.99'],
    ],
    [
      'a lower fee that makes up for the tax',
      { FeeCents: 2499 },
      [{ ...toMinneapolis, ...day }],
      [],
    ],
    [
      'a courier that was wished for and comes there, recipient alone',
      { Zip: '55408', DeliveryMethod: 'Courier', FeeCents: 2999 },
      [toMinneapolis],
      [],
    ],
    [
      'a courier that was wished for and is dearer there',
      { DeliveryMethod: 'Courier', FeeCents: 1999 },
      [toMinneapolis],
      ['Courier to 55408: was $19.99, now $29.99'],
    ],
    ['another way', { DeliveryMethod: 'UPS' }, [{ ...toMinneapolis, ...day }], []],
    ['a lower tax', { Zip: '55101' }, [{ ...toMinneapolis, ...day }], []],
    ['the same ZIP', { Zip: '55408' }, [{ ...toMinneapolis, ...day }], []],
    ['a promise without a ZIP', { Zip: null }, [{ ...toMinneapolis, ...day }], []],
  ])('%s', (_, promise, requests, texts) => {
    expect(changesOf(after(wished(promise), requests)).map(changeText)).toEqual(texts);
  });

  it('asks for a fee that rises after a lower one made up for the tax', () => {
    const line = after(wished({ FeeCents: 2499 }), [{ ...toMinneapolis, ...day }]);
    const rule = { label: 'A fee.', dates: ['2026-11-24'], effect: { feeCents: 500 } };
    const settings = settingsWith({ DayRules: [rule] });
    const later = deliveryWorld({ settings, now: world.now });
    expect(orderChanges(groupShipments([line]), new Map(), later).map(changeText)).toEqual([
      'Local Delivery on Tue, Nov 24: was $14.99, now $19.99',
    ]);
  });

  describe('when the rates have changed since', () => {
    const named = after(wished({ Zip: '55408' }), [{ ...toMinneapolis, ...day }]);
    const taxed = (percent: number, more: object = {}) =>
      deliveryWorld({
        now: world.now,
        taxRates: { states: { MN: { percent: 6.875, zips: { '55408': percent }, ...more } } },
      });
    const textsIn = (later: typeof world) =>
      orderChanges(groupShipments([named]), new Map(), later).map(changeText);

    it.each<[string, typeof world, string[]]>([
      ['as they were', taxed(9.025), []],
      ['a higher one', taxed(10.025), ['Local Delivery to 55408: tax was $5.86, now $6.51']],
      ['a lower one', taxed(8), []],
      ['none any more', deliveryWorld({ now: world.now, taxRates: { states: {} } }), []],
      ['fees that are not taxed any more', taxed(9.025, { untaxedFees: true }), []],
    ])('%s', (_, later, texts) => {
      expect(named.xp.Promise).toMatchObject({ Zip: '55408', TaxPercent: 9.025 });
      expect(textsIn(later)).toEqual(texts);
    });

    it('says nothing of a promise from before rates were kept with it', () => {
      const { TaxPercent: _, ...Promise } = named.xp.Promise!;
      const older = { ...named, xp: { ...named.xp, Promise } };
      expect(orderChanges(groupShipments([older]), new Map(), taxed(10.025))).toEqual([]);
    });
  });

  it('stands once the shopper has said yes to the tax', () => {
    const named = after(wished(), [{ ...toMinneapolis, ...day }]);
    const [change] = changesOf(named);
    const mend = mendOf(change!, { shipments: [] });
    expect(mend?.label).toBe('Continue with $5.86 tax');
    const yes = mend && 'request' in mend ? (mend.request as FulfillmentParts) : {};
    expect(changesOf(after(named, [yes]))).toEqual([]);
  });
});
