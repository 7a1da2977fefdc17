/** Buffers by key in memory up to a number of bytes; the one unused longest goes first. */
export class ByteCache<V extends { size: number }> {
  readonly #entries = new Map<string, V>();
  #bytes = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (entry) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry;
  }

  set(key: string, entry: V): void {
    this.#bytes += entry.size - (this.#entries.get(key)?.size ?? 0);
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    for (const [oldest, { size }] of this.#entries) {
      if (this.#bytes <= this.maxBytes) break;
      this.#entries.delete(oldest);
      this.#bytes -= size;
    }
  }
}
