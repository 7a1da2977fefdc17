import type { Migration } from '@/services/database/migrate';

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
