import type { Migration } from '@/services/database/migrate';
import { sql, type Statements, type Store } from '@/services/database/statements';
import type { Delivery, Entity } from './entities';

/** Tables of the indexer: deliveries seen, entities to be looked at again, and what pages showed of them last. */
export const indexerTables: Migration = {
  name: '004-indexer',
  statements: [
    'create table services.webhook_seen (id text primary key, received_at timestamptz not null default now())',
    'create index webhook_seen_age on services.webhook_seen (received_at)',
    `create table services.reindex (
      entity text primary key,
      requested bigint not null default 1,
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      last_error text)`,
    'create index reindex_due on services.reindex (due_at)',
    'create table services.shown (entity text primary key, facts jsonb not null, seen_at timestamptz not null default now())',
  ],
};

/** An entity to be looked at again; `requested` counts up with every wish. */
export interface Task {
  entity: Entity;
  requested: number;
  attempts: number;
}

/** Takes a delivery: once each, and an entity that waits already waits once. Returns whether it was new. */
export function* receive({ id, entities }: Delivery): Statements<boolean> {
  const fresh = yield* sql(
    'insert into services.webhook_seen (id) values ($1) on conflict do nothing returning id',
    [id],
  );
  if (fresh.length > 0) yield* request(entities);
  return fresh.length > 0;
}

/** Asks for entities to be looked at. */
export function* request(entities: readonly Entity[]): Statements<void> {
  for (const entity of [...new Set(entities)].sort()) {
    yield* sql(
      `insert into services.reindex (entity) values ($1) on conflict (entity) do update
       set requested = services.reindex.requested + 1, attempts = 0, due_at = clock_timestamp()`,
      [entity],
    );
  }
}

/** Takes what is due, at most ten, and puts off its next try by a minute in case this one is never reported. */
export async function takeTasks(store: Store): Promise<Task[]> {
  const rows = await store.query<{ entity: Entity; requested: number; attempts: number }>(
    `update services.reindex set due_at = clock_timestamp() + interval '1 minute', attempts = attempts + 1
     where entity in (select entity from services.reindex where due_at <= clock_timestamp() order by due_at limit 10 for update skip locked)
     returning entity, requested, attempts`,
  );
  return rows.map(({ entity, requested, attempts }) => ({ entity, requested, attempts }));
}

/** Ends a task, unless it was asked for again meanwhile: then it is due at once. */
export function* finish({ entity, requested }: Task): Statements<void> {
  yield* sql('delete from services.reindex where entity = $1 and requested = $2', [
    entity,
    requested,
  ]);
}

/** Puts a task off after a failure, longer each time, at most ten minutes. */
export async function putOff(
  store: Store,
  { entity, requested }: Task,
  error: string,
): Promise<void> {
  await store.query(
    `update services.reindex set last_error = $3, due_at = clock_timestamp() + least(interval '10 minutes', interval '1 second' * power(2, least(attempts, 10)))
     where entity = $1 and requested = $2`,
    [entity, requested, error.slice(0, 500)],
  );
}

/** What pages showed of an entity when it was last looked at; `null` when it never was. */
export function* lastShown<T>(entity: string): Statements<T | null> {
  const [row] = yield* sql<{ facts: T | string }>(
    'select facts from services.shown where entity = $1',
    [entity],
  );
  if (!row) return null;
  return typeof row.facts === 'string' ? (JSON.parse(row.facts) as T) : row.facts;
}

/** Which price schedule a product was last read with: the vendor's lists may not say so yet. */
export interface ProductSeen {
  schedule: string;
}

/** The index by which products are found by the price schedule they were last read with. */
export const productsSeenIndex: Migration = {
  name: '037-products-seen',
  statements: [
    `create index if not exists shown_product_schedule on services.shown ((facts ->> 'schedule')) where entity like 'product:%'`,
  ],
};

/** IDs of the products that were last read with this price schedule. */
export async function productsSeenWith(store: Store, scheduleID: string): Promise<string[]> {
  const rows = await store.query<{ id: string }>(
    `select substr(entity, length('product:') + 1) as id from services.shown where entity like 'product:%' and facts ->> 'schedule' = $1`,
    [scheduleID],
  );
  return rows.map(({ id }) => id);
}

/** Keeps what pages show of an entity now. */
export function* keepShown(entity: string, facts: unknown): Statements<void> {
  yield* sql(
    'insert into services.shown (entity, facts) values ($1, $2::jsonb) on conflict (entity) do update set facts = excluded.facts, seen_at = clock_timestamp()',
    [entity, JSON.stringify(facts)],
  );
}
