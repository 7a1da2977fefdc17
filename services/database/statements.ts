import type { Database, Row } from './database';

/** One SQL statement with its positional parameters. */
interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/**
 * Work of a transaction: a synchronous generator that yields statements and gets their rows. It cannot await: neither HTTP nor a timer
 * can come between two statements (decision record 016).
 */
export type Statements<T> = Generator<Statement, T, Row[]>;

/** One statement within a transaction: `const rows = yield* sql('select …', [id])`. */
export function* sql<R extends Row = Row>(
  text: string,
  params: readonly unknown[] = [],
): Statements<R[]> {
  return (yield { text, params }) as R[];
}

/** A promise as the outcome of a transaction would be awaited after it was committed: the extra parameter makes it a type error. */
type NoPromise<T> = [Extract<T, PromiseLike<unknown>>] extends [never] ? [] : [refused: never];

/** The part of the database port the services get: statements on their own, and transactions of statements only. */
export interface Store extends Pick<Database, 'query'> {
  /** Runs the statements of `work` in one transaction; commits when it returns, rolls back when it throws. */
  transact<T>(work: () => Statements<T>, ...refused: NoPromise<T>): Promise<T>;
}

/** The store over a database. */
export function storeOf(db: Database): Store {
  return {
    query: (text, params) => db.query(text, params),
    transact: <T>(work: () => Statements<T>, ..._refused: NoPromise<T>) =>
      db.tx(async (handle) => {
        const statements = work();
        let step = statements.next();
        while (!step.done) {
          const { text, params } = step.value;
          step = await handle.query(text, params).then(
            (rows) => statements.next(rows),
            (error: unknown) => statements.throw(error),
          );
        }
        return step.value;
      }),
  };
}
