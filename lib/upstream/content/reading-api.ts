import { createClient } from 'contentful';
import { UpstreamError } from '../upstream-error';

interface Space {
  url: string;
  space: string;
  environment: string;
  accessToken: string;
}

/** The vendor's official client of one reading API, without retries of its own. */
export function deliveryClient({
  url,
  space,
  environment,
  accessToken,
}: Space): ReturnType<typeof createClient> {
  const address = new URL(url);
  return createClient({
    space,
    environment,
    accessToken,
    host: address.host,
    basePath: address.pathname === '/' ? '' : address.pathname,
    insecure: address.protocol === 'http:',
    retryOnError: false,
    timeout: 10_000,
  });
}

/** Entries per request: the vendor refuses a response above seven megabytes, which long articles reach well before its limit of a thousand entries. */
const entriesAtOnce = 100;

/** More requests than any collection takes, which the vendor holds to fifty thousand entries: all but the first are sent at once. */
const mostAtOnce = 1000;

/** The page of a collection that is read. */
export interface EntriesPage {
  skip: number;
  limit: number;
}

/** The responses that together hold a whole collection: the first hundred entries, then the rest in parallel. Throws an `UpstreamError` for one that claims to be larger than any is. */
export async function allAnswers<T extends { total: number }>(
  ask: (page: EntriesPage) => Promise<T>,
): Promise<T[]> {
  const first = await ask({ skip: 0, limit: entriesAtOnce });
  const pages = Math.ceil(first.total / entriesAtOnce);
  if (pages > mostAtOnce) throw new UpstreamError('content', 'unavailable', { code: 'malformed' });
  const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    ask({ skip: (index + 1) * entriesAtOnce, limit: entriesAtOnce }),
  );
  return [first, ...(await Promise.all(rest))];
}
