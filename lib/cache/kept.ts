import { LRUCache } from 'lru-cache';
import { env } from '@/lib/config/env';
import { processWide } from '@/lib/core/process/process-wide';

export type ByteCache<V extends { size: number }> = LRUCache<string, V>;

/**
 * Values by key in memory up to a number of bytes, each of its own `size`; the least recently used goes first. A value larger than a quarter of the memory is
 * not kept.
 */
export function byteCache<V extends { size: number }>(maxBytes: number): ByteCache<V> {
  return new LRUCache({
    maxSize: Math.floor(maxBytes),
    maxEntrySize: Math.floor(maxBytes / 4),
    // The library refuses a size of zero, which an empty file has.
    sizeCalculation: ({ size }) => Math.max(1, size),
  });
}

const megabyte = 1024 * 1024;

/**
 * How the cache's memory is divided, in hundredths of `CACHE_MEMORY_MB`, so that no kind displaces another: whole pages; the data they are made from, of which
 * filtered lists have endless many; unpacked copies in use of both; texts just finished; files; documents for clients that accept gzip only; the addresses of
 * documents.
 */
const shares = {
  pages: 58,
  data: 18,
  unpacked: 9,
  texts: 5,
  files: 5,
  gzipped: 2,
  addresses: 3,
} as const;

/** A share of the one cache of this process. */
export function keptIn<V extends { size: number }>(share: keyof typeof shares): ByteCache<V> {
  return processWide(`kept-${share}`, () =>
    byteCache<V>((env().CACHE_MEMORY_MB * megabyte * shares[share]) / 100),
  );
}
