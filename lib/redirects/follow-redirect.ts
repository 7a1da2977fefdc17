import { addressOf, textOf } from './address';
import type { RedirectLoader } from './loader';
import { permanentPlace } from './place-of-redirect';
import { resolve } from './resolve';

/** Where a redirect leads: a path of this site or an address outside it, and whether only for now. */
interface RedirectEnd {
  location: string;
  temporary: boolean;
}

/** The end of the chain that begins with a redirect; `null` for a circle. */
export type FollowRedirect = (url: string, first: RedirectEnd) => Promise<RedirectEnd | null>;

/** What the shop knows of its own addresses: the table of redirects, whether there is a page, and what that page answers. */
interface Shop {
  redirects: RedirectLoader;
  exists(url: string): Promise<boolean | null>;
  page(url: string): Promise<{ status: number; location: string | null }>;
}

const mostHops = 5;

/**
 * Follows redirects inside the shop, so that the visitor makes one hop where the table, an old address or a category's note lead to a page that
 * leads on. A page that does not answer in time is taken for the end: the visitor then makes the second hop.
 */
export function createFollowRedirect(shop: Shop): FollowRedirect {
  return async (startUrl, first) => {
    const seen = new Set([textOf(addressOf(startUrl))]);
    let at = first;
    for (let hop = 0; hop < mostHops; hop += 1) {
      if (!isHere(at.location)) return at;
      if (seen.has(at.location)) return null;
      seen.add(at.location);
      const onward = await nextOf(shop, at);
      if (!onward) return at;
      at = onward;
    }
    return at;
  };
}

async function nextOf(
  { redirects, exists, page: pageAt }: Shop,
  { location, temporary }: RedirectEnd,
): Promise<RedirectEnd | null> {
  const address = addressOf(location);
  const resolution = resolve(address, redirects.lastKnown());
  if (resolution?.kind === 'redirect') return { location: resolution.location, temporary };
  if (resolution) return null;
  if ((await exists(location)) === false) return null;
  const page = await pageAt(location).catch(() => null);
  if (!page?.location) return null;
  const isPermanent = page.status === 301 || page.status === 308;
  const next = isPermanent
    ? permanentPlace(page.location, address.search)
    : addressOf(page.location);
  return { location: textOf(next), temporary: temporary || !isPermanent };
}

function isHere(location: string): boolean {
  return location.startsWith('/') && !location.startsWith('//');
}
