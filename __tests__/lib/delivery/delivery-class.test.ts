/** @jest-environment node */
import fc from 'fast-check';
import { arrival } from '@/lib/delivery/arrival';
import { deliveryClassOf, itemOfClass } from '@/lib/delivery/delivery-class';
import { deliveryItem, itemLeadDays } from '@/lib/delivery/item';
import { deliveryMethods } from '@/lib/delivery/method';
import { dayCases } from '@/scripts/prove/promise/day-cases';
import { item } from './world';

describe('a delivery class', () => {
  it.each([
    ['an ordinary product', item(), 'P0C0L0'],
    [
      'a bouquet that can be wired',
      item({
        nationwide: true,
        wireable: true,
        methods: {
          LocalDelivery: { Enabled: true },
          InStorePickUp: { Enabled: true, LeadDays: 1 },
          Wired: { Enabled: true, LeadDays: 1 },
          UPS: { Enabled: true, LeadDays: 2 },
        },
      }),
      'W1K0P1C1L0U2_nw',
    ],
    [
      'one that is not brought to the curb',
      item({
        methods: { InStorePickUp: { Enabled: true }, CurbsidePickUp: { Enabled: false } },
      }),
      'P0',
    ],
    ['a gift card on paper', item({ giftCard: true }), 'P0C0L0S0_g'],
    ['a gift card by e-mail', item({ emailGiftCard: true }), 'E0_e'],
    ['one that goes nowhere', item({ methods: {} }), 'none'],
  ])('of %s says what the rules go by', (_name, of, key) => {
    expect(deliveryClassOf(of)).toBe(key);
  });

  it.each([
    ['Y', 'F', true, true],
    ['Y', 'A', true, false],
    ['N', 'F', false, false],
  ])('CodeB2 %s, CodeB4 %s: goes nationwide %s, wired %s', (CodeB2, CodeB4, nationwide, wireable) =>
    expect(deliveryItem('100310', { CodeB2, CodeB4 })).toMatchObject({ nationwide, wireable }),
  );

  it.each(['', 'L0_x', 'l0', 'L', '_nw', 'L0;U2_nw', 'L1234', 'none;L0'])('%j is none', (key) => {
    expect(itemOfClass(key)).toBeNull();
  });

  it('is all that the rules know of a product but its category', () => {
    fc.assert(
      fc.property(dayCases, ({ query, facts, now }) => {
        const same = query.items.map((each) => {
          const again = itemOfClass(deliveryClassOf(each));
          return { ...again, productID: each.productID, category: each.category } as typeof each;
        });
        for (const [index, each] of query.items.entries())
          for (const method of deliveryMethods)
            expect(itemLeadDays(same[index] ?? each, method)).toBe(itemLeadDays(each, method));
        expect(arrival({ ...query, items: same }, facts, now)).toEqual(arrival(query, facts, now));
      }),
      { numRuns: 500, seed: 23 },
    );
  });
});
