/** @jest-environment node */
import type { ProductVariant } from '@/lib/catalogue/product/product';
import type { DayRule } from '@/lib/delivery/settings';
import { classTerms, deliveredAlike, leastSold } from '@/lib/promise/class-terms';
import { shippingTerms, shippingTimes } from '@/lib/promise/shipping-terms';
import { at, deliveryWorld, item, settingsWith } from '../delivery/world';

const friday = at('2026-11-20', '10:00');
const { cities, stores } = deliveryWorld();
const vans = { LocalDelivery: { Enabled: true } };
const slow = { LocalDelivery: { Enabled: true, LeadDays: 2 } };
const handled = { HandlingCents: 350 };
const roses: DayRule = {
  label: 'Roses on Saturday.',
  category: 'roses',
  effect: { feeCents: 500 },
  weekdays: ['Saturday'],
};
const everyone: DayRule = { label: 'Saturday.', effect: 'closed', weekdays: ['Saturday'] };
const factsWith = (DayRules: DayRule[]) => ({
  settings: settingsWith({ DayRules }),
  cities,
  stores,
  version: 'v1',
});
const variant = (delivery: object | null, productID = '100310') =>
  ({ productID, minQuantity: 1, delivery }) as unknown as ProductVariant;

describe('the terms of many products', () => {
  const stock = [
    variant({ DeliveryMethods: vans, PrimaryCategoryID: 'roses' }),
    variant({ DeliveryMethods: vans, PrimaryCategoryID: 'plants' }),
    variant({ DeliveryMethods: vans }),
    variant({ DeliveryMethods: slow, PrimaryCategoryID: 'roses' }),
    variant({ DeliveryMethods: vans, PrimaryCategoryID: 'roses', ...handled }),
  ];
  it.each<[string, DayRule[]]>([
    ['no rule', []],
    ['one for a category and one for all', [roses, everyone]],
  ])('are those of each alone, in whatever order, with %s', (_name, rules) => {
    const facts = factsWith(rules);
    const alone = (each: ProductVariant) => {
      const { item: product, goods } = leastSold(each)!;
      return shippingTerms(product, goods, shippingTimes(product, facts, friday), facts);
    };
    for (const order of [stock, stock.toReversed()])
      expect(order.map(classTerms(facts, friday))).toEqual(order.map(alone));
  });

  it('are none of what delivery is not known of', () => {
    expect(classTerms(factsWith([]), friday)(variant(null))).toEqual([]);
  });
});

describe('what products delivered alike have in common', () => {
  const [a, b] = [item({ category: 'roses' }), item({ category: 'plants' })];
  it.each<[string, DayRule[] | null, boolean]>([
    ['the class alone without rules', [], true],
    ['the class alone where rules speak of all', [everyone], true],
    ['the category where a rule speaks of it', [roses], false],
    ['the category while the rules are not at hand', null, false],
  ])('is %s', (_name, rules, alike) => {
    const of = rules && settingsWith({ DayRules: rules });
    expect(deliveredAlike(a, of) === deliveredAlike(b, of)).toBe(alike);
    expect(deliveredAlike(a, of)).not.toBe(deliveredAlike({ ...a, methods: slow }, of));
  });
});
