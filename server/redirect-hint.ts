import { addressOf, type Address } from '@/lib/redirects/address';
import type { RedirectLoader } from '@/lib/redirects/loader';
import { mightMatch } from '@/lib/redirects/resolve';
import { legacyAddress } from '@/lib/redirects/legacy';
import { publicPathOf } from '@/lib/routes/internal-paths';

const itemNotFound = /^\/item-not-found\//i;
const routerKey = /([?&])_rsc=[^&]*(&|$)/;

/** Whether middleware has something to say about a URL: an old or internal address, or one the redirect table names. Never waits. */
export function needsMiddleware(url: string, redirects: RedirectLoader): boolean {
  const address = addressOf(url.replace(routerKey, (_, before: string, after: string) => (after === '&' ? before : '')));
  void redirects.current();
  return isOldOrInternal(address) || mightMatch(address, redirects.lastKnown());
}

function isOldOrInternal(address: Address): boolean {
  const { pathname } = address;
  return itemNotFound.test(pathname) || publicPathOf(pathname) !== undefined || legacyAddress(address) !== null;
}
