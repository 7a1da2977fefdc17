import { giftCardsCategoryID } from '@/lib/catalogue/category/category-page';
import { categoryPath } from '@/lib/routes/category-path';
import { filterKeys } from '@/lib/routes/filter-keys';
import { sortChoices } from '@/lib/search/list/sort';

const listed = 840;
const colors = ['Red', 'Pink', 'White', 'Yellow', 'Purple', 'Orange'];
const sorts = sortChoices.flatMap(({ value }) => value ?? []);

/** Every path the shop's sitemaps name. */
export async function pathsOfSitemaps(origin: string): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await fetch(`${origin}${path}`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, loc = '']) => loc.replaceAll('&amp;', '&'),
    );
  const path = (loc: string) => loc.replace(/^https?:\/\/[^/]+/, '') || '/';
  const maps = (await locations('/sitemap.xml')).map(path);
  return [...new Set((await Promise.all(maps.map(locations))).flat().map(path))];
}

/** Filtered and sorted lists of the categories among these paths, no two alike. */
export function filteredLists(paths: readonly string[]): string[] {
  // Gift cards are bought on a page of their own, which has no list.
  const giftCards = categoryPath(giftCardsCategoryID);
  const categories = paths.filter((path) => /^\/c\/[^?]+$/.test(path) && path !== giftCards);
  const prices = Array.from(
    { length: Math.ceil(listed / categories.length) },
    (_, at) => `${at + 1}-${at + 60}`,
  );
  const choices = prices.map((price, at) => {
    const choice = new URLSearchParams({
      price,
      color: colors[at % colors.length] ?? '',
      sort: sorts[at % sorts.length] ?? '',
    });
    if ([...choice.keys()].some((key) => !(filterKeys as readonly string[]).includes(key)))
      throw new Error('The proof asks for a filter the shop does not have.');
    return choice.toString();
  });
  return choices
    .flatMap((choice) => categories.map((path) => `${path}?${choice}`))
    .slice(0, listed);
}
