/** @jest-environment node */
import { productPath } from '@/lib/routes/product-path';
import { allArticles, articlesByKind } from '@/platform/stock/content/all-articles';
import { articlePictureName } from '@/platform/stock/content/article-source';
import { linksOf, richText } from '@/platform/stock/content/rich-text';
import { pictureRequests } from '@/platform/stock/picture-requests';
import { products, records, stock } from './fixture';

const links = (body: string) => linksOf(richText(body));
const slugs = new Set(allArticles.map(({ slug }) => slug));
const hub = '/information/resource-hub/';
const slugsWhere = (fails: (article: (typeof allArticles)[number]) => boolean) =>
  allArticles.filter(fails).map(({ slug }) => slug);

describe('the care articles', () => {
  it('are ninety, of every kind', () => {
    const counts = Object.fromEntries(
      Object.entries(articlesByKind).map(([kind, articles]) => [kind, articles.length]),
    );
    expect(counts).toEqual({
      cutFlowers: 7,
      genera: 45,
      planting: 10,
      months: 12,
      pests: 10,
      reference: 6,
    });
    expect(allArticles).toHaveLength(90);
  });

  it('repeat no title, slug, summary or opening', () => {
    const seen = {
      title: allArticles.map(({ title }) => title.toLowerCase()),
      slug: allArticles.map(({ slug }) => slug),
      summary: allArticles.map(({ summary }) => summary),
      opening: allArticles.map(({ body }) => body.trim().slice(0, 30)),
    };
    for (const values of Object.values(seen))
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('have 180 to 350 words, a heading, a list and figures', () => {
    const words = (body: string) =>
      body
        .replace(/\]\([^)]*\)/g, '')
        .split(/\s+/)
        .filter((word) => /[\p{L}\d]/u.test(word)).length;
    expect(slugsWhere(({ body }) => words(body) < 180 || words(body) > 350)).toEqual([]);
    const kinds = (body: string) => richText(body).content.map(({ nodeType }) => String(nodeType));
    expect(
      slugsWhere(
        ({ body }) =>
          !kinds(body).includes('heading-2') || !kinds(body).some((kind) => kind.endsWith('-list')),
      ),
    ).toEqual([]);
    expect(slugsWhere(({ body }) => (body.match(/\d/g) ?? []).length < 5)).toEqual([]);
  });

  it('say what they are about in ninety characters', () => {
    expect(slugsWhere(({ summary }) => summary.length > 90)).toEqual([]);
  });

  it('lead on to the shop or to other articles, and never to themselves', () => {
    const known = new Set(records.map(({ ProductCode, title }) => productPath(ProductCode, title)));
    expect(
      slugsWhere(({ slug, body }) => links(body).length === 0 || links(body).includes(hub + slug)),
    ).toEqual([]);
    expect(
      slugsWhere(({ body }) =>
        links(body).some((uri) => uri.startsWith(hub) && !slugs.has(uri.slice(hub.length))),
      ),
    ).toEqual([]);
    expect(
      slugsWhere(({ body }) => links(body).some((uri) => uri.startsWith('/p/') && !known.has(uri))),
    ).toEqual([]);
  });

  it('link the guides to one another: two articles each and something to buy', () => {
    const guides = allArticles.filter(({ relatedCodes }) => relatedCodes);
    const thin = guides.filter(({ body }) => {
      const uris = links(body);
      return (
        new Set(uris.filter((uri) => uri.startsWith(hub))).size < 2 ||
        !uris.some((uri) => /^\/[cp]\//.test(uri))
      );
    });
    expect(guides.length).toBeGreaterThanOrEqual(60);
    expect(thin.map(({ slug }) => slug)).toEqual([]);
  });

  it('stand in categories that exist, with all their ancestors', () => {
    const known = new Set(stock.commerce.categories.map(({ category }) => category.ID));
    expect(
      slugsWhere(
        ({ categoryIDs }) => categoryIDs.length === 0 || categoryIDs.some((id) => !known.has(id)),
      ),
    ).toEqual([]);
    const parent = (id: string) => id.slice(0, Math.max(0, id.lastIndexOf('_')));
    expect(
      slugsWhere(({ categoryIDs }) =>
        categoryIDs.some((id) => parent(id) !== '' && !categoryIDs.includes(parent(id))),
      ),
    ).toEqual([]);
  });

  it('stand on the pages of the products they name', () => {
    for (const { slug, relatedCodes = [] } of allArticles) {
      for (const code of relatedCodes) {
        const named = products.filter(({ xp }) => xp.ProductCode === code);
        expect({
          slug,
          code,
          variants: named.length > 0 && named.every(({ xp }) => xp.Articles?.includes(slug)),
        }).toEqual({ slug, code, variants: true });
      }
    }
    expect(products.filter(({ xp }) => (xp.Articles?.length ?? 0) > 5).map(({ ID }) => ID)).toEqual(
      [],
    );
  });

  it('are shown by a picture that is asked for, twenty more than the first fifteen of their own', () => {
    const asked = new Set(pictureRequests().map(({ name }) => name));
    expect(slugsWhere((article) => !asked.has(articlePictureName(article)))).toEqual([]);
    expect([...asked].filter((name) => name.startsWith('articles/')).length).toBeLessThanOrEqual(
      35,
    );
  });

  it('were written before they were revised, and not in the future of the shop', () => {
    expect(
      slugsWhere(({ written, revised }) => written > revised || revised > '2026-11-20'),
    ).toEqual([]);
  });
});
