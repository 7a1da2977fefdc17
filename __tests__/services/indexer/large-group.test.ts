/** @jest-environment node */
import { readGroup } from '@/services/indexer/read-group';
import type { SellerCatalogue } from '@/services/upstream/commerce/catalogue';

const ids = Array.from({ length: 400 }, (_, number) => `date-${String(number).padStart(3, '0')}`);

it('reads the hundreds of products of a group a few at a time', async () => {
  const reading = { now: 0, most: 0 };
  const read = async <T>(value: T): Promise<T> => {
    reading.now += 1;
    reading.most = Math.max(reading.most, reading.now);
    await new Promise((resolve) => setImmediate(resolve));
    reading.now -= 1;
    return value;
  };
  const product = (ID: string) => ({ ID, SpecCount: 1, xp: { ProductCode: 'workshop' } });
  const catalogue = {
    productsWhere: () => read(ids.map(product)),
    product: (id: string) => read(product(id)),
    schedules: () => read([]),
    categoryIDsOf: () => read(['Events']),
    inCatalog: () => read(false),
    specs: () => read([]),
  } as unknown as SellerCatalogue;
  const group = await readGroup(catalogue, 'workshop', new Map());
  expect(group.products.map(({ ID }) => ID)).toEqual(ids);
  expect(reading.most).toBeLessThanOrEqual(60);
});
