/** @jest-environment node */
import { listSummaries, lookUpCodes } from '@/lib/catalogue/product/product-summaries.server';

const mockCopies = new Map<string, { tags: string[]; value: unknown }>();
const mockLists: string[][] = [];
jest.mock('next/cache', () => ({
  unstable_cache:
    (fn: () => Promise<unknown>, key: string[], { tags = [] }: { tags?: string[] }) =>
    async () => {
      const name = key.join(' ');
      if (!mockCopies.has(name)) mockCopies.set(name, { tags, value: await fn() });
      return mockCopies.get(name)?.value;
    },
}));
jest.mock('@/lib/upstream/commerce/catalogue', () => ({
  listProductsByCode: (codes: string[]) => {
    mockLists.push(codes);
    return Promise.resolve(
      codes
        .filter((code) => !code.startsWith('gone'))
        .map((code) => ({ ID: code, xp: { ProductCode: code, Visible: true } })),
    );
  },
}));

/** Next keeps so many tags with a copy and drops the others. */
const keptTags = 128;

const copiesOfProducts = () => [...mockCopies.keys()].filter((key) => key.includes('product-list'));

describe('products by their codes', () => {
  beforeEach(() => {
    mockCopies.clear();
    mockLists.length = 0;
  });

  it('are found, however many, in copies that a change of any of them ends', async () => {
    const codes = Array.from({ length: 250 }, (_, number) => `code-${number}`);
    expect((await lookUpCodes(codes)).existing).toEqual(codes);
    const copies = [...mockCopies.values()];
    expect(Math.max(...copies.map(({ tags }) => tags.length))).toBeLessThanOrEqual(keptTags);
    const all = copies.flatMap(({ tags }) => tags);
    expect(codes.filter((code) => !all.some((tag) => tag.endsWith(`:${code}`)))).toEqual([]);
  });

  it('are kept once each, in whatever lists and orders they are asked for; what is missing is read with one list', async () => {
    for (const codes of ['a,b', 'b,a', 'c,a,b', 'b,c'])
      expect((await listSummaries(new URLSearchParams({ codes }))).ok).toBe(true);
    expect([copiesOfProducts().length, mockLists]).toEqual([3, [['a', 'b'], ['c']]]);
  });

  it('make no copy where nobody has them', async () => {
    expect(await lookUpCodes(['gone-1', 'a', 'gone-2'])).toMatchObject({ existing: ['a'] });
    expect(copiesOfProducts()).toHaveLength(1);
  });
});
