import { mediumDate, printDate, rowDate } from '@/lib/account/order-dates';
import { displayStatus, orderStatus } from '@/lib/account/order-status';
import { paymentLabel } from '@/lib/orders/order-payments';
import { rowWithoutLines, toDetail, toRow } from '@/lib/account/order-view';
import { isOlderSystem, isOrphaned } from '@/lib/account/user-xp';

const received = [
  'DISPATCHED',
  'New',
  'Turn Around',
  'Customer Servic',
  'Ret2Yrd',
  'Printed',
  'Exported',
  'Staged Design',
  'Staged',
  'Staged Plants',
  'In Production',
  'In Plants',
  'In Xmas Prod',
  'Staged Xmas',
  'Store Staged',
  'Store Out',
  'Store Rec',
  'In Design',
  'Delivered Late',
  'anything',
];

describe('order status', () => {
  it.each<[string | null, string]>([
    ...received.map((status) => [status, 'Received'] as [string, string]),
    ['DELIVERED', 'Delivered'],
    ['Complete', 'Delivered'],
    ['CANCELED', 'Canceled'],
    ['', 'Processing'],
    [null, 'Processing'],
    ['  ', 'Processing'],
  ])('%p shows %s', (status, shown) => {
    expect(displayStatus(status)).toBe(shown);
  });

  it.each([
    [['Delivered', 'Received'], 'Received'],
    [['Delivered', 'Canceled'], 'Delivered'],
    [['Canceled', 'Canceled'], 'Canceled'],
    [['Processing', 'Delivered'], 'Processing'],
    [[], 'Processing'],
  ] as const)('of %p is %s', (statuses, shown) => {
    expect(orderStatus(statuses)).toBe(shown);
  });
});

describe('order dates, in Chicago', () => {
  it.each([
    ['2026-05-06T03:30:00Z', 'May 5, 2026', 'May-05-2026', '05/05/2026'],
    ['2026-01-01T06:00:00Z', 'Jan 1, 2026', 'January-01-2026', '01/01/2026'],
    ['2026-08-31', 'Aug 31, 2026', 'August-31-2026', '08/31/2026'],
    ['never', '', '', ''],
  ])('%s', (iso, medium, row, print) => {
    expect([mediumDate(iso), rowDate(iso), printDate(iso)]).toEqual([medium, row, print]);
  });
});

const item = (ID: string, FirstName: string, method: string, change: object = {}) => ({
  ID,
  ProductID: ID,
  Quantity: 2,
  UnitPrice: 20,
  LineTotal: 40,
  Product: { ID, Name: 'SUNDAY BEST', xp: {} },
  Specs: [],
  ShippingAddress: {
    FirstName,
    LastName: 'Olson',
    Street1: '100 Lake St',
    City: 'Minneapolis',
    State: 'MN',
    Zip: '55408',
    Country: 'US',
  },
  xp: {
    DeliveryMethod: method,
    RequestedDeliveryDate: '2026-05-09',
    AddressType: 'Residence',
    CardMessage: { line1: 'Get well', line2: 'soon' },
    Status: 'New',
  },
  ...change,
});
const order = {
  ID: 'LL-1',
  DateSubmitted: '2026-05-05T15:00:00Z',
  FromUser: { FirstName: 'Ana', LastName: 'Ruiz' },
  Subtotal: 80,
  ShippingCost: 29,
  TaxCost: 6,
  Total: 115,
  xp: {
    Shipments: [
      {
        LineItemIDs: ['a'],
        Cost: 24,
        HandlingCharges: 4,
        WiredServiceFees: 5,
        Status: 'DELIVERED',
      },
      { LineItemIDs: ['b'], Cost: 5, HandlingCharges: 0, Status: '' },
    ],
  },
};

