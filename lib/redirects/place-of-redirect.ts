import { routerKey } from '@/lib/core/framework';
import { addressOf, pairsOf, textOf, withoutRouterKey, withQuery, type Address } from './address';
import { isContentKey } from '@/lib/routes/content-keys';

/**
 * Where a page leads for now (a page past the end to the last one, an unknown variant to its product; ruling 41), with what the asked URL says beside
 * the choice of content: a page that is cached by its path knows no query.
 */
function temporaryLocation(location: string, url: string): string {
  const kept = addressOf(url)
    .search.slice(1)
    .split('&')
    .filter((pair) => {
      const [key = ''] = new URLSearchParams(pair).keys();
      return key !== '' && key !== routerKey && !isContentKey(key);
    });
  return textOf(withQuery(addressOf(location), kept.length > 0 ? `?${kept.join('&')}` : ''));
}

/** Names the page asked for, as its path does: a category below the second level. Everything else is kept. */
const ofThePath = 'c';

/** Where a page leads for good, with what was asked for beside the page itself: the key of a category would name one that is not there. */
export function permanentPlace(location: string, search: string): Address {
  const kept = pairsOf(search).filter((pair) => pair.split('=')[0] !== ofThePath);
  return withQuery(addressOf(location), kept.length > 0 ? `?${kept.join('&')}` : '');
}

/** What the framework answers for a redirect that a page decides; middleware answers 301 (ruling 6) and has kept the query already. */
const byPage = { forGood: 308, forNow: 307 };

/** Where a redirect leads that came with this status, when `url` was asked for, with the query that was asked for; and whether for now. */
export function placeOf(
  { status, location }: { status: number; location: string },
  url: string,
): { location: string; temporary: boolean } {
  if (status === byPage.forNow)
    return { location: temporaryLocation(location, url), temporary: true };
  if (status !== byPage.forGood) return { location, temporary: status !== 301 };
  const search = withoutRouterKey(addressOf(url).search);
  return { location: textOf(permanentPlace(location, search)), temporary: false };
}
