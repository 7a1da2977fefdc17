/** Values by key in memory up to a number of bytes; the one unused longest goes first. */
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

  /** Keeps a value, unless it alone would take more than a quarter of the memory. */
  set(key: string, entry: V): void {
    this.delete(key);
    if (entry.size > this.maxBytes / 4) return;
    this.#bytes += entry.size;
    this.#entries.set(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}
