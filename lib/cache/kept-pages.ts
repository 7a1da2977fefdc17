import { now } from '@/lib/core/time/clock';
import { currentRequest } from '@/lib/core/request-context';
import { areEnded } from './ended-tags';
import { keptIn, type ByteCache } from './kept';

/** A document as it was sent, kept for further requests. */
export interface KeptDocument {
  etag: string;
  headers: Record<string, string>;
  /** Compressed with `br`. */
  body: Buffer;
}

/** A page as the framework made it, packed, and the document the front made of it. */
export interface KeptPage {
  size: number;
  /** The HTML compressed with `br`: the finished document's when there is one, else the framework's; `null` for an entry without HTML. */
  html: Buffer | null;
  /** How many characters the framework's HTML has. */
  characters: number;
  /** Everything else of the page, packed. */
  parts: Buffer;
  /** Bytes it takes unpacked, HTML left out. */
  partsSize: number;
  /** Milliseconds since 1970 by the machine's clock. */
  filedAt: number;
  /** Lifetime; `false` for ever. */
  seconds: number | false;
  tags: readonly string[];
  /** When it was last sent as a current page, by the shop's clock. */
  sentAt: number;
  document?: KeptDocument;
}

/** The pages of the cache, by the framework's key. */
export function keptPages(): ByteCache<KeptPage> {
  return keptIn('pages');
}

/** The cached page that answers the request being served, with its key; `null` when none does or it has been replaced since. */
export function pageOfRequest(): { key: string; page: KeptPage } | null {
  const noted = currentRequest()?.keptPage;
  const page = noted && keptPages().get(noted.key);
  return page && page.filedAt === noted.filedAt ? { key: noted.key, page } : null;
}

/** Whether the page that answers the request being served has left the cache or been replaced since: then its end and its tags are unknown. */
export function isPageGone(): boolean {
  return currentRequest()?.keptPage !== undefined && pageOfRequest() === null;
}

/** Whole seconds of a page's life left at `at` (milliseconds since 1970), rounded down; `null` for a page without an end. */
export function secondsLeft(
  { filedAt, seconds }: Pick<KeptPage, 'filedAt' | 'seconds'>,
  at: number,
): number | null {
  if (seconds === false) return null;
  return Math.max(0, Math.floor((filedAt - at) / 1000 + seconds));
}

/** Whether a page is still current; marks it as sent when it is. */
export function isCurrent(page: KeptPage): boolean {
  if (
    areEnded(page.tags, page.filedAt) ||
    (page.seconds !== false && Date.now() > page.filedAt + page.seconds * 1000)
  )
    return false;
  page.sentAt = now().getTime();
  return true;
}
