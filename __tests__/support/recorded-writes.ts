import { randomUUID } from 'node:crypto';
import { newId } from '@/lib/core/ids';
import type { Database, Queryable, Row } from '@/services/database/database';

/** A statement that a process sent, with its parameters. */
export interface Sent {
  text: string;
  params: unknown[];
}

/** What stands for one order alone: its ID, and those made for it. */
const anId = /^([\w-]{22}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A database that notes what is sent to the services' schema, each text once, but for what the schema itself is made with. */
export function recording(db: Database, made: readonly string[]): { db: Database; sent: Sent[] } {
  const sent: Sent[] = [];
  const note = (text: string, params: readonly unknown[] = []) => {
    const isNew = !sent.some((one) => one.text === text);
    if (isNew && /\bservices\.(?!migration)/.test(text) && !made.includes(text))
      sent.push({ text, params: [...params] });
  };
  const noting = (handle: Queryable): Queryable => ({
    query: <R extends Row = Row>(text: string, params?: readonly unknown[]) => {
      note(text, params);
      return handle.query<R>(text, params);
    },
  });
  return {
    sent,
    db: Object.assign(Object.create(db) as Database, noting(db), {
      tx: <T>(work: (handle: Queryable) => Promise<T>) => db.tx((handle) => work(noting(handle))),
    }),
  };
}

/** The same statements for another order: every ID in them is a new one, the same wherever it stands. */
export function forAnotherOrder(sent: readonly Sent[]): Sent[] {
  const ids = new Map(
    sent
      .flatMap(({ params }) => params)
      .filter((value) => typeof value === 'string' && anId.test(value))
      .map((id) => [id as string, (id as string).length === 22 ? newId() : randomUUID()] as const),
  );
  return sent.map(({ text, params }) => {
    let given = JSON.stringify(params);
    for (const [id, other] of ids) given = given.replaceAll(id, other);
    return { text, params: JSON.parse(given) as unknown[] };
  });
}
