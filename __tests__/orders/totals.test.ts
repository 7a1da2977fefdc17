/** @jest-environment node */
import fc from 'fast-check';
import { fromAppApi } from '@/lib/cart/from-app-api';
import { toCents, toDollars } from '@/lib/core/money';
import { deliveryMethods } from '@/lib/delivery/method';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import { orderSummaryLines, shipmentFeeLines, type ShipmentCharges } from '@/lib/orders/fee-lines';
import type { ListedProduct } from '@/lib/orders/availability';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import type { OrderLine } from '@/lib/orders/order-line';
import { priceOrder } from '@/services/app-api/calculate/price-order';
import { toCalculatedOrder } from '@/services/app-api/calculate/to-calculated-order';
import { at, settingsWith } from '../delivery/world';
import { orderLine, recipient } from './order-line';

const base = settingsWith();
const world: DeliveryWorld = {
  settings: settingsWith({ Fees: { ...base.xp.Fees, PickingFeeCents: 225 } }),
  cities: [
    { zip: '55408', city: 'Minneapolis', location: { lat: 44.9463, lng: -93.2858 } }, { zip: '55082', city: 'Stillwater', location: { lat: 45.0565, lng: -92.8086 } },
  ],
  stores: [{
    storeID: 'Store-edina', name: 'Edina', street1: '1 France Ave', street2: null, city: 'Edina', state: 'MN', zip: '55424', phone: '', placeID: null, location: null,
    flagship: true, willCall: true, active: true,
  }],
  now: at('2026-11-20', '10:00'),
};

const ids = ['100310', 'soil', 'wire', 'GIFTCARD'] as const;
const products = new Map<string, ListedProduct>(ids.map((productID) => [productID, {
  productID, inventoryEnabled: true, quantityAvailable: 99,
  xp: { HandlingCents: productID === 'soil' ? 333 : 0, CodeB2: productID === 'wire' ? 'Y' : 'N', CodeB4: 'F', ProductCode: productID },
}]));
const places = [
  recipient(), recipient({ FirstName: 'Bea', Street1: '9 Main St', City: 'Stillwater', Zip: '55082' }),
  recipient({ FirstName: 'Cy', City: 'Rochester', Zip: '55901' }), recipient({ FirstName: 'Di', City: 'Chicago', State: 'IL', Zip: '60601' }),
];

const charge = (suffix: string) => fc.option(fc.integer({ min: 1, max: 12_000 }).map((markup) => ({ specID: `X-${suffix}`, optionID: 'yes', name: suffix, value: 'Yes', markup, once: false })), { nil: null });
const line = fc.record({
  productID: fc.constantFrom(...ids), quantity: fc.integer({ min: 1, max: 12 }), price: fc.integer({ min: 1, max: 60_000 }),
  place: fc.constantFrom(...places), method: fc.option(fc.constantFrom(...deliveryMethods), { nil: null }),
  date: fc.constantFrom('2026-11-23', '2026-11-24'), assembly: charge('AssemblyCharge'), placement: charge('PlacementCharge'),
}).map(({ productID, quantity, price, place, method, date, assembly, placement }): OrderLine => {
  const specs = [assembly, placement].flatMap((spec) => (spec ? [spec] : []));
  const unitPrice = price + specs.reduce((sum, { markup }) => sum + markup, 0);
  const pickup = method === 'InStorePickUp' || method === 'CurbsidePickUp';
  return orderLine({
    productID, quantity, unitPrice, total: unitPrice * quantity, specs, address: method ? place : null,
    xp: method ? { DeliveryMethod: method, RequestedDeliveryDate: date, StoreID: pickup ? 'Store-edina' : null } : {},
  });
});
const carts = fc.array(line, { minLength: 1, maxLength: 12 }).map((lines) => lines.map((one, index) => ({ ...one, id: `line-${index}` })));

/** The order as the commerce platform keeps it once the charges are written: its total is goods, shipping and tax. */
function calculated(lines: readonly OrderLine[]): CalculatedOrder {
  const priced = priceOrder(lines, products, world);
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  return JSON.parse(JSON.stringify(toCalculatedOrder({
    ID: 'o', Subtotal: toDollars(goods), ShippingCost: toDollars(priced.shipping), TaxCost: toDollars(priced.tax), Total: toDollars(goods + priced.shipping + priced.tax),
  }, priced))) as CalculatedOrder;
}

describe('for any cart, the total that is shown', () => {
  it('is the total that is submitted, and what its lines add up to, in 10,000 carts', () => {
    fc.assert(fc.property(carts, (lines) => {
      const order = calculated(lines);
      const cart = fromAppApi(order);
      const { total, ...parts } = cart.totals;
      const shipments = cart.shipments.reduce((sum, shipment) => sum + shipment.total, 0);
      const submitted = toCents(toDollars(total));
      return submitted === toCents(order.Order.Total) && Object.values(parts).reduce((sum, part) => sum + part, 0) === total && shipments === total;
    }), { seed: 20261120, numRuns: 10_000 });
  });

  it('is what the lines of orders and print add up to', () => {
    fc.assert(fc.property(carts, (lines) => {
      const order = calculated(lines);
      const charges = order.CalculatorShipments.map((shipment): ShipmentCharges => ({
        method: deliveryMethods.find((method) => method === shipment.Shipper) ?? null, cost: toCents(shipment.Cost), handling: toCents(shipment.xp.HandlingCharges),
        wiredService: toCents(shipment.xp.WiredServiceFees), assembly: toCents(shipment.AssemblyCharges), placement: toCents(shipment.PlacementCharges),
      }));
      for (const [index, shipment] of charges.entries()) {
        const { Subtotal, Tax, Total } = order.CalculatorShipments[index]!;
        const goods = toCents(Subtotal) - shipment.assembly - shipment.placement;
        for (const medium of ['screen', 'print'] as const) {
          const fees = shipmentFeeLines(shipment, medium).reduce((sum, { cents }) => sum + cents, 0);
          expect(goods + fees + toCents(Tax)).toBe(toCents(Total));
        }
      }
      const summary = orderSummaryLines({ subtotal: toCents(order.Order.Subtotal), tax: toCents(order.Order.TaxCost), total: toCents(order.Order.Total) }, charges);
      const [closing, ...rest] = [...summary].reverse();
      expect(closing).toEqual({ label: 'TOTAL', cents: toCents(order.Order.Total) });
      if (charges.length > 1) expect(rest.reduce((sum, { cents }) => sum + cents, 0)).toBe(closing?.cents);
    }), { seed: 20261121, numRuns: 2000 });
  });
});
