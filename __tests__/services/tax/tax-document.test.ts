/** @jest-environment node */
import fc from 'fast-check';
import { toCents } from '@/lib/core/money';
import { deliveryItem } from '@/lib/delivery/item';
import { tableRates } from '@/lib/promise/tax-table';
import { orderNumber } from '@/lib/orders/order-number';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { pickupStore } from '@/scripts/prove/promise/makers';
import {
  documentTotals,
  returnDocument,
  saleDocument,
  type TaxFacts,
} from '@/services/tax/tax-document';
import { orders, placed, world } from '@/__tests__/lib/orders/generated-orders';

const flagship = pickupStore({
  storeID: 'Store-lyndale',
  street1: '2500 Lyndale Ave',
  zip: '55405',
  flagship: true,
});
const facts: TaxFacts = {
  companyCode: 'SHOP',
  stores: [...world.stores.map((store) => ({ ...store, flagship: false })), flagship],
  taxRates: tableRates,
};
const number = orderNumber(1);
const at = new Date('2026-11-25T18:00:00Z');
const charged = ({ Order }: CalculatedOrder) => ({
  amount: toCents(Order.Total) - toCents(Order.TaxCost),
  tax: toCents(Order.TaxCost),
});

describe('the sale of any order', () => {
  it('is recorded with what was charged, to the cent, on lines of its shipments', () => {
    fc.assert(
      fc.property(orders, (items) => {
        const { calculated } = placed(items);
        const sale = saleDocument(calculated, facts);
        expect(documentTotals(sale)).toEqual(charged(calculated));
        expect(new Set(sale.lines.map(({ number }) => number)).size).toBe(sale.lines.length);
        for (const [index, shipment] of calculated.CalculatorShipments.entries()) {
          const lines = sale.lines.filter(({ number }) => number.startsWith(`${index + 1}-`));
          const { amount, tax } = documentTotals({ lines });
          expect([amount, tax]).toEqual([
            toCents(shipment.Subtotal) + toCents(shipment.Cost),
            toCents(shipment.Tax),
          ]);
          const cards = shipment.LineItems.filter(({ ProductID, Product }) => {
            const item = deliveryItem(ProductID, Product.xp);
            return item.giftCard || item.emailGiftCard;
          });
          const card = lines.find(({ itemCode }) => itemCode === 'GIFT-CARDS');
          expect(toCents(card?.amount ?? 0)).toBe(
            cards.reduce((sum, { LineTotal }) => sum + toCents(LineTotal), 0),
          );
          expect(card?.taxOverride.taxAmount ?? 0).toBe(0);
        }
      }),
    );
  });

  it('gives back any part of it to the cent, no line more than it was, and all of it as it was', () => {
    fc.assert(
      fc.property(orders, fc.double({ min: 0, max: 1, noNaN: true }), (items, share) => {
        const sale = saleDocument(placed(items).calculated, facts);
        const all = documentTotals(sale);
        const cents = Math.floor((all.amount + all.tax) * share);
        const back = returnDocument(sale, { code: 'R', cents, at });
        const given = documentTotals(back);
        expect(given.amount + given.tax).toBe(cents === 0 ? 0 : -cents);
        for (const line of back.lines) {
          const sold = sale.lines.find(({ number }) => number === line.number);
          expect(-line.amount).toBeLessThanOrEqual(sold?.amount ?? 0);
          expect(-line.taxOverride.taxAmount).toBeLessThanOrEqual(sold?.taxOverride.taxAmount ?? 0);
        }
        const whole = returnDocument(sale, { code: 'R', cents: all.amount + all.tax, at });
        expect(documentTotals(whole)).toEqual({
          amount: all.amount === 0 ? 0 : -all.amount,
          tax: all.tax === 0 ? 0 : -all.tax,
        });
      }),
    );
  });
});

/** An order of one shipment: $100 of goods, $15 of delivery, $10.38 of tax, to Minneapolis. */
function order({
  shipment = {},
  header = {},
  line = {},
}: Partial<Record<'shipment' | 'header' | 'line', object>> = {}): CalculatedOrder {
  return {
    Order: {
      ID: 'order-1',
      FromUserID: 'user-1',
      DateSubmitted: '2026-11-21T04:00:00Z',
      ShippingCost: 15,
      TaxCost: 10.38,
      Total: 125.38,
      xp: { OrderNumber: number },
      ...header,
    },
    CalculatorShipments: [
      {
        ID: 's1',
        Shipper: 'LocalDelivery',
        Cost: 15,
        Tax: 10.38,
        LineItems: [{ ProductID: '100310', Product: { xp: {} }, LineTotal: 100, ...line }],
        ToAddress: {
          Street1: '100 Lake St',
          City: 'Minneapolis',
          State: 'MN',
          Zip: '55408',
        },
        xp: { StoreID: null },
        ...shipment,
      },
    ],
  } as unknown as CalculatedOrder;
}

