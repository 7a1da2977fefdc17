import { setTimeout as wait } from 'node:timers/promises';
import { innerFetch, type InnerDocument } from './inner-fetch';

const delaysMs = [20, 40, 80, 160, 320, 640];

/**
 * The successor of a document whose lifetime has ended: Next sends the old one while it makes the new one, the shop waits for the new
 * one instead. `null` when it is not there within about a second: then the old one serves, as in an outage.
 */
export function createFreshDocuments(port: number): (url: string) => Promise<InnerDocument | null> {
  const waiting = new Map<string, Promise<InnerDocument | null>>();
  const fetchFresh = async (url: string) => {
    for (const delay of delaysMs) {
      await wait(delay);
      const document = await innerFetch(port, url).catch(() => null);
      if (document && document.cache !== 'STALE') return document.status < 500 ? document : null;
    }
    return null;
  };
  return (url) => {
    const known = waiting.get(url);
    if (known) return known;
    const fresh = fetchFresh(url).finally(() => waiting.delete(url));
    waiting.set(url, fresh);
    return fresh;
  };
}
