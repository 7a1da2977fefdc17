import type { RedirectRow } from '@/lib/redirects/row';
import { checkRedirectRows, checkSpellings } from './check-hops';
import { checkPictures, spread } from './check-pictures';
import { checkSite } from './check-site';
import { readSitemaps } from './check-sitemaps';
import { crawl, type Visited } from './crawl';
import type { Fault } from './fault';
import { getFrom } from './get';
import { pageKindOf } from './page-kinds';

export interface ShopCheck {
  /** Where the shop answers. */
  base: string;
  /** Public origin, where it is another one. */
  origin?: string;
  /** This many pages of the sitemaps, spread over them, and one of each kind, no links followed; all of them and every link when absent. */
  sample?: number;
  /** Pages visited besides those of the sitemaps. */
  also?: readonly string[];
  /** The redirect table: each of its rows is asked for. */
  redirects?: readonly RedirectRow[];
  atOnce?: number;
  onVisit?(visited: Visited): void;
  /** Ends the crawl early: what was seen by then is checked. */
  stop?: AbortSignal;
}

export interface ShopReport {
  faults: Fault[];
  visited: Visited[];
  /** Pages visited, by kind. */
  kinds: Record<string, number>;
  sitemaps: number;
  listed: number;
  pictures: number;
}

const nofollowLooked = 200;
const picturesInSample = 12;

/** One page of every kind that the sitemaps list. */
function firstOfEachKind(paths: readonly string[]): string[] {
  return [...new Map(paths.toReversed().map((path) => [pageKindOf(path).kind, path])).values()];
}

/** Checks a running shop as a crawler would find it: from home and the sitemaps over every internal link, each in another spelling too, and every redirect. */
export async function checkShop({
  base,
  origin = new URL(base).origin,
  sample,
  also = [],
  redirects = [],
  atOnce = 4,
  onVisit,
  stop,
}: ShopCheck): Promise<ShopReport> {
  const { get, close } = getFrom(base);
  try {
    const sitemaps = await readSitemaps(get, origin);
    const whole = sample === undefined;
    const listed = [...sitemaps.listed.keys()];
    const chosen = whole
      ? listed
      : [...new Set([...firstOfEachKind(listed), ...spread(listed, sample)])];
    const starts = ['/', ...also, ...chosen].map((path) => ({ path, from: 'a sitemap' }));
    const { visited, faults } = await crawl({
      get,
      origin,
      starts,
      follow: whole,
      atOnce,
      nofollow: nofollowLooked,
      onVisit,
      stop,
    });
    const pictures = await checkPictures({
      get,
      origin,
      visited,
      listed: sitemaps.listed,
      most: whole && !stop?.aborted ? Infinity : picturesInSample,
    });
    const found = visited.filter(({ status }) => status === 200).map(({ path }) => path);
    const hops = [
      ...(await checkSpellings(get, found, atOnce)),
      ...(await checkRedirectRows(get, redirects, origin, atOnce)),
    ];
    const kinds: Record<string, number> = {};
    for (const { path } of visited)
      kinds[pageKindOf(path).kind] = (kinds[pageKindOf(path).kind] ?? 0) + 1;
    return {
      faults: [
        ...sitemaps.faults,
        ...faults,
        ...checkSite(visited, sitemaps.listed, whole && !stop?.aborted),
        ...pictures.faults,
        ...hops,
      ],
      visited,
      kinds,
      sitemaps: sitemaps.read,
      listed: listed.length,
      pictures: pictures.looked,
    };
  } finally {
    close();
  }
}
