import 'server-only';
import { cached } from '@/lib/cache/cached';
import { orElseKept } from '@/lib/cache/or-else';
import { tags } from '@/lib/cache/tags';
import type { Category } from '@/lib/catalogue/category/category';
import { getCategoryTree } from '@/lib/catalogue/category/categories.server';
import { pageExists } from '@/lib/content/page-exists.server';
import { now } from '@/lib/core/time/clock';
import { allEvents } from '@/lib/events/events.server';
import { addressOf } from '@/lib/redirects/address';
import { resolve } from '@/lib/redirects/resolve';
import { getStores } from '@/lib/stores/stores.server';
import { listAllProducts } from '@/lib/upstream/commerce/catalogue';
import { getFile, getJsonFile } from '@/lib/upstream/files/client';
import { getAllEntries } from '@/lib/upstream/content/client';
import { searchIndexes } from '@/lib/config/search-indexes';
import { search } from '@/lib/upstream/search/client';
import { addressFields, selectOf } from '@/lib/content/listed-fields';
import { env } from '@/lib/config/env';
import { onFileChange } from '@/lib/core/process/file-changes';
import { latestGood } from '@/lib/core/process/latest-good';
import { processWide } from '@/lib/core/process/process-wide';
import { parseRedirectRows } from '@/lib/redirects/row';
import { buildRedirectTable } from '@/lib/redirects/table';
import type { ContentListing } from '../../content/article';
import { entriesOf, type ArticleFields } from '../../content/entries';
import { listingFromEntry } from '../../content/from-contentful';
import { indexTime, productFilters } from '../../search/list/product-filters';
import { pathsOfCopies } from '../page-settings.server';
import { lastChange, sitemapParts, sitemapPath, upTo, type SitemapPage } from './sitemap';
import {
  categoryPages,
  contentPages,
  eventPages,
  fixedPages,
  listedCategoryIDs,
  pathsOfSitemap,
  productPages,
  storePages,
} from './sitemap-pages';

/** Queries the search engine takes in one request. */
const mostQueries = 50;

/** The sitemaps by name, each with what it lists. */
export const sitemapNames = [
  'products',
  'categories',
  'articles',
  'events',
  'stores',
  'pages',
] as const;

export type SitemapName = (typeof sitemapNames)[number];

const lists: Record<SitemapName, () => Promise<SitemapPage[]>> = {
  products: () =>
    cached(
      'product-list',
      'sitemap',
      async () => productPages(await listAllProducts({ 'xp.Visible': true }), now()),
      { tags: [tags.catalogue, tags.allProducts] },
    ),
  categories: async () => categoriesOf(await getCategoryTree()),
  articles: async () => contentPages(await getContentListings('article')),
  events: async () => eventPages(await allEvents(), await getCategoryTree(), now()),
  stores: async () => storePages(await getStores()),
  pages: async () => [...fixedPages(), ...contentPages(await getContentListings('staticPage'))],
};

/** The pages of one sitemap: only what answers at its own address, so nothing the redirect table has moved, and is canonical there. Throws `UpstreamError`. */
export async function sitemapPages(name: SitemapName): Promise<SitemapPage[]> {
  const own = await lists[name]();
  const pages = name === 'pages' ? [...own, ...(await listedByHand(own))] : own;
  const copies = new Set(await orNone('buyerxp.json', pathsOfCopies));
  return answering(upTo(now(), pages).filter(({ path }) => !copies.has(path)));
}

/** Of pages or what is made of them those that answer at their own address: nothing the redirect table has moved. */
export async function answering<T extends { path: string }>(pages: readonly T[]): Promise<T[]> {
  const [table] = await orNone('redirects.json', async () => [await redirectTable()]);
  return table ? pages.filter(({ path }) => resolve(addressOf(path), table) === null) : [...pages];
}