describe('an order', () => {
  const items = [item('a', 'Bea', 'LocalDelivery'), item('b', 'Carl', 'InStorePickUp')] as never[];

  it('shows seats of a workshop as a shipment of their own, with their hours and their store', () => {
    const seat = item('s', '', 'InStorePickUp', {
      Product: { ID: 's', Name: 'WREATHS', xp: { IsWorkShopEvent: true } },
      ShippingAddress: {
        FirstName: '',
        LastName: '',
        CompanyName: 'Edina',
        Street1: '1 France Ave',
        City: 'Edina',
        State: 'MN',
        Zip: '55424',
        Country: 'US',
      },
      xp: {
        DeliveryMethod: 'InStorePickUp',
        RequestedDeliveryDate: '2026-05-09',
        AddressType: 'InStorePickUp',
        StoreID: 'Store-edina',
        TimePreference: 'NO PREF',
        EventDateDisplay: 'Sat, May 9, 10:00 AM',
        EventRoom: 'Glasshouse',
      },
    });
    const { shipments, recipients } = toDetail(order as never, [...items, seat] as never[], []);
    expect(shipments.map(({ workshop, recipient, date }) => [workshop, recipient, date])).toEqual([
      [null, 'Bea Olson', '2026-05-09'],
      [null, 'Carl Olson', '2026-05-09'],
      ['Edina', '', '2026-05-09'],
    ]);
    expect(shipments[2]!.lines[0]!.options).toBe('Sat, May 9, 10:00 AM · Glasshouse');
    expect(recipients).toEqual(['Bea Olson', 'Carl Olson']);
    expect(toRow(order as never, [seat] as never[])).toMatchObject({
      recipients: ['Workshops'],
      addressType: '',
    });
  });

  it.each([
    [{ TimePreference: 'AM' }, 'AM'],
    [{ TimePreference: 'NO PREF' }, null],
    [{ TimePreference: 'AM', TimeWindow: '9 AM to 12 PM' }, '9 AM to 12 PM'],
    [{ TimePreference: 'NO PREF', TimeWindow: '9 AM to 12 PM' }, '9 AM to 12 PM'],
    [{ TimeWindow: '' }, null],
  ])('with %p comes in the window %p', (time, window) => {
    const timed = item('a', 'Bea', 'LocalDelivery');
    Object.assign(timed.xp, time);
    expect(toDetail(order as never, [timed] as never[], []).shipments[0]!.window).toBe(window);
  });

  const at = (address: object) =>
    toDetail(
      order as never,
      [
        item('a', 'Bea', 'LocalDelivery', {
          ShippingAddress: { FirstName: 'Bea', LastName: 'Olson', Country: 'US', ...address },
        }),
      ] as never[],
      [],
    ).shipments[0]!;

  it.each([
    [
      { Street1: '100 Lake St', Street2: 'Apt 2', City: 'Minneapolis', State: 'MN', Zip: '55408' },
      null,
      '100 Lake St, Apt 2, Minneapolis, MN 55408',
    ],
    [
      { CompanyName: 'Lakes', Street1: '12 Bell St', City: 'Excelsior', State: '', Zip: '' },
      'Lakes',
      '12 Bell St, Excelsior',
    ],
    [
      {
        Street1: 'bea@example.com',
        City: 'Email',
        xp: { addressType: 'Email', Email: 'bea@example.com' },
      },
      null,
      'bea@example.com',
    ],
    [
      {
        CompanyName: 'Bea Olson',
        Street1: 'By e-mail',
        City: 'Minneapolis',
        State: 'MN',
        Zip: '55407',
        xp: { Email: 'bea@example.com' },
      },
      null,
      'bea@example.com',
    ],
  ])('goes to %p', (place, company, address) => {
    expect(at(place)).toMatchObject({ company, address });
  });

  it('has a row with every recipient', () => {
    expect(toRow(order as never, items)).toEqual({
      id: 'LL-1',
      number: 'LL-1',
      submittedAt: order.DateSubmitted,
      sender: 'Ana Ruiz',
      recipients: ['Bea Olson', 'Carl Olson'],
      addressType: 'Residence',
      status: 'Processing',
      count: 4,
      total: 11_500,
    });
  });

  it.each([
    [{}, 'Processing'],
    [{ Status: 'Canceled' }, 'Canceled'],
    [{ xp: { Shipments: [{ Status: 'Delivered' }, { Status: 'New' }] } }, 'Received'],
  ])('has a row without its things when they cannot be read: %p', (more, status) => {
    expect(rowWithoutLines({ ...order, xp: {}, ...more } as never)).toEqual({
      id: 'LL-1',
      number: 'LL-1',
      submittedAt: order.DateSubmitted,
      sender: 'Ana Ruiz',
      recipients: [],
      addressType: '',
      status,
      count: null,
      total: 11_500,
    });
  });

  it('is canceled where the order is, whatever its shipments say', () => {
    const canceled = { ...order, Status: 'Canceled' };
    expect(toRow(canceled as never, items).status).toBe('Canceled');
    expect(toDetail(canceled as never, items, []).shipments.map(({ status }) => status)).toEqual(
      toDetail(order as never, items, []).shipments.map(() => 'Canceled'),
    );
  });

  const line = (ID: string, address: object, xp: object) =>
    item(ID, 'Bea', 'LocalDelivery', {
      ShippingAddress: {
        FirstName: 'Bea',
        LastName: 'Olson',
        Street1: '100 Lake St',
        City: 'Minneapolis',
        State: 'MN',
        Zip: '55408',
        ...address,
      },
      xp: {
        DeliveryMethod: 'LocalDelivery',
        RequestedDeliveryDate: '2026-05-09',
        AddressType: 'Residence',
        ...xp,
      },
    });
  const hall = { Street1: '1 France Ave', City: 'Edina', Zip: '55424' };

  it.each([
    [
      'one recipient on two days',
      line('b', {}, { RequestedDeliveryDate: '2026-05-10' }),
      ['Bea Olson'],
      'Residence',
    ],
    [
      'one recipient by two methods',
      line('b', {}, { DeliveryMethod: 'Courier' }),
      ['Bea Olson'],
      'Residence',
    ],
    [
      'two recipients of one name',
      line('b', { Street1: '2 Bell St' }, {}),
      ['Bea Olson', 'Bea Olson'],
      'Residence',
    ],
    [
      'two recipients at two types of address',
      line('b', { FirstName: 'Carl' }, { AddressType: 'Hospital' }),
      ['Bea Olson', 'Carl Olson'],
      '',
    ],
    [
      'an address whose type nobody wrote down',
      line('b', { Street1: '2 Bell St' }, { AddressType: null }),
      ['Bea Olson', 'Bea Olson'],
      '',
    ],
    [
      'a seat under a name',
      {
        ...line('b', hall, { AddressType: 'InStorePickUp', StoreID: 'Store-edina' }),
        Product: { ID: 's', Name: 'WREATHS', xp: { IsWorkShopEvent: true } },
      },
      ['Bea Olson'],
      'Residence',
    ],
  ])('with %s names them and the type they share', (_, other, recipients, addressType) => {
    expect(toRow(order as never, [line('a', {}, {}), other] as never[])).toMatchObject({
      recipients,
      addressType,
    });
  });

  it('leads from a line to where its product or event is sold, if it says which', () => {
    const of = (xp: object) =>
      toDetail(
        order as never,
        [{ ...line('a', {}, {}), Product: { ID: 'p', Name: 'SUNDAY BEST', xp } }] as never[],
        [],
      ).shipments[0]?.lines[0]?.path;
    expect(of({ ProductCode: '100310' })).toBe('/p/100310/sunday-best');
    expect(of({ ProductCode: '700101', IsWorkShopEvent: true })).toBe('/event/700101');
    expect(of({})).toBeNull();
  });

  it('of two shipments lists every summary line, fees by shipment, on screen and in print', () => {
    const { shipments, summary } = toDetail(order as never, items, []);
    expect(summary.map(({ label, cents }) => [label, cents])).toEqual([
      ['ORDER SUBTOTAL', 8000],
      ['PICKING FEE', 500],
      ['HANDLING FEE', 400],
      ['DELIVERY', 2000],
      ['TAX', 600],
      ['TOTAL', 11_500],
    ]);
    expect(
      shipments.map(({ status, recipient, card, fees, printFees }) => [
        status,
        recipient,
        card,
        fees,
        printFees,
      ]),
    ).toEqual([
      [
        'Delivered',
        'Bea Olson',
        ['Get well', 'soon'],
        [
          { label: 'Handling Fee', cents: 400 },
          { label: 'Delivery Fees', cents: 2000 },
        ],
        [
          { label: 'Handling Fee', cents: 400 },
          { label: 'Service Fee', cents: 500 },
          { label: 'Delivery Fees', cents: 1500 },
        ],
      ],
      [
        'Processing',
        'Carl Olson',
        ['Get well', 'soon'],
        [{ label: 'Picking Fee', cents: 500 }],
        [{ label: 'Picking Fee', cents: 500 }],
      ],
    ]);
  });

  it('placed here shows the charges the App API placed it with', () => {
    const bare = { ...order, xp: {} };
    const { shipments, summary } = toDetail(
      bare as never,
      items,
      [],
      [
        { LineItemIDs: ['a'], Cost: 20, HandlingCharges: 2 },
        { LineItemIDs: ['b'], Cost: 9 },
      ],
    );
    expect(shipments.map(({ fees }) => fees)).toEqual([
      [
        { label: 'Handling Fee', cents: 200 },
        { label: 'Delivery Fees', cents: 1800 },
      ],
      [{ label: 'Picking Fee', cents: 900 }],
    ]);
    expect(summary.map(({ cents }) => cents)).toEqual([8000, 900, 200, 1800, 600, 11_500]);
  });

  it('whose shipments’ charges nobody knows shows none of them, and its own cost in the summary', () => {
    const { shipments, summary } = toDetail({ ...order, xp: {} } as never, items, []);
    expect(shipments.flatMap(({ fees, printFees }) => [...fees, ...printFees])).toEqual([]);
    expect(summary.map(({ label, cents }) => [label, cents])).toEqual([
      ['ORDER SUBTOTAL', 8000],
      ['DELIVERY', 2900],
      ['TAX', 600],
      ['TOTAL', 11_500],
    ]);
  });

  it('of one shipment lists tax and total only', () => {
    expect(
      toDetail(order as never, items.slice(0, 1), []).summary.map(({ label }) => label),
    ).toEqual(['TAX', 'TOTAL']);
  });

  it.each([
    [{ Kind: 'CreditCard', CardType: 'Visa', PartialAccountNumber: '1111' }, 'Visa ending 1111'],
    [{ Kind: 'GiftCard', PartialAccountNumber: '0104' }, 'Gift Card ending 0104'],
    [{ Kind: 'Paypal', Account: 'a@example.com' }, 'PayPal a@example.com'],
    [{ Kind: 'PurchaseOrder', Number: 'PO-1' }, 'Purchase order PO-1'],
    [{ Kind: 'Venmo', Account: '@ana' }, 'Venmo @ana'],
    [{ Kind: 'PurplePerks', PartialAccountNumber: '8002' }, 'Purple Perks ending 8002'],
    ...['StoreCharge', 'SpendingAccount', 'charge'].map((Kind): [object, string] => [
      { Kind, PartialAccountNumber: '0417' },
      'Store charge account ending 0417',
    ]),
  ])('was paid with %p', (xp, label) => {
    expect(paymentLabel({ Type: 'CreditCard', xp })).toBe(label);
  });

  const card = {
    Type: 'CreditCard',
    Amount: 90,
    Accepted: true,
    xp: { CardType: 'Visa', PartialAccountNumber: '1111' },
  };
  const visa = ['Visa ending 1111', 9000];
  const perks = {
    Type: 'SpendingAccount',
    Amount: 15,
    xp: { Kind: 'PurplePerks', PartialAccountNumber: '8002' },
  };
  const charge = { Type: 'SpendingAccount', Amount: 15 };

  it.each<[string, object[], object | null | undefined, unknown[]]>([
    [
      'a balance no payment tells of',
      [card],
      { PurplePerks: { Amount: 10 }, SpendingAccount: { Amount: 15 } },
      [visa, ['Purple Perks', 1000], ['Store charge account', 1500]],
    ],
    [
      'a balance one of the payments is',
      [card, perks],
      { PurplePerks: { Amount: 15 }, charge: { Amount: 10 } },
      [visa, ['Purple Perks ending 8002', 1500], ['Store charge account', 1000]],
    ],
    [
      'a balance under another name of its kind',
      [card, charge],
      { charge: { Amount: 15 } },
      [visa, ['Store charge account', 1500]],
    ],
    [
      'balances beside payments that make up the total',
      [card, { ...charge, Amount: 25 }],
      { GiftCard: { Amount: 25 } },
      [visa, ['Store charge account', 2500]],
    ],
    [
      'a payment that was refused',
      [{ ...card, Accepted: false }],
      { GiftCard: { Amount: 115 } },
      [['Gift Card', 11_500]],
    ],
    ['balances of nothing', [card], { GiftCard: { Amount: 0 }, PurplePerks: null }, [visa]],
    ['no balances', [card], null, [visa]],
  ])('with %s lists what paid it', (_, payments, SpendingAccounts, paid) => {
    expect(
      toDetail(
        { ...order, xp: { ...order.xp, SpendingAccounts } } as never,
        items,
        payments as never[],
      ).payments.map(({ label, cents }) => [label, cents]),
    ).toEqual(paid);
  });
});

describe('a customer of the customer systems', () => {
  it.each([
    [null, true, false],
    [{ CecsCustomerNumber: 'C-1' }, true, false],
    [{ CecsCustomerNumber: 'C-1', OrderCloudToCecsCustomerStatus: 'Synced' }, false, false],
    [
      { CecsCustomerNumber: 'C-1', OrderCloudToCecsCustomerStatus: 'Orphaned', LoyaltyID: 'LP-1' },
      true,
      true,
    ],
    [{ LoyaltyID: 'LP-1', LoyaltyCardNumber: '7' }, true, false],
  ])('%p: orphaned %s, older system %s', (xp, orphaned, older) => {
    expect([isOrphaned(xp), isOlderSystem(xp)]).toEqual([orphaned, older]);
  });
});
