/** @jest-environment node */
import { getCategoryTrail } from '@/lib/catalogue/category/categories.server';
import { getProductGroup } from '@/lib/catalogue/product/product-group.server';
import { getStaticPage } from '@/lib/content/content.server';
import { pageExists } from '@/lib/content/page-exists.server';
import { rewriteTable } from '@/lib/routes/rewrites';

jest.mock('@/lib/catalogue/category/categories.server', () => ({ getCategoryTrail: jest.fn() }));
jest.mock('@/lib/catalogue/product/product-group.server', () => ({ getProductGroup: jest.fn() }));
jest.mock('@/lib/content/content.server', () => ({ getStaticPage: jest.fn() }));

const answers = (there: object | null) => {
  for (const reader of [getCategoryTrail, getProductGroup, getStaticPage])
    jest.mocked(reader as () => Promise<unknown>).mockResolvedValue(there);
};
const asked = [
  '/p/100202/sunday-best?v=1',
  '/c/flowers',
  '/c/flowers/roses?c=red',
  '/information/care',
  '/services/a/b',
  '/corporate/jobs',
  '/customer-service/contact-us',
];
/** Addresses in those places with a route of their own. */
const ownRoutes = [
  ...new Set(
    rewriteTable()
      .map(({ source }) => source)
      .filter((source) => !source.includes(':')),
  ),
];

describe('whether there is a page', () => {
  it.each(asked)('%s: what its page reads says so', async (path) => {
    answers(null);
    expect(await pageExists(path)).toBe(false);
    answers({});
    expect(await pageExists(path)).toBe(true);
  });

  it.each([
    ...ownRoutes,
    '/information/resource-hub/some-article',
    '/event/w1',
    '/nope',
    '/p',
    '/c/',
  ])('%s is told by its own page', async (path) => {
    answers(null);
    expect(await pageExists(path)).toBe(true);
  });

  it.each(['/p/100202/sunday-best/more', '/c/flowers/roses/more', '/services/a/b/c/more'])(
    '%s is longer than any address, whatever it begins with',
    async (path) => {
      answers({});
      expect(await pageExists(path)).toBe(false);
    },
  );

  it('asks for the category that is shown where its key is repeated', async () => {
    answers({});
    await pageExists('/c/flowers/roses?c=red&c=white');
    expect(getCategoryTrail).toHaveBeenLastCalledWith({ one: 'flowers', two: 'roses', c: 'white' });
  });

  it('is not denied while nobody can say', async () => {
    jest.mocked(getProductGroup).mockRejectedValue(new Error('unavailable'));
    expect(await pageExists('/p/100202')).toBe(true);
  });
});
