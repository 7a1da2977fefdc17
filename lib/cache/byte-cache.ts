import { LRUCache } from 'lru-cache';

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
