import type { BuyerProduct } from 'ordercloud-javascript-sdk';
import type { Category } from '@/lib/catalogue/category/category';
import { eventsCategoryID, giftCardsCategoryID } from '@/lib/catalogue/category/category-page';
import { productXp } from '@/lib/catalogue/from-commerce';
import { pictureAt, realPicture } from '@/lib/catalogue/picture';
import { isGiftCardProduct } from '@/lib/catalogue/gift-card';
import type { ProductGroup } from '@/lib/catalogue/product/product';
import { productGroup } from '@/lib/catalogue/product/product-group';
import { releaseStart } from '@/lib/catalogue/release';
import type { ContentListing } from '@/lib/content/article';
import { chicagoIso, readChicagoDay } from '@/lib/core/time/chicago-time';
import type { ShopEvent } from '@/lib/events/event';
import { eventsOfKind } from '@/lib/events/event-kind';
import { comingEvents } from '@/lib/events/event-dates';
import { eventKindPath, eventPath, eventsPath } from '@/lib/routes/event-path';
import { salePath } from '@/lib/routes/static-page-path';
import { storePath, storesPath } from '@/lib/routes/store-path';
import type { Store } from '@/lib/stores/store';
import type { SitemapPage } from './sitemap';
import { resourceHubPath } from '@/lib/routes/article-path';

/** Fixed addresses of the shop besides home (specification A2). */
const fixedPaths = ['/', eventsPath, '/event-calendar', storesPath, resourceHubPath(), salePath];

/** The product groups that have a page, each with its products as the platform lists them. Events and gift cards have pages of their own. */
function groupsWithRows(
  products: readonly BuyerProduct[],
  now: Date,
): { group: ProductGroup; rows: BuyerProduct[] }[] {
  const byCode = new Map<string, BuyerProduct[]>();
  for (const product of products) {
    const xp = productXp(product);
    if (xp && !xp.IsWorkShopEvent && !isGiftCardProduct(xp.ProductCode))
      byCode.set(xp.ProductCode, [...(byCode.get(xp.ProductCode) ?? []), product]);
  }
  return [...byCode.values()].flatMap((rows) => {
    const group = productGroup(rows, new Map(), now);
    return group ? [{ group, rows }] : [];
  });
}

/** The same groups alone. */
export function listedGroups(products: readonly BuyerProduct[], now: Date): ProductGroup[] {
  return groupsWithRows(products, now).map(({ group }) => group);
}

/** The pages of all product groups; what they say last changed when a variant went on sale. */
export function productPages(products: readonly BuyerProduct[], now: Date): SitemapPage[] {
  return groupsWithRows(products, now).map(({ group, rows }) => {
    const released = rows
      .flatMap((row) => releaseStart(productXp(row) ?? {}) ?? [])
      .filter((instant) => instant <= now);
    const latest = released.sort((a, b) => a.getTime() - b.getTime()).at(-1);
    const pictures = group.variants
      .flatMap((variant) => variant.pictures)
      .map(({ url }) => pictureAt(url, 1200));
    return { path: group.path, changed: latest ? chicagoIso(latest) : null, pictures };
  });
}

/** The IDs of categories whose pages are lists of products: not the events' own and gift cards, nor one that only redirects. */
export function listedCategoryIDs(tree: readonly Category[]): string[] {
  return tree
    .filter(({ id }) => id !== eventsCategoryID)
    .flatMap(({ id, redirect, children }) => [
      ...(redirect || id === giftCardsCategoryID ? [] : [id]),
      ...listedCategoryIDs(children),
    ]);
}

/**
 * The pages of all visible categories; one that only redirects, one without products and the events' own are not among them. `filled` is `null`
 * where it is not known which have products.
 */
export function categoryPages(
  tree: readonly Category[],
  filled: ReadonlySet<string> | null = null,
): SitemapPage[] {
  const isEmpty = (id: string) => filled !== null && id !== giftCardsCategoryID && !filled.has(id);
  return tree
    .filter(({ id }) => id !== eventsCategoryID)
    .flatMap((category): SitemapPage[] => [
      ...(category.redirect || isEmpty(category.id)
        ? []
        : [
            {
              path: category.path,
              changed: readChicagoDay(category.startDate),
              pictures: category.picture ? [pictureAt(category.picture.url, 1200)] : [],
            },
          ]),
      ...categoryPages(category.children, filled),
    ]);
}

/** The pages of the events with a date that is not past, and of the kinds that have some; the pages of past events and of kinds without any stay, but are not offered to crawlers (decision 082). */
export function eventPages(
  events: readonly ShopEvent[],
  tree: readonly Category[],
  now: Date,
): SitemapPage[] {
  const coming = comingEvents(events, now);
  const kinds = (categories: readonly Category[]): SitemapPage[] =>
    categories.flatMap(({ id, redirect, children }) => [
      ...(redirect || eventsOfKind(coming, id).length === 0 ? [] : [{ path: eventKindPath(id) }]),
      ...kinds(children),
    ]);
  return [
    ...kinds(tree.find(({ id }) => id === eventsCategoryID)?.children ?? []),
    ...coming.map(({ code, picture }) => ({
      path: eventPath(code),
      pictures: [realPicture(picture) ?? []].flat().map(({ url }) => pictureAt(url, 1200)),
    })),
  ];
}

/** The pages of articles or content pages, with the day the content service last published each. */
export function contentPages(listings: readonly ContentListing[]): SitemapPage[] {
  return listings.map(({ path, updated, picture }) => ({
    path,
    changed: updated,
    pictures: picture ? [pictureAt(picture.url, 1200)] : [],
  }));
}

/** The pages of the stores. */
export function storePages(stores: readonly Store[]): SitemapPage[] {
  return stores.map(({ id, picture }) => ({
    path: storePath(id),
    pictures: picture ? [pictureAt(picture.url, 1200)] : [],
  }));
}

/** Home and the fixed addresses beside the content pages. */
export function fixedPages(): SitemapPage[] {
  return fixedPaths.map((path) => ({ path }));
}

const location = /<loc>\s*https?:\/\/[^/<\s]+(\/[^<\s]*)?\s*<\/loc>/g;

/** The paths that the retailer's own `sitemap.xml` lists (specification A7), whatever host it names them under. */
export function pathsOfSitemap(xml: string): string[] {
  return [...xml.matchAll(location)].map(([, path = '/']) => path.replaceAll('&amp;', '&'));
}