const lyndale = {
  line1: '2500 Lyndale Ave',
  city: flagship.city,
  region: flagship.state,
  postalCode: '55405',
  country: 'US',
};
const lake = {
  line1: '100 Lake St',
  city: 'Minneapolis',
  region: 'MN',
  postalCode: '55408',
  country: 'US',
};

describe('the sale of an order', () => {
  it('has the order’s number, its Chicago day and who ordered', () => {
    expect(saleDocument(order(), facts)).toMatchObject({
      code: number,
      type: 'SalesInvoice',
      companyCode: 'SHOP',
      date: '2026-11-20',
      customerCode: 'user-1',
      commit: true,
    });
  });

  it.each<[string, Parameters<typeof order>[0], object]>([
    ['from the flagship to the recipient', {}, { shipFrom: lyndale, shipTo: lake }],
    [
      'at the store it is fetched from',
      { shipment: { Shipper: 'InStorePickUp', xp: { StoreID: 'Store-edina' } } },
      { singleLocation: { ...lyndale, line1: '1 France Ave', postalCode: world.stores[0]!.zip } },
    ],
    [
      'at the flagship where its store is gone',
      { shipment: { Shipper: 'CurbsidePickUp', xp: { StoreID: 'Store-gone' } } },
      { singleLocation: lyndale },
    ],
    [
      'at the flagship where it goes by e-mail',
      { shipment: { Shipper: 'Email', ToAddress: null } },
      { singleLocation: lyndale },
    ],
  ])('is %s', (_, change, addresses) => {
    expect(saleDocument(order(change), facts).lines[0]?.addresses).toEqual(addresses);
  });

  it.each<[string, Parameters<typeof order>[0], TaxFacts['taxRates'], unknown[][]]>([
    [
      'of goods and their delivery',
      {},
      tableRates,
      [
        ['1-goods', 100, 9.03, 'P0000000'],
        ['1-fees', 15, 1.35, 'FR020100'],
      ],
    ],
    [
      'where fees are not taxed',
      { shipment: { Tax: 9.03 }, header: { TaxCost: 9.03 } },
      { states: { MN: { percent: 9.025, zips: {}, untaxedFees: true } } },
      [
        ['1-goods', 100, 9.03, 'P0000000'],
        ['1-fees', 15, 0, 'FR020100'],
      ],
    ],
    [
      'where fees are not taxed, of a state as somebody typed it',
      {
        shipment: { Tax: 9.03, ToAddress: { State: ' mn', Zip: '55408', Street1: '', City: '' } },
        header: { TaxCost: 9.03 },
      },
      { states: { MN: { percent: 9.025, zips: {}, untaxedFees: true } } },
      [
        ['1-goods', 100, 9.03, 'P0000000'],
        ['1-fees', 15, 0, 'FR020100'],
      ],
    ],
    [
      'of a gift card',
      { line: { ProductID: 'GIFTCARD' }, shipment: { Tax: 0 }, header: { TaxCost: 0 } },
      tableRates,
      [
        ['1-cards', 100, 0, 'PG050000'],
        ['1-fees', 15, 0, 'FR020100'],
      ],
    ],
    [
      'with a fee of the whole order',
      { header: { ShippingCost: 15.5 } },
      tableRates,
      [
        ['1-goods', 100, 8.99, 'P0000000'],
        ['1-fees', 15.5, 1.39, 'FR020100'],
      ],
    ],
    [
      'whose shipments are priced at other rates now',
      { shipment: { Tax: 20 } },
      tableRates,
      [
        ['1-goods', 100, 9.03, 'P0000000'],
        ['1-fees', 15, 1.35, 'FR020100'],
      ],
    ],
  ])('has the lines %s', (_, change, taxRates, lines) => {
    const sale = saleDocument(order(change), { ...facts, taxRates });
    expect(
      sale.lines.map(({ number, amount, taxOverride, taxCode }) => [
        number,
        amount,
        taxOverride.taxAmount,
        taxCode,
      ]),
    ).toEqual(lines);
  });
});

it('a return has its own code and day, the sale’s code as its reference and its day for the tax', () => {
  const sale = saleDocument(order(), facts);
  const back = returnDocument(sale, { code: `${number}-a`, cents: 1254, at });
  expect(back).toMatchObject({
    code: `${number}-a`,
    type: 'ReturnInvoice',
    date: '2026-11-25',
    referenceCode: number,
  });
  expect(
    back.lines.map(({ amount, taxOverride }) => [
      amount,
      taxOverride.taxAmount,
      taxOverride.taxDate,
    ]),
  ).toEqual([
    [-10, -0.9, '2026-11-20'],
    [-1.5, -0.14, '2026-11-20'],
  ]);
});
