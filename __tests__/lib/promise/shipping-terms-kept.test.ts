/** @jest-environment node */
import type { ProductVariant } from '@/lib/catalogue/product/product';
import { getShippingTermsOrNone } from '@/lib/promise/shipping-terms.server';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { deliveryWorld } from '../delivery/world';

let inCache = false;
let facts: () => Promise<unknown>;
const keys: string[] = [];

jest.mock('@/lib/cache/cached', () => ({
  cached: async (entity: string, key: string, make: () => Promise<unknown>) => {
    keys.push(`${entity} ${key}`);
    inCache = true;
    try {
      return await make();
    } finally {
      inCache = false;
    }
  },
}));
jest.mock('@/lib/delivery/sources.server', () => ({
  deliveryFacts: () => {
    // A page that is kept may not read what is never kept: the framework ends it with an error.
    if (!inCache) throw new Error('Page changed from static to dynamic at runtime');
    return facts();
  },
}));

const variant = (productID: string, HandlingCents: number) =>
  ({
    productID,
    minQuantity: 1,
    delivery: { HandlingCents, DeliveryMethods: { LocalDelivery: { Enabled: true } } },
  }) as unknown as ProductVariant;

describe('the terms of delivery of a kept page', () => {
  beforeEach(() => {
    keys.length = 0;
    facts = () => Promise.resolve({ ...deliveryWorld(), version: 'v1' });
  });

  it('are read within what is kept, by class and handling', async () => {
    const terms = await getShippingTermsOrNone({
      variants: [variant('100310', 350), variant('100311', 500)],
    });
    expect(terms['100310']?.[0]?.method).toBe('LocalDelivery');
    expect(terms['100311']![0]!.cost.from - terms['100310']![0]!.cost.from).toBe(150);
    expect(new Set(keys).size).toBe(2);
  });

  it('are none while the facts were never read', async () => {
    facts = () => Promise.reject(new UpstreamError('delivery-facts', 'unavailable'));
    expect(await getShippingTermsOrNone({ variants: [variant('100310', 350)] })).toEqual({});
  });
});
