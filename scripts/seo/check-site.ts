import type { Visited } from './crawl';
import type { Fault } from './fault';
import type { SitemapEntry } from './read-sitemap';

/** Everything wrong between pages: titles given twice, canonical links that lead on, what sitemaps list and leave out. */
export function checkSite(
  visited: readonly Visited[],
  listed: ReadonlyMap<string, SitemapEntry>,
  whole: boolean,
): Fault[] {
  const byPath = new Map(visited.map((page) => [page.path, page]));
  const own = visited.filter(
    (page) => page.status === 200 && page.open && page.canonical === page.path,
  );
  return [
    ...duplicateTitles(own),
    ...visited.flatMap((page) => canonicalTarget(page, byPath)),
    ...[...listed.keys()].flatMap((path) => sitemapEntry(byPath.get(path), path)),
    ...(whole
      ? own
          .filter(({ path }) => !listed.has(path) && isListable(path))
          .map(({ path, from }): Fault => ({
            code: 'sitemap-missing',
            path,
            detail: `linked on ${from}`,
          }))
      : []),
  ];
}

/** Further pages of a list or calendar are found by their links. */
function isListable(path: string): boolean {
  return !/[?&](page|month|tag|catID)=/.test(path);
}

function duplicateTitles(pages: readonly Visited[]): Fault[] {
  const byTitle = new Map<string, string>();
  return pages.flatMap(({ path, title }): Fault[] => {
    const first = byTitle.get(title);
    if (first === undefined) byTitle.set(title, path);
    return first === undefined
      ? []
      : [{ code: 'title-duplicate', path, detail: `“${title}”, as ${first}` }];
  });
}

/** A canonical link to another address must lead to a page that is its own canonical. */
function canonicalTarget(page: Visited, byPath: ReadonlyMap<string, Visited>): Fault[] {
  if (!page.open || page.canonical === null || page.canonical === page.path) return [];
  const target = byPath.get(page.canonical);
  if (!target || (target.status === 200 && target.open && target.canonical === target.path))
    return [];
  return [
    { code: 'canonical-target', path: page.path, detail: `${page.canonical}: ${target.status}` },
  ];
}

function sitemapEntry(page: Visited | undefined, path: string): Fault[] {
  if (!page) return [];
  const reason =
    page.status !== 200
      ? `status ${page.status}`
      : !page.open
        ? 'noindex'
        : page.canonical !== path
          ? `canonical ${page.canonical}`
          : null;
  return reason === null ? [] : [{ code: 'sitemap-entry', path, detail: reason }];
}
