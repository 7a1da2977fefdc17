/** @jest-environment node */
import { addresses } from './support/catalogue';
import { request } from './support/request';

/** Kilobytes of script a first view may ask for, compressed as they are sent. */
const budgets: [string, number, () => Promise<string> | string][] = [
  ['home', 140, () => '/'],
  ['a category', 140, () => '/c/flowers'],
  ['a product', 140, async () => (await addresses()).product],
  ['the search', 140, () => '/search?query=rose'],
  ['the cart', 175, () => '/cart'],
  ['checkout', 190, () => '/checkout'],
];

describe('the scripts that a document names', () => {
  it.each(budgets)('%s: at most %i KB', async (_, budget, address) => {
    const { body } = await request(await address());
    const sources = new Set(
      [...body.matchAll(/<script src="([^"]+)"(?![^>]*\snomodule)[^>]*>/gi)].map(([, src]) => src),
    );
    const sizes = await Promise.all(
      [...sources].map(async (source = '') => {
        const { status, headers } = await request(source, { headers: { 'accept-encoding': 'br' } });
        return [status, headers['content-encoding'] ?? 'br', Number(headers['content-length'])];
      }),
    );
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.filter(([status, coding]) => status !== 200 || coding !== 'br')).toEqual([]);
    const kilobytes = sizes.reduce((sum, [, , bytes]) => sum + Number(bytes), 0) / 1024;
    expect(kilobytes).toBeGreaterThan(50);
    expect(kilobytes).toBeLessThanOrEqual(budget);
  });
});
