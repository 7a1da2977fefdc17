import { LRUCache } from 'lru-cache';

export type ByteCache<V extends { size: number }> = LRUCache<string, V>;

/**
 * Values by key in memory up to a number of bytes, each of the `size` it says; the one unused longest goes first. What alone would take more than a quarter of the
 * memory is not kept.
 */
export function byteCache<V extends { size: number }>(maxBytes: number): ByteCache<V> {
  return new LRUCache({
    maxSize: Math.floor(maxBytes),
    maxEntrySize: Math.floor(maxBytes / 4),
    // An empty file takes nothing, which the library has no number for.
    sizeCalculation: ({ size }) => Math.max(1, size),
  });
}
