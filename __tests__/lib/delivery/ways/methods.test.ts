/** @jest-environment node */
import { destinationTypes } from '@/lib/address/destination-types';
import { availableMethods } from '@/lib/delivery/ways/available-methods';
import { chooseMethod, undeliverable } from '@/lib/delivery/ways/choose-method';
import { deliveryItem, itemLeadDays, type DeliveryItem } from '@/lib/delivery/item';
import { deliveryMethods, type DeliveryMethod, feeLabel, methodLabel } from '@/lib/delivery/method';
import { item } from '../world';

const local = item();
const parcel = item({ nationwide: true });
const wired = item({ nationwide: true, wireable: true });
const giftCard = deliveryItem('GIFTCARD', { ProductCode: 'GIFTCARD', CodeB2: 'Y' });
const eGiftCard = deliveryItem('EGIFTCARD', { ProductCode: 'EGIFTCARD' });
const pickupOnly = item({
  methods: { InStorePickUp: { Enabled: true }, LocalDelivery: { Enabled: false } },
});
const noCourier = item({
  nationwide: true,
  wireable: true,
  methods: { Courier: { Enabled: false }, Wired: { Enabled: true }, UPS: { Enabled: true } },
});

describe('the methods of a product', () => {
  it.each<[string, Parameters<typeof deliveryItem>, Partial<DeliveryItem>]>([
    [
      'Y and E is wireable',
      ['1', { CodeB2: 'Y', CodeB4: 'E' }],
      { nationwide: true, wireable: true },
    ],
    ['Y and F is wireable', ['1', { CodeB2: 'Y', CodeB4: 'F' }], { wireable: true }],
    ['Y and T is wireable', ['1', { CodeB2: 'Y', CodeB4: 'T' }], { wireable: true }],
    [
      'Y and anything else is not',
      ['1', { CodeB2: 'Y', CodeB4: 'X' }],
      { nationwide: true, wireable: false },
    ],
    ['N and E is not', ['1', { CodeB2: 'N', CodeB4: 'E' }], { nationwide: false, wireable: false }],
    ['nothing said is local', ['1', {}], { nationwide: false, wireable: false }],
    ['a gift card by its ID', ['GIFTCARD', {}], { giftCard: true }],
    [
      'an e-mail gift card by its code',
      ['EGIFTCARD-50', { ProductCode: 'EGIFTCARD' }],
      { emailGiftCard: true, giftCard: false },
    ],
  ])('%s', (_, given, expected) => {
    expect(deliveryItem(...given)).toMatchObject(expected);
  });

  it.each<[string, DeliveryItem, DeliveryMethod, number | null]>([
    [
      'pickup after its lead days',
      item({ methods: { InStorePickUp: { Enabled: true, LeadDays: 2 } } }),
      'InStorePickUp',
      2,
    ],
    [
      'curbside mirrors pickup',
      item({ methods: { InStorePickUp: { Enabled: true, LeadDays: 2 } } }),
      'CurbsidePickUp',
      2,
    ],
    [
      'curbside mirrors pickup, whatever it says itself',
      item({
        methods: {
          InStorePickUp: { Enabled: true, LeadDays: 2 },
          CurbsidePickUp: { Enabled: true, LeadDays: 0 },
        },
      }),
      'CurbsidePickUp',
      2,
    ],
    [
      'curbside switched off',
      item({ methods: { InStorePickUp: { Enabled: true }, CurbsidePickUp: { Enabled: false } } }),
      'CurbsidePickUp',
      null,
    ],
    [
      'no pickup, no curbside',
      item({ methods: { CurbsidePickUp: { Enabled: true } } }),
      'CurbsidePickUp',
      null,
    ],
    ['enabled without days', item({ methods: { UPS: { Enabled: true } } }), 'UPS', 0],
    ['wired only when it can be', item({ methods: { Wired: { Enabled: true } } }), 'Wired', null],
    ['a gift card by UPS', deliveryItem('GIFTCARD', {}), 'UPS', null],
    ['an e-mail gift card by e-mail', deliveryItem('EGIFTCARD', {}), 'Email', 0],
    ['an e-mail gift card by post', deliveryItem('EGIFTCARD', {}), 'USPS', null],
    ['flowers by e-mail', item(), 'Email', null],
  ])('%s', (_, one, method, leadDays) => {
    expect(itemLeadDays(one, method)).toBe(leadDays);
  });

  it.each<[string, DeliveryItem[], string[]]>([
    ['nothing goes nowhere', [], []],
    ['a local product', [local], ['InStorePickUp', 'CurbsidePickUp', 'LocalDelivery']],
    [
      'a nationwide one',
      [parcel],
      ['InStorePickUp', 'CurbsidePickUp', 'LocalDelivery', 'USPS', 'UPS', 'TFE', 'FTD'],
    ],
    [
      'a wireable one',
      [wired],
      [
        'Wired',
        'Courier',
        'InStorePickUp',
        'CurbsidePickUp',
        'LocalDelivery',
        'USPS',
        'UPS',
        'TFE',
        'FTD',
      ],
    ],
    ['a gift card', [giftCard], ['InStorePickUp', 'CurbsidePickUp', 'LocalDelivery', 'USPS']],
    ['an e-mail gift card', [eGiftCard], ['Email']],
    [
      'every item must enable it',
      [wired, local],
      ['InStorePickUp', 'CurbsidePickUp', 'LocalDelivery'],
    ],
    [
      'a gift card takes UPS away',
      [parcel, giftCard],
      ['InStorePickUp', 'CurbsidePickUp', 'LocalDelivery', 'USPS'],
    ],
    ['a product sold in the store only', [pickupOnly, local], ['InStorePickUp', 'CurbsidePickUp']],
    ['flowers and an e-mail gift card have none in common', [local, eGiftCard], []],
    ['what the product switches off', [noCourier], ['Wired', 'UPS']],
  ])('%s', (_, items, expected) => {
    expect(availableMethods(items).map(({ method }) => method)).toEqual(expected);
  });

  it('takes the largest lead days, and those of pickup for curbside', () => {
    const slow = item({
      methods: {
        LocalDelivery: { Enabled: true, LeadDays: 2 },
        InStorePickUp: { Enabled: true, LeadDays: 1 },
      },
    });
    const slower = item({
      methods: { LocalDelivery: { Enabled: true, LeadDays: 5 }, InStorePickUp: { Enabled: true } },
    });
    expect(availableMethods([slow, slower, local])).toEqual([
      { method: 'InStorePickUp', leadDays: 1 },
      { method: 'CurbsidePickUp', leadDays: 1 },
      { method: 'LocalDelivery', leadDays: 5 },
    ]);
  });
});

