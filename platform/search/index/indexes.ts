import type { SearchIndexStock } from '@/platform/stock/stock-shape';
import type { Database, Queryable } from '@/services/database/database';
import { setTimeout as delay } from 'node:timers/promises';
import {
  curated,
  restoreCuration,
  storeCuration,
  type Curation,
  type CurationChange,
  type CurationKind,
} from './curation';
import type { SearchDocument } from './document';
import { SearchFault } from '../fault';
import { RecordSet } from './record-set';
import { SearchIndex } from './search-index';
import { textList, type IndexSettings } from './settings';
import { deleteRecords, readIndexes, readRecords, writeIndex, writeRecords } from './store';

/** How long rules and synonyms take to count after they were kept. */
const APPLYING_MS = 20;

/** One change to an index's records. */
export type RecordChange = { put: SearchDocument } | { remove: string } | { clear: true };

/** Every index of the engine: rows in the database, records in memory. Writes run one after another. */
export class SearchIndexes {
  private readonly byName = new Map<string, SearchIndex>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly db: Database) {}

  get(name: string): SearchIndex | undefined {
    return this.byName.get(name);
  }

  list(): SearchIndex[] {
    return [...this.byName.values()].sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Fills the memory from the database. */
  async restore(): Promise<void> {
    const stored = await readIndexes(this.db);
    const sets = new Map(
      stored
        .filter((index) => index.primary === null)
        .map((index) => [index.name, new RecordSet()]),
    );
    for (const { index, document } of await readRecords(this.db)) sets.get(index)?.put(document);
    this.byName.clear();
    for (const { name, settings, primary } of stored) {
      const records = sets.get(primary ?? name);
      if (records) this.byName.set(name, new SearchIndex(name, settings, records, primary));
    }
    await restoreCuration(this.db, (name) => this.byName.get(name));
    for (const index of this.byName.values()) index.warm();
  }

  /** Replaces everything by a stock of indexes. */
  async load(stock: readonly SearchIndexStock[]): Promise<void> {
    await this.inTurn(async () => {
      await this.db.tx(async (handle) => {
        await handle.query('delete from search_record');
        await handle.query('delete from search_index');
        await handle.query('delete from search_curation');
        for (const index of stock) {
          const replicas = index.replicas ?? [];
          await writeIndex(handle, {
            name: index.name,
            settings: { ...index.settings, replicas: replicas.map((replica) => replica.name) },
            primary: null,
          });
          for (const replica of replicas)
            await writeIndex(handle, { ...replica, primary: index.name });
          await writeRecords(handle, index.name, index.records);
        }
      });
      await this.restore();
    });
    for (const { name, rules = [], synonyms = [] } of stock)
      for (const [kind, puts] of [
        ['rules', rules],
        ['synonyms', synonyms],
      ] as const) {
        if (puts.length === 0) continue;
        const changes = puts.map((put) => ({ put }));
        await (
          await this.curate(name, kind, changes, true)
        ).applied;
      }
  }

  /**
   * Keeps other rules or synonyms of an index, and with `forward` of its replicas; they count once `applied` has ended. Throws a `SearchFault` for one that
   * is none.
   */
  curate(
    name: string,
    kind: CurationKind,
    changes: readonly CurationChange[],
    forward: boolean,
  ): Promise<{ applied: Promise<void> }> {
    return new Promise((kept, refused) => {
      const applied = this.inTurn(async () => {
        const index = this.sourceOf(name);
        const targets = [index, ...(forward ? this.replicasOf(name) : [])];
        const after = targets.map((target) => curated(target, kind, changes));
        await this.db.tx(async (handle) => {
          for (const [place, target] of targets.entries())
            await storeCuration(handle, { ...target, ...after[place], name: target.name });
        });
        kept({ applied });
        await delay(APPLYING_MS);
        for (const [place, target] of targets.entries()) Object.assign(target, after[place]);
      });
      applied.catch(refused);
    });
  }

  /** Applies changes to an index in order, making the index where there is none; the database first, then the memory. */
  write(
    name: string,
    plan: (index: SearchIndex | undefined) => RecordChange[],
  ): Promise<RecordChange[]> {
    return this.inTurn(async () => {
      const current = this.byName.get(name);
      const changes = plan(current);
      await this.db.tx(async (handle) => {
        if (!current) await writeIndex(handle, { name, settings: {}, primary: null });
        await storeChanges(handle, name, changes);
      });
      const index = current ?? new SearchIndex(name, {}, new RecordSet(), null);
      this.byName.set(name, index);
      for (const change of changes) {
        if ('put' in change) index.records.put(change.put);
        else if ('remove' in change) index.records.remove(change.remove);
        else index.records.clear();
      }
      return changes;
    });
  }

  /**
   * Merges settings into an index's. Replicas named in them come to life with its settings, sharing its records; one that is named no more becomes an index of its
   * own with the records it had.
   */
  configure(name: string, settings: IndexSettings): Promise<void> {
    return this.inTurn(async () => {
      const current = this.byName.get(name);
      const index = current ?? new SearchIndex(name, {}, new RecordSet(), null);
      const merged = { ...index.settings, ...settings };
      const named = textList(merged.replicas).map((entry) =>
        entry.replace(/^virtual\((.*)\)$/, '$1'),
      );
      const fresh = named
        .filter((replica) => index.primary === null && !this.byName.has(replica))
        .map(
          (replica) =>
            new SearchIndex(replica, { ...merged, replicas: undefined }, index.records, name),
        );
      const documents = [...index.records.documents()];
      const released = this.replicasOf(name)
        .filter((replica) => !named.includes(replica.name))
        .map((replica) =>
          Object.assign(
            new SearchIndex(replica.name, replica.settings, new RecordSet(documents), null),
            { rules: replica.rules, synonyms: replica.synonyms },
          ),
        );
      await this.db.tx(async (handle) => {
        await writeIndex(handle, { name, settings: merged, primary: index.primary });
        for (const other of [...fresh, ...released]) await writeIndex(handle, other);
        for (const { name: own } of released) await writeRecords(handle, own, documents);
      });
      index.settings = merged;
      for (const changed of [index, ...fresh, ...released]) this.byName.set(changed.name, changed);
    });
  }

  /** Deletes an index and its records. Its replicas go with it. */
  drop(name: string): Promise<void> {
    return this.inTurn(async () => {
      await this.db.tx(async (handle) => {
        await deleteRecords(handle, name, null);
        await dropRows(handle, name);
      });
      for (const index of this.list())
        if (index.name === name || index.primary === name) this.byName.delete(index.name);
    });
  }

  /** Copies an index over another: all of it, or with `scope` only its settings, rules or synonyms. */
  copy(from: string, to: string, scope: readonly string[] | null): Promise<void> {
    return this.inTurn(async () => {
      const source = this.sourceOf(from);
      const settings =
        scope === null || scope.includes('settings')
          ? this.settingsOver(to, source.settings)
          : (this.byName.get(to)?.settings ?? {});
      const documents = scope === null ? [...source.records.documents()] : null;
      const before = this.byName.get(to);
      const takes = (part: CurationKind) => scope === null || scope.includes(part);
      const curation = {
        rules: (takes('rules') ? source : before)?.rules ?? new Map(),
        synonyms: (takes('synonyms') ? source : before)?.synonyms ?? new Map(),
      };
      await this.db.tx(async (handle) => {
        await writeIndex(handle, { name: to, settings, primary: null });
        await storeCuration(handle, { name: to, ...curation });
        if (documents === null) return;
        await deleteRecords(handle, to, null);
        await writeRecords(handle, to, documents);
      });
      this.place(
        to,
        settings,
        documents === null
          ? (this.byName.get(to)?.records ?? new RecordSet())
          : new RecordSet(documents),
        curation,
      );
    });
  }

  /** Puts an index in another's place at one stroke; that one's replicas follow, the old name is gone. */
  move(from: string, to: string): Promise<void> {
    return this.inTurn(async () => {
      const source = this.sourceOf(from);
      const settings = this.settingsOver(to, source.settings);
      await this.db.tx(async (handle) => {
        await deleteRecords(handle, to, null);
        await handle.query('update search_record set index_name = $2 where index_name = $1', [
          from,
          to,
        ]);
        await dropRows(handle, from);
        await writeIndex(handle, { name: to, settings, primary: null });
        await storeCuration(handle, { ...source, name: to });
      });
      for (const index of this.list())
        if (index.name === from || index.primary === from) this.byName.delete(index.name);
      this.place(to, settings, source.records, source);
    });
  }

  private sourceOf(name: string): SearchIndex {
    const index = this.byName.get(name);
    if (!index) throw new SearchFault(404, `Index ${name} does not exist`);
    return index;
  }

  /** Settings as they arrive at another index: which replicas it has stays its own. */
  private settingsOver(name: string, settings: IndexSettings): IndexSettings {
    const replicas = this.byName.get(name)?.settings.replicas;
    return { ...settings, replicas };
  }

  /** Sets an index and its replicas over a record set, searchable at once. */
  private place(
    name: string,
    settings: IndexSettings,
    records: RecordSet,
    curation: Curation,
  ): void {
    const replicas = this.replicasOf(name);
    const placed = [
      new SearchIndex(name, settings, records, null),
      ...replicas.map((replica) => new SearchIndex(replica.name, replica.settings, records, name)),
    ];
    for (const [place, index] of placed.entries()) {
      const { rules, synonyms } = place === 0 ? curation : (replicas[place - 1] ?? curation);
      Object.assign(index, { rules, synonyms });
      index.warm();
      this.byName.set(index.name, index);
    }
  }

  private replicasOf(name: string): SearchIndex[] {
    return this.list().filter((index) => index.primary === name);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(work, work);
    this.queue = turn.catch(() => undefined);
    return turn;
  }
}

/** Deletes the rows of an index and its replicas but for its records. */
async function dropRows(handle: Queryable, name: string): Promise<void> {
  await handle.query(
    'delete from search_curation where index_name in (select name from search_index where name = $1 or primary_name = $1)',
    [name],
  );
  await handle.query('delete from search_index where name = $1 or primary_name = $1', [name]);
}

/** The last change to each record decides; a clear forgets what came before it. */
async function storeChanges(
  handle: Queryable,
  name: string,
  changes: readonly RecordChange[],
): Promise<void> {
  const lastClear = changes.findLastIndex((change) => 'clear' in change);
  if (lastClear >= 0) await deleteRecords(handle, name, null);
  const final = new Map<string, SearchDocument | null>();
  for (const change of changes.slice(lastClear + 1)) {
    if ('put' in change) final.set(change.put.objectID, change.put);
    else if ('remove' in change) final.set(change.remove, null);
  }
  const removed = [...final]
    .filter(([, document]) => document === null)
    .map(([objectID]) => objectID);
  if (removed.length > 0) await deleteRecords(handle, name, removed);
  await writeRecords(
    handle,
    name,
    [...final.values()].filter((document) => document !== null),
  );
}
