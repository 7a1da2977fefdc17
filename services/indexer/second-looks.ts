import type { Migration } from '@/services/database/migrate';
import { sql, type Statements, type Store } from '@/services/database/statements';
import { request } from './queue';
import type { Entity } from './entities';

/**
 * Seconds after a change at which it is looked at again: the commerce platform's lists are late by seconds to minutes, its single reads are not; the content service's
 * copies by seconds, and longer while much is published.
 */
export const secondLooks = [30, 300] as const;

/** What is to be looked at again, and when: a change that follows puts both looks off. */
export const secondLookTable: Migration = {
  name: '031-second-looks',
  statements: [
    `create table services.second_look (
      entity text not null, after_seconds integer not null, due_at timestamptz not null, primary key (entity, after_seconds))`,
    'create index second_look_due on services.second_look (due_at)',
  ],
};

/** Tags of pages made from the vendor's late lists, and when they end again: a change that follows puts both times off. */
export const endAgainTable: Migration = {
  name: '036-end-again',
  statements: [
    `create table services.end_again (
      tag text not null, after_seconds integer not null, due_at timestamptz not null, primary key (tag, after_seconds))`,
    'create index end_again_due on services.end_again (due_at)',
  ],
};

/** Schedules these tags to be ended again: pages made until then may still show lists from before the change. */
export const planSecondEnd = (tags: readonly string[]) => plan('end_again', 'tag', tags);

/** Takes the tags that end again now. */
export function* takeTagsToEndAgain(): Statements<string[]> {
  const due = yield* sql<{ tag: string }>(
    'delete from services.end_again where due_at <= clock_timestamp() returning tag',
  );
  return due.map(({ tag }) => tag);
}

/** Plans the later looks at what has changed just now. */
export const lookAgainLater = (entities: readonly Entity[]) =>
  plan('second_look', 'entity', entities);

/** Plans each name for its later times; one that is planned already is put off. */
function* plan(
  table: 'end_again' | 'second_look',
  column: 'tag' | 'entity',
  names: readonly string[],
): Statements<void> {
  for (const name of [...new Set(names)].sort())
    yield* sql(
      `insert into services.${table} (${column}, after_seconds, due_at)
       select $1, seconds, clock_timestamp() + make_interval(secs => seconds) from unnest($2::integer[]) as seconds
       on conflict (${column}, after_seconds) do update set due_at = excluded.due_at`,
      [name, [...secondLooks]],
    );
}

/** Asks for the looks that are due. */
export async function askForSecondLooks(store: Store): Promise<void> {
  await store.transact(function* () {
    const due = yield* sql<{ entity: Entity }>(
      'delete from services.second_look where due_at <= clock_timestamp() returning entity',
    );
    if (due.length > 0) yield* request(due.map(({ entity }) => entity));
  });
}
