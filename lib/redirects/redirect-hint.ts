import type { IncomingMessage } from 'node:http';
import { addressOf, withoutRouterKey } from './address';
import type { RedirectLoader } from './loader';
import { mightMatch } from './resolve';
import { publicPathOf } from '@/lib/routes/internal-paths';

const itemNotFound = /^\/item-not-found\//i;

/** Whether middleware has something to say about a URL: an old, internal or misspelled address, or one the redirect table names. Never waits. */
export function needsMiddleware(url: string, redirects: RedirectLoader): boolean {
  const requested = addressOf(url);
  const address = { ...requested, search: withoutRouterKey(requested.search) };
  void redirects.current();
  return (
    itemNotFound.test(address.pathname) ||
    publicPathOf(address.pathname) !== undefined ||
    mightMatch(address, redirects.lastKnown())
  );
}

/**
 * Has middleware look at a request: since when the front's table holds, and the URL as it was asked for, because the framework answers repeated
 * slashes by itself before middleware runs.
 */
export function hintMiddleware(
  request: IncomingMessage,
  url: string,
  redirects: RedirectLoader,
): void {
  request.headers['x-legacy'] = String(redirects.loadedAt());
  request.headers['x-asked-url'] = url;
  const [path = '', ...query] = url.split('?');
  request.url = [path.replace(/\/{2,}/g, '/'), ...query].join('?');
}
