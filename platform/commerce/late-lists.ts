import type { Database, Queryable, Row } from '@/services/database/database';
import { now } from '@/lib/core/time/clock';

/** The tables that lists of products and orders are read from. */
const TABLES = ['resource', 'listed', 'placed', 'member'] as const;
const OF_TABLES = new RegExp(`\\bcommerce\\.(${TABLES.join('|')})\\b`, 'g');

/**
 * Lists of products and of orders that are late, as the vendor's are: it reads them from a search index that follows by seconds to minutes, while what is read
 * by its ID is there at once. The index is a copy of the tables, made anew once it is older than `ms` by the shop's clock.
 */
export class LateLists {
  #late: { ms: number; copiedAt: number; copy: Promise<void> } | null = null;

  constructor(private readonly db: Database) {}

  /** From now on lists say what is now, until the copy is `ms` old. */
  async begin(ms: number): Promise<void> {
    await this.#copyTables(ms);
  }

  /** Lists are in time again. */
  end(): void {
    this.#late = null;
  }

  /** Where lists of products and orders are read. */
  async source(): Promise<Queryable> {
    if (!this.#late) return this.db;
    if (now().getTime() - this.#late.copiedAt >= this.#late.ms)
      await this.#copyTables(this.#late.ms);
    else await this.#late.copy;
    return {
      query: <R extends Row>(sql: string, params?: readonly unknown[]) =>
        this.db.query<R>(sql.replace(OF_TABLES, 'commerce_late.$1'), params),
    };
  }

  #copyTables(ms: number): Promise<void> {
    const copy = this.db.tx(async (handle) => {
      await handle.query('drop schema if exists commerce_late cascade');
      await handle.query('create schema commerce_late');
      for (const table of TABLES)
        await handle.query(`create table commerce_late.${table} as table commerce.${table}`);
    });
    this.#late = { ms, copiedAt: now().getTime(), copy };
    return copy;
  }
}