describe('the method an address leads to', () => {
  it.each<[string, string, boolean, DeliveryItem[], string | null]>([
    ['a store', 'InStorePickUp', false, [local], 'InStorePickUp'],
    ['a store, gift cards too', 'InStorePickUp', false, [giftCard], 'InStorePickUp'],
    ['the curb', 'CurbsidePickUp', false, [wired], 'CurbsidePickUp'],
    ['only gift cards, nearby', 'Residence', true, [giftCard], 'USPS'],
    ['only gift cards, far', 'Residence', false, [giftCard, giftCard], 'USPS'],
    ['nearby', 'Residence', true, [local], 'LocalDelivery'],
    ['nearby, nationwide items too', 'Business', true, [wired, parcel], 'LocalDelivery'],
    ['nearby with a gift card among them', 'Hospital', true, [local, giftCard], 'LocalDelivery'],
    ['nearby, not delivered, not nationwide', 'Residence', true, [pickupOnly], null],
    ['an e-mail gift card', 'Email', false, [eGiftCard], 'Email'],
    ['an e-mail gift card, nearby', 'Email', true, [eGiftCard], 'Email'],
    ['flowers by e-mail', 'Email', true, [local], null],
    ['far, a local product', 'Residence', false, [local], null],
    ['far, one of two is local', 'Residence', false, [local, parcel], null],
    ['far, all can be wired', 'Residence', false, [wired, wired], 'Wired'],
    ['far, only some can be wired', 'Residence', false, [wired, parcel], null],
    ['far, all can be wired but no courier', 'Residence', false, [noCourier], 'UPS'],
    ['far, parcels', 'Residence', false, [parcel], 'UPS'],
    ['far, parcels with a gift card', 'Residence', false, [parcel, giftCard], 'USPS'],
    [
      'far, parcels without UPS',
      'Residence',
      false,
      [item({ nationwide: true, methods: { USPS: { Enabled: true } } })],
      'USPS',
    ],
    [
      'far, no parcel service at all',
      'Residence',
      false,
      [item({ nationwide: true, methods: {} })],
      null,
    ],
    ['nothing', 'Residence', true, [], null],
  ])('%s', (_, addressType, isLocal, items, expected) => {
    expect(chooseMethod({ addressType, local: isLocal, items })).toBe(expected);
  });

  it.each<[string, boolean, DeliveryItem[], string | null]>([
    ['flowers nearby', true, [local], null],
    ['parcels', false, [parcel], null],
    ['what a florist makes', false, [wired], null],
    ['gift cards nearby', true, [giftCard], 'USPS'],
    ['gift cards far away', false, [giftCard], 'USPS'],
    ['flowers with a gift card', true, [local, giftCard], null],
  ])('to a post office box, %s', (_, isLocal, items, expected) => {
    expect(chooseMethod({ addressType: 'Residence', local: isLocal, postBox: true, items })).toBe(
      expected,
    );
  });
});

