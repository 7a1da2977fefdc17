/** @jest-environment node */
import { allPagesById, mostPages, type After } from '@/lib/upstream/commerce/list-page';

interface Row {
  ID: string;
}

const numbered = (count: number): Row[] =>
  Array.from({ length: count }, (_, place) => ({ ID: `P${String(place).padStart(6, '0')}` }));

/** A platform with these rows, which counts the calls and refuses pages past `mostPages`. */
function platformWith(rows: Row[], pageSize = 100) {
  const asked: [page: number, after: string | undefined][] = [];
  const fetchPage = async (page: number, after: After<'ID'>) => {
    asked.push([page, after.ID]);
    if (page > mostPages) throw new Error('Search.ResultSetTooLarge');
    const sorted = [...rows].sort((one, other) => (one.ID < other.ID ? -1 : 1));
    const found = sorted.filter(({ ID }) => after.ID === undefined || `>${ID}` > after.ID);
    const Meta = {
      Page: page,
      PageSize: pageSize,
      TotalCount: found.length,
      TotalPages: Math.ceil(found.length / pageSize),
    };
    return { Meta, Items: found.slice((page - 1) * pageSize, page * pageSize) };
  };
  return { asked, fetchPage };
}

describe('allPagesById', () => {
  it.each<[rows: number, calls: number]>([
    [0, 1],
    [1, 1],
    [100, 1],
    [101, 2],
    [3000, 30],
    [3001, 31],
    [6000, 60],
    [6001, 61],
    [9050, 91],
  ])('of %i rows answers each once in %i calls, none past page 30', async (count, calls) => {
    const rows = numbered(count);
    const { asked, fetchPage } = platformWith(rows);
    expect(await allPagesById('ID', fetchPage)).toEqual(rows);
    expect(asked).toHaveLength(calls);
    expect(Math.max(...asked.map(([page]) => page))).toBeLessThanOrEqual(mostPages);
  });

  it('answers a row once that two pages name, because one before it was added meanwhile', async () => {
    const rows = numbered(250);
    const { fetchPage } = platformWith(rows);
    const found = await allPagesById('ID', (page, after) => {
      if (page === 2) rows.push({ ID: 'P000000-new' });
      return fetchPage(page, after);
    });
    expect(new Set(found.map(({ ID }) => ID)).size).toBe(found.length);
    expect(found.length).toBeGreaterThanOrEqual(250);
  });

  it('gives up a list that takes no notice of the filter', async () => {
    const { fetchPage } = platformWith(numbered(3500));
    await expect(allPagesById('ID', (page) => fetchPage(page, {}))).rejects.toThrow(
      'A list sorted by ID does not go on.',
    );
  });
});
