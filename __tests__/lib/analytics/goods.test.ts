/** @jest-environment node */
import { calculatedLine, calculatedOrder, calculatedShipment } from '@/__tests__/lib/cart/orders';
import { editedGoods, goodsIn, purchaseOf } from '@/lib/analytics/goods';
import { fromAppApi } from '@/lib/cart/from-app-api';
import type { CalculatorLineItem } from '@/lib/orders/calculated-order';

const typed = (SpecID: string, Value: string) => ({
  SpecID,
  OptionID: null,
  Name: SpecID,
  Value,
  PriceMarkup: 0,
});

const product = (ID: string, Name: string, xp: Record<string, unknown>) => ({
  ProductID: ID,
  Product: { ID, Name, xp },
});

const coral = {
  item_id: '100310',
  item_name: 'Coral Roses in a Mason Jar',
  item_brand: 'Lilac & Loam',
  item_variant: 'Deluxe, Coral',
  price: 49.99,
  discount: 10,
  quantity: 2,
};

/** One shipment for each group of lines. */
const cartOf = (...shipments: Partial<CalculatorLineItem>[][]) =>
  fromAppApi(
    calculatedOrder(
      shipments.map((lines, index) =>
        calculatedShipment({
          ID: `shipment-${index}`,
          LineItems: lines.map((line) => calculatedLine(line)),
        }),
      ),
    ),
  );

describe('goods as they are reported', () => {
  it.each<[string, Partial<CalculatorLineItem>, object, number]>([
    ['a reduced bouquet, without its assembly', {}, coral, 99.98],
    [
      'an engraved pot of another brand, without what is engraved',
      {
        ...product('7-S', 'POT', { ProductCode: '7', Brand: 'Claywork' }),
        Specs: [typed('Pot-Engraving', 'Bea Ruiz')],
        Quantity: 1,
        MerchandiseTotal: 30,
        xp: {},
      },
      { item_id: '7', item_name: 'Pot', item_brand: 'Claywork', price: 30, quantity: 1 },
      30,
    ],
    [
      'gift cards by e-mail, without the mailbox',
      {
        ...product('EGIFTCARD', 'E-GIFT CARD', {}),
        Specs: [
          typed('GiftCard-Amount', '75'),
          typed('EGiftCard-RecipientEmail', 'bea@example.com'),
        ],
        MerchandiseTotal: 150,
        xp: {},
      },
      {
        item_id: 'EGIFTCARD',
        item_name: expect.any(String),
        item_brand: 'Lilac & Loam',
        price: 75,
        quantity: 2,
      },
      150,
    ],
    [
      'seats of a workshop',
      {
        ...product('900-A', 'WREATHS', {
          ProductCode: '900',
          IsWorkShopEvent: true,
          SpecsOptions: { Size: 'Child' },
        }),
        Specs: [],
        MerchandiseTotal: 40,
        xp: { EventDateDisplay: 'May 9, 2 PM', EventRoom: 'Greenhouse' },
      },
      {
        item_id: '900',
        item_name: 'Wreaths',
        item_brand: 'Lilac & Loam',
        item_variant: 'Child',
        price: 20,
        quantity: 2,
      },
      40,
    ],
  ])('%s', (_, line, item, value) => {
    const goods = goodsIn(cartOf([line]));
    expect(goods).toEqual({ currency: 'USD', value, items: [item] });
    expect(JSON.stringify(goods)).not.toMatch(/Bea|@/);
  });

  it('of two recipients are worth what all lines cost', () => {
    const goods = goodsIn(cartOf([{}], [{ ID: 'line-2', Quantity: 1, MerchandiseTotal: 49.99 }]));
    expect(goods).toEqual({
      currency: 'USD',
      value: 149.97,
      items: [coral, { ...coral, quantity: 1 }],
    });
  });
});

describe('goods that an edit put in or took out', () => {
  const roses = (quantity: number, ID = 'line-1') => ({
    ID,
    Quantity: quantity,
    MerchandiseTotal: 49.99 * quantity,
  });
  const card = (quantity: number, amount: number, ID: string) => ({
    ...product('GIFTCARD', 'GIFT CARD', {}),
    ID,
    Quantity: quantity,
    MerchandiseTotal: amount * quantity,
    Specs: [typed('GiftCard-Amount', String(amount))],
  });
  type Lines = Partial<CalculatorLineItem>[];

  it.each<[string, Lines[], Lines[], [number, number][], [number, number][]]>([
    ['a lowered quantity', [[roses(5)]], [[roses(2)]], [], [[3, 14997]]],
    ['a raised one', [[roses(1)]], [[roses(3)]], [[2, 9998]], []],
    ['a removed line', [[roses(2)]], [], [], [[2, 9998]]],
    ['a line that came back', [], [[roses(2)]], [[2, 9998]], []],
    ['units for somebody else', [[roses(3)]], [[roses(1)], [roses(2, 'line-2')]], [], []],
    [
      'one more for somebody else',
      [[roses(2)]],
      [[roses(2)], [roses(1, 'line-2')]],
      [[1, 4999]],
      [],
    ],
    [
      'a quantity from which each costs less',
      [[roses(1)]],
      [[{ Quantity: 3, MerchandiseTotal: 120 }]],
      [[2, 8000]],
      [],
    ],
    [
      'a gift card of one of two amounts',
      [[card(1, 25, 'line-1'), card(1, 50, 'line-2')]],
      [[card(1, 25, 'line-1')]],
      [],
      [[1, 5000]],
    ],
    ['nothing', [[roses(2)]], [[roses(2)]], [], []],
  ])('%s', (_, before, after, added, removed) => {
    const edited = editedGoods(cartOf(...before), cartOf(...after));
    const units = (lines: typeof edited.added) =>
      lines.map(({ quantity, total }) => [quantity, total]);
    expect([units(edited.added), units(edited.removed)]).toEqual([added, removed]);
  });

  it('nothing where the cart is another order’s', () => {
    const { added, removed } = editedGoods(cartOf([roses(2)]), { orderID: null, shipments: [] });
    expect([added, removed]).toEqual([[], []]);
  });
});

describe('a placed order as it is reported', () => {
  it.each([
    ['delivered by the vans', {}, { tax: 10.53, shipping: 26.99 }],
    [
      'made by a florist elsewhere, placed at a grave',
      { ShippingCost: 30.48, WiredServiceCharges: 9.99, PlacementCharges: 7, AssemblyCharges: 3 },
      { tax: 10.53, shipping: 40.48 },
    ],
    [
      'collected free of tax',
      { ShippingCost: 0, HandlingCharges: 0, AssemblyCharges: 0, Subtotal: 99.98, TaxCost: 0 },
      { tax: 0, shipping: 0 },
    ],
  ])('%s', (_, charges, charged) => {
    const Total = 99.98 + charged.tax + charged.shipping;
    const order = fromAppApi(calculatedOrder(undefined, { ...charges, Total }));
    const purchase = purchaseOf('LL-104217-3', order);
    expect(purchase).toEqual({
      transaction_id: 'LL-104217-3',
      currency: 'USD',
      value: 99.98,
      items: [coral],
      ...charged,
    });
    expect(purchase.value + purchase.tax + purchase.shipping).toBeCloseTo(
      order.totals.total / 100,
      5,
    );
    expect(JSON.stringify(purchase)).not.toMatch(/Ruiz|Colfax|Blue door|Happy day|55408/);
  });
});