/** Every sitemap with the last change of what it lists; of a kind that cannot be made just now the first is listed, without. */
export async function sitemapIndex(): Promise<{ path: string; changed: string | null }[]> {
  const ofKinds = sitemapNames.map(async (name) => {
    const changes = await sitemapPages(name).then(
      (pages) => sitemapParts(pages).map(lastChange),
      () => [null],
    );
    return changes.map((changed, index) => ({ path: sitemapPath(name, index + 1), changed }));
  });
  return (await Promise.all(ofKinds)).flat();
}

/** The pages of categories that have products; while the search engine does not answer, of all. */
async function categoriesOf(tree: Category[]): Promise<SitemapPage[]> {
  const ids = listedCategoryIDs(tree);
  const filled = await orNone('filled-categories', async () => [await filledCategories(ids)]);
  return categoryPages(tree, filled[0] ?? null);
}

/** Content pages that the retailer lists in `sitemap.xml` of the blob storage (specification A7), that are there, and that no other sitemap has. */
async function listedByHand(own: readonly SitemapPage[]): Promise<SitemapPage[]> {
  const ownPaths = new Set(own.map(({ path }) => path));
  const listed = await orNone('sitemap.xml', () =>
    cached(
      'page-settings',
      'sitemap.xml',
      async () => pathsOfSitemap(await getFile('sitemap.xml')),
      { tags: [tags.toldToCrawlers('sitemap')] },
    ),
  );
  const others = await Promise.all(
    (['products', 'categories', 'articles', 'events', 'stores'] as const).map((name) =>
      orNone(name, lists[name]),
    ),
  );
  for (const { path } of others.flat()) ownPaths.add(path);
  const more = [...new Set(listed)].filter((path) => !ownPaths.has(path) && landing.test(path));
  const there: SitemapPage[] = [];
  for (const path of more) if (await pageExists(path)) there.push({ path });
  return there;
}

/** What a sitemap by hand may add: landing pages, never products or categories, which come and go by themselves. */
const landing = /^\/(information|services|customer-service|corporate)\/[a-z0-9/-]+$/;

function orNone<T>(part: string, read: () => Promise<T[]>): Promise<T[]> {
  return orElseKept('sitemap-part', part, [], read);
}

/** Every article or static page with its address and its last publication. Throws `UpstreamError` when there is no copy to serve. */
function getContentListings(type: 'article' | 'staticPage'): Promise<ContentListing[]> {
  return cached(
    'content',
    `listings/${type}`,
    async () => {
      const items = await getAllEntries({
        content_type: type,
        include: 2,
        select: selectOf(addressFields),
      });
      return entriesOf<ArticleFields>(items).map((entry) => listingFromEntry(entry, type));
    },
    { tags: [tags.contentListing(type)] },
  );
}

/** Which of some categories have products to show, cached; throws `UpstreamError` when there is no copy to serve. */
async function filledCategories(ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(
    await cached('product-list', `filled/${ids.join()}`, () => ask(ids), {
      tags: [tags.catalogue, tags.categoryTree],
    }),
  );
}

async function ask(ids: readonly string[]): Promise<string[]> {
  const time = indexTime(now());
  const filled: string[] = [];
  for (let from = 0; from < ids.length; from += mostQueries) {
    const some = ids.slice(from, from + mostQueries);
    const answers = await search(
      some.map((categoryID) => ({
        indexName: searchIndexes.products,
        filters: productFilters({ categoryID }, time),
        hitsPerPage: 0,
      })),
    );
    filled.push(...some.filter((_, index) => (answers[index]?.nbHits ?? 0) > 0));
  }
  return filled;
}

const oneMinute = 60_000;

/** The redirect table that crawlers' lists are held against, built when the file was read and not for each list. Throws `UpstreamError` when there has never been one. */
const redirectTable = processWide('redirects-of-sitemaps', () => {
  const table = latestGood(oneMinute, async () =>
    buildRedirectTable(await getJsonFile('redirects.json', parseRedirectRows), env().SITE_ORIGIN),
  );
  onFileChange('redirects.json', () => table.drop());
  return table;
});
