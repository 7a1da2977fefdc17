import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { now } from '@/lib/core/clock';
import { ByteCache } from './byte-cache';
import type { FinishedText } from './finished-text';
import { pageKey } from './page-key';

/** The documents the shop has sent, for the day their page cannot be made any more. */
export interface LastGood {
  /** Remembers a document that was sent for this address. */
  keep(url: string, text: Pick<FinishedText, 'etag' | 'encoded'>): void;
  /** The HTML sent for this address last, at most a day ago; `null` when there is none. */
  of(url: string): Promise<string | null>;
}

interface Kept {
  etag: string;
  /** Milliseconds since 1970 at which it was sent last as what the page is. */
  at: number;
  body: Buffer;
  size: number;
}

const longestMs = 24 * 3600 * 1000;
const decompressed = promisify(brotliDecompress);

/**
 * Keeps documents compressed, up to `maxBytes` in memory, those unused longest going first. The framework's own page cache holds a tenth
 * as many: what it had to drop can still be served while commerce or content is down (decision 009).
 */
export function createLastGood(maxBytes = 32 * 1024 * 1024): LastGood {
  const kept = new ByteCache<Kept>(maxBytes);
  return {
    keep(url, text) {
      const key = pageKey(url);
      if (key === null) return;
      const at = now().getTime();
      const known = kept.get(key);
      if (known?.etag === text.etag) {
        known.at = at;
        return;
      }
      text.encoded('br')?.then((body) => kept.set(key, { etag: text.etag, at, body, size: body.byteLength }), () => undefined);
    },
    async of(url) {
      const key = pageKey(url);
      const found = key === null ? undefined : kept.get(key);
      if (!found || now().getTime() - found.at > longestMs) return null;
      return (await decompressed(found.body)).toString();
    },
  };
}
