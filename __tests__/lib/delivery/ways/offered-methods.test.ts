/** @jest-environment node */
import { offeredMethods } from '@/lib/delivery/ways/choose-method';
import type { DeliveryItem } from '@/lib/delivery/item';
import { item } from '../world';

const flowers = item();
const plant = item({ nationwide: true });
const roses = item({ nationwide: true, wireable: true });
const card = item({ productID: 'GIFTCARD', giftCard: true });
const mailCard = item({ productID: 'EGIFTCARD', emailGiftCard: true });
const only = (...methods: string[]) =>
  item({
    nationwide: true,
    methods: Object.fromEntries(methods.map((method) => [method, { Enabled: true, LeadDays: 1 }])),
  });

describe('the methods to choose between', () => {
  it.each<[string, string, boolean, DeliveryItem[], string[]]>([
    ['flowers nearby', 'Residence', true, [flowers], ['LocalDelivery']],
    ['flowers far away', 'Residence', false, [flowers], []],
    [
      'roses nearby: van first, then courier',
      'Residence',
      true,
      [roses],
      ['LocalDelivery', 'Courier'],
    ],
    [
      'roses far away: wired first, parcels behind',
      'Hospital',
      false,
      [roses],
      ['Wired', 'USPS', 'UPS'],
    ],
    ['a plant far away', 'Residence', false, [plant], ['UPS', 'USPS']],
    ['roses with a plant far away: no decision', 'Residence', false, [roses, plant], []],
    ['only by USPS', 'Residence', false, [only('USPS')], ['USPS']],
    ['an item that forbids the van', 'Residence', true, [only('UPS', 'USPS')], ['UPS']],
    ['one of two forbids UPS', 'Residence', false, [plant, only('USPS')], ['USPS']],
    [
      'gift cards nearby: the post first, the van too',
      'Residence',
      true,
      [card],
      ['USPS', 'LocalDelivery'],
    ],
    ['gift cards far away', 'Business', false, [card], ['USPS']],
    ['a card by e-mail', 'Email', false, [mailCard], ['Email']],
    ['a card by e-mail to a door', 'Residence', true, [mailCard], []],
    ['a paper card by e-mail', 'Email', false, [card], []],
    ['flowers by e-mail', 'Email', true, [flowers], []],
    ['pickup in the store', 'InStorePickUp', false, [flowers, roses], ['InStorePickUp']],
    ['pickup at the curb', 'CurbsidePickUp', false, [flowers], ['CurbsidePickUp']],
    ['nothing', 'Residence', true, [], []],
  ])('%s', (_, addressType, local, items, methods) => {
    expect(offeredMethods({ addressType, local, items }).map(({ method }) => method)).toEqual(
      methods,
    );
  });

  it('take the largest lead days of the items', () => {
    expect(
      offeredMethods({ addressType: 'Residence', local: false, items: [only('USPS'), plant] }),
    ).toEqual([{ method: 'USPS', leadDays: 1 }]);
  });
});
