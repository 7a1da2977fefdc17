/** @jest-environment node */
import { addLineSchema, changeQuantitySchema, fulfillmentSchema } from '@/lib/cart/schema';

const line = { productID: '100310', quantity: 1 };
const person = { FirstName: 'Ana', LastName: 'Ruiz', Phone: '612-555-0101' };
const address = {
  ...person,
  Street1: '2817 Colfax Ave S',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55408-1234',
  Country: 'US',
};
const delivery = {
  DeliveryMethod: 'LocalDelivery',
  RequestedDeliveryDate: '2026-05-09',
  AddressType: 'Residence',
  ShippingAddress: address,
};
const pickup = {
  DeliveryMethod: 'InStorePickUp',
  RequestedDeliveryDate: '2026-05-09',
  AddressType: 'InStorePickUp',
  StoreID: 'Store-lyndale',
  Pickup: person,
};

describe('a line to add', () => {
  it('is a product, a quantity and options', () => {
    expect(addLineSchema.parse(line)).toEqual({ ...line, specs: [] });
  });

  it.each([
    0,
    -1,
    1.5,
    Number.NaN,
    Infinity,
    2 ** 53,
    10_000_001,
    '2',
    '1e9',
    '٣',
    null,
    undefined,
    [1],
  ])('refuses the quantity %p', (quantity) => {
    expect(addLineSchema.safeParse({ ...line, quantity }).success).toBe(false);
    expect(changeQuantitySchema.safeParse({ quantity }).success).toBe(false);
  });

  it.each([1, 10_000_000])('accepts the quantity %p', (quantity) => {
    expect(changeQuantitySchema.parse({ quantity })).toEqual({ quantity });
  });

  it.each(['', '../me', 'a/b', 'a b', 'a|b', '*', 'x'.repeat(101), 5, null])(
    'refuses the product ID %p',
    (productID) => {
      expect(addLineSchema.safeParse({ ...line, productID }).success).toBe(false);
    },
  );

  it.each(['UnitPrice', 'price', 'LineTotal', 'xp', 'RetailPrice', 'ShippingAddressID'])(
    'refuses %s from the browser',
    (field) => {
      expect(addLineSchema.safeParse({ ...line, [field]: 1 }).success).toBe(false);
      expect(changeQuantitySchema.safeParse({ quantity: 1, [field]: 1 }).success).toBe(false);
    },
  );

  it('refuses prices inside options', () => {
    expect(
      addLineSchema.safeParse({
        ...line,
        specs: [{ specID: 'a', optionID: 'b', PriceMarkup: -50 }],
      }).success,
    ).toBe(false);
  });
});

describe('where lines go', () => {
  it('cleans an address', () => {
    expect(fulfillmentSchema.parse(delivery).ShippingAddress).toMatchObject({
      Zip: '55408',
      Phone: '6125550101',
    });
    expect(fulfillmentSchema.safeParse(pickup).success).toBe(true);
  });

  const { ShippingAddress: _address, ...nowhere } = delivery;
  const { StoreID: _store, ...noStore } = pickup;
  it.each([
    ['no address', nowhere],
    ['no store', noStore],
    ['nothing said of them', { LineItemIDs: ['line-1'] }],
    ['an unknown method', { ...delivery, DeliveryMethod: 'Pigeon' }],
    ['an impossible day', { ...delivery, RequestedDeliveryDate: '2026-02-30' }],
    ['another country', { ...delivery, ShippingAddress: { ...address, Country: 'CA' } }],
    ['a state that is none', { ...delivery, ShippingAddress: { ...address, State: 'ZZ' } }],
    ['a hospital without its name', { ...delivery, AddressType: 'Hospital' }],
    ['a fee', { ...delivery, ShippingCost: 0 }],
    ['line fields', { ...delivery, xp: { RouteCode: 'X' } }],
    ['an address ID of somebody', { ...delivery, ShippingAddressID: 'home' }],
  ])('refuses %s', (_, body) => {
    expect(fulfillmentSchema.safeParse(body).success).toBe(false);
  });

  it('names a card line that cannot be printed', () => {
    const parsed = fulfillmentSchema.safeParse({
      ...delivery,
      CardMessage: { line1: 'Zoë’s “day”', line2: 'Tom — Ana' },
    });
    expect(parsed.error?.issues).toMatchObject([
      { message: 'card-message-invalid', path: ['CardMessage', 'line2'] },
    ]);
  });

  it('writes a card line as it is printed, and refuses one that is too wide', () => {
    const parsed = fulfillmentSchema.safeParse({
      ...delivery,
      CardMessage: { line1: 'Zoë’s “day” ' },
    });
    expect(parsed.data?.CardMessage?.line1).toBe('Zoë\'s "day"');
    expect(
      fulfillmentSchema.safeParse({ ...delivery, CardMessage: { line4: 'W'.repeat(22) } }).error
        ?.issues,
    ).toMatchObject([{ path: ['CardMessage', 'line4'] }]);
  });
});
