import 'server-only';
import { unstable_cache } from 'next/cache';
import { log } from '@/lib/core/log';

const retrySeconds = 30;

/** What may be unavailable, as the log calls it. */
type Source =
  'catalogue' | 'content' | 'files' | 'page-settings' | 'search' | 'sitemap-part' | 'stores';

/** What `read` answers, or `instead` while its source is not available: the log says for which `part`, and the page is made anew soon (specification A8). */
export async function orElse<T>(
  source: Source,
  part: string,
  instead: T,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    logUnavailable(source, part, error);
    await retrySoon();
    return instead;
  }
}

/** The same for what is not kept without its part, or may be. */
export async function orElseKept<T>(
  source: Source,
  part: string,
  instead: T,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    logUnavailable(source, part, error);
    return instead;
  }
}

/** Limits the page being made to half a minute. */
async function retrySoon(): Promise<void> {
  await unstable_cache(() => Promise.resolve(true), ['retry-soon'], {
    revalidate: retrySeconds,
  })();
}

function logUnavailable(source: Source, operation: string, error: unknown): void {
  const outcome = error instanceof Error ? error.name : 'unknown';
  log('warn', `${source}-unavailable`, { operation, outcome });
}
