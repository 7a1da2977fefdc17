import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { callerOf } from './client-address';
import { hasPreviewCookie } from '@/lib/core/framework';
import { attempt, mayAttempt } from '@/lib/limits/attempts';
import { pageKey } from '@/lib/routes/page-key';
import { searchRoute } from '@/lib/routes/search-route';
import { fewAtOnce } from '@/lib/limits/few-at-once';

/**
 * What becomes of a request for a page: answered from the kept page of what is missing, refused for now, or made; `came` then wants to know what came of
 * it, and whether it was kept.
 */
type Admission =
  | { answer: 'missing' }
  | { answer: 'too-many' }
  | { answer: 'make'; came(status: number, isKept: boolean): void };

export interface PageGate {
  /** Whether an address is answered without work to speak of: a file, or a page that somebody has seen. */
  isKept(url: string): boolean;
  admit(request: IncomingMessage, url: string, isOld: boolean): Promise<Admission>;
}

/** The most searches that a page made for one request asks for. */
const searchesOfPage = 20;
const mostSeen = 20_000;
const askedAtOnce = 16;
const askedWaiting = 400;
const checked = /^\/(?:p|c|information|services|corporate|customer-service)\//;
const noPage =
  /^\/(?:api|_next|pictures|fonts|sitemaps|feeds|\.well-known)\/|^\/[^/]+\.[a-z0-9]{2,5}$/i;
const file = /^\/(?:_next\/static|pictures|fonts)\//;
const cutOnDemand = /^\/pictures\/og\//;
/** Pages of one visitor: anybody has some, and none counts as missing. Those that are the same for all are kept, and so is what is missing below them. */
const personal =
  /^\/(?:(?:account|orderConfirmation|order)(?:\/|$)|(?:cart|checkout|reset-password)\/?$)/i;
const there = new Set([200, 410]);
const nothing = new Set([404, 307, 308]);
const free: Admission = { answer: 'make', came: () => undefined };

/**
 * Keeps addresses that mean nothing from costing a page: whether a product, a category or a page of a section exists is asked first (`exists`, `null` when there is
 * no time to tell), so that none is made and kept for an address without one. An address nobody has seen counts by the client's address until something is there; with too many of
 * them only pages that somebody has seen are served. Pages that search for each request are counted by their searches.
 */
export function createPageGate(exists: (url: string) => Promise<boolean | null>): PageGate {
  const seen = new LRUCache<string, true>({ max: mostSeen });
  const asking = fewAtOnce(askedAtOnce, askedWaiting);
  const see = (key: string) => seen.set(key, true);
  const keyOf = (url: string) => (url.split('?')[0] === searchRoute ? null : pageKey(url));
  const isKept = (url: string) =>
    file.test(url) ? !cutOnDemand.test(url) : seen.has(keyOf(url) ?? '');
  const admit: PageGate['admit'] = async (request, url, isOld) => {
    const pathname = url.split('?')[0] ?? '/';
    if (noPage.test(pathname)) return free;
    const who = callerOf(request);
    const key = keyOf(url);
    if (key !== null && personal.test(pathname))
      return {
        answer: 'make',
        came: (status, isStored) => {
          if (isStored && there.has(status)) see(key);
        },
      };
    if (key === null)
      return (await mayAttempt('search', who, searchesOfPage)) ? free : { answer: 'too-many' };
    if (seen.has(key)) {
      see(key);
      return free;
    }
    const counted = await attempt('missing-page', who);
    if (!counted) return { answer: 'too-many' };
    if (!isOld && checked.test(pathname) && !hasPreviewCookie(request.headers.cookie ?? '')) {
      const found = await asking(() => exists(url));
      if (!found) return { answer: found === null ? 'too-many' : 'missing' };
    }
    return {
      answer: 'make',
      came: (status, isStored) => {
        if (there.has(status)) see(key);
        if (!isStored || !nothing.has(status)) void counted.giveBack();
      },
    };
  };
  return { isKept, admit };
}
