import { createClient } from 'contentful';

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

/** The page of a collection that is read. */
export interface EntriesPage {
  skip: number;
  limit: number;
}

/** The responses that together hold a whole collection: the first hundred entries, then the rest in parallel. */
export async function allAnswers<T extends { total: number }>(
  ask: (page: EntriesPage) => Promise<T>,
): Promise<T[]> {
  const first = await ask({ skip: 0, limit: entriesAtOnce });
  const pages = Math.ceil(first.total / entriesAtOnce);
  const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    ask({ skip: (index + 1) * entriesAtOnce, limit: entriesAtOnce }),
  );
  return [first, ...(await Promise.all(rest))];
}
