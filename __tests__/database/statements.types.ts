import { sql, type Statements, type Store } from '@/services/database/statements';

/**
 * What the type of a transaction refuses. Nothing here runs: `tsc` fails when one of these lines stops being an error. The test beside
 * it proves that the compiler reads this file.
 */
export async function refused(store: Store): Promise<void> {
  const ask = () => fetch('http://127.0.0.1/charge');

  // @ts-expect-error an async function is not a generator of statements
  await store.transact(async () => {
    await ask();
  });

  // @ts-expect-error an async generator could await between two statements
  await store.transact(async function* () {
    await ask();
    yield* sql('select 1');
  });

  // @ts-expect-error only statements can be yielded
  await store.transact(function* () {
    yield ask();
  });

  // @ts-expect-error a promise cannot be the outcome
  await store.transact(function* () {
    yield* sql('select 1');
    return ask();
  });

  // @ts-expect-error the store has no open-ended transaction
  await store.tx(async () => undefined);
}

/** What it accepts. */
export function accepted(store: Store): Promise<number> {
  function* count(): Statements<number> {
    const [row] = yield* sql<{ n: number }>('select 1 as n');
    return row?.n ?? 0;
  }
  return store.transact(count);
}