describe('labels', () => {
  it.each([
    ['TFE', 'Nationwide Delivery', 'Delivery Fees'],
    ['FTD', 'Nationwide Delivery', 'Delivery Fees'],
    ['Wired', 'Nationwide Delivery', 'Delivery Fees'],
    ['InStorePickUp', 'In-Store Pickup', 'Picking Fee'],
    ['CurbsidePickUp', 'Curbside Pickup', 'Picking Fee'],
    ['USPS', 'USPS', 'Delivery Fees'],
    ['UPS', 'UPS', 'Delivery Fees'],
    ['LocalDelivery', 'Local Delivery', 'Delivery Fees'],
    ['Courier', 'Courier', 'Delivery Fees'],
    ['Email', 'Email', null],
  ] as const)('%s reads %s', (method, label, fee) => {
    expect([methodLabel(method), feeLabel(method)]).toEqual([label, fee]);
  });

  it('never shows a code of a partner florist', () => {
    expect(deliveryMethods.map(methodLabel).join(' ')).not.toMatch(/TFE|FTD|Wired/);
  });

  it('knows every method a destination names', () => {
    const named = destinationTypes.flatMap(({ validMethods }) => validMethods);
    expect(
      named.filter((method) => !(deliveryMethods as readonly string[]).includes(method)),
    ).toEqual([]);
  });
});

describe('what cannot be delivered to a place', () => {
  it.each<[string, DeliveryItem[], string, boolean, number[], boolean]>([
    ['everything goes nearby', [local, parcel, wired], 'Residence', true, [], false],
    ['a local product does not go far', [local, parcel], 'Residence', false, [0], false],
    ['nothing does', [local, local], 'Hospital', false, [0, 1], true],
    ['in the store only', [pickupOnly], 'Residence', true, [0], true],
    ['in the store only, picked up', [pickupOnly], 'InStorePickUp', false, [], false],
    ['flowers by e-mail', [local, eGiftCard], 'Email', false, [0], false],
    ['gift cards anywhere', [giftCard], 'Residence', false, [], false],
    ['an empty cart is no reason', [], 'Residence', false, [], false],
  ])('%s', (_, items, addressType, near, stuck, all) => {
    expect(undeliverable(items, { addressType, local: near })).toEqual({
      items: stuck.map((index) => items[index]),
      all,
    });
  });
});
