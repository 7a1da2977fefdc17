/** @jest-environment node */
import { lookUpCodes } from '@/lib/catalogue/product/product-summaries.server';

const mockTags: string[][] = [];
jest.mock('next/cache', () => ({
  unstable_cache: (fn: unknown, _key: string[], { tags = [] }: { tags?: string[] }) => {
    mockTags.push(tags);
    return fn;
  },
}));
jest.mock('@/lib/upstream/commerce/products', () => ({
  listProductsByCode: (codes: string[]) =>
    Promise.resolve(codes.map((code) => ({ ID: code, xp: { ProductCode: code, Visible: true } }))),
}));

/** Next keeps so many tags with a copy and drops the others. */
const keptTags = 128;

it('finds each of many codes in a copy that a change of any of them ends', async () => {
  const codes = Array.from({ length: 250 }, (_, number) => `code-${number}`);
  expect((await lookUpCodes(codes)).existing).toEqual(codes);
  expect(Math.max(...mockTags.map(({ length }) => length))).toBeLessThanOrEqual(keptTags);
  const all = mockTags.flat();
  expect(codes.filter((code) => !all.some((tag) => tag.endsWith(`:${code}`)))).toEqual([]);
});
