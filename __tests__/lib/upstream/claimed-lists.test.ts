/** @jest-environment node */
import { allPages } from '@/lib/upstream/commerce/list-page';
import { allAnswers } from '@/lib/upstream/content/reading-api';

const claimed = (TotalPages: number) =>
  jest.fn((Page: number) =>
    Promise.resolve({
      Items: [Page],
      Meta: { Page, PageSize: 100, TotalCount: TotalPages * 100, TotalPages },
    }),
  );
const collection = (total: number) =>
  jest.fn(({ skip }: { skip: number }) => Promise.resolve({ total, skip }));

describe('a list that claims to be longer than any is', () => {
  it.each([1001, 10_000_000, Infinity])('is not asked for: %d pages', async (pages) => {
    const fetchPage = claimed(pages);
    const ask = collection(pages * 100);
    const failure = { name: 'UpstreamError', kind: 'unavailable', code: 'malformed' };
    await expect(allPages(fetchPage)).rejects.toMatchObject(failure);
    await expect(allAnswers(ask)).rejects.toMatchObject(failure);
    expect(fetchPage).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is read to its end where it may be that long', async () => {
    expect(await allPages(claimed(1000))).toHaveLength(1000);
    expect(await allAnswers(collection(100_000))).toHaveLength(1000);
  });
});
