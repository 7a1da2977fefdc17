/** @jest-environment node */
import { openOnServer } from '../support/databases';
import type { Database, Queryable } from '@/services/database/database';

let db: Database;
let other: Database;

beforeAll(async () => {
  db = await openOnServer();
  other = await openOnServer();
});

afterAll(async () => {
  await db.close();
  await other.close();
});

const pidOf = async (handle: Queryable) =>
  (await handle.query<{ pid: number }>('select pg_backend_pid() as pid'))[0]?.pid;

/** Ends a connection on the server's side, and waits until it is gone. */
async function end(pid: number | undefined): Promise<void> {
  await other.query('select pg_terminate_backend($1, 10000)', [pid]);
}

describe('a database server that ends its connections, as one that is restarted does', () => {
  it('fails the transaction that is under way between two statements, and nothing else', async () => {
    const transaction = db.tx(async (handle) => {
      await end(await pidOf(handle));
      // What the server said last is read before the next statement is written.
      await new Promise(setImmediate);
      await handle.query('select 1');
    });
    await expect(transaction).rejects.toThrow();
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('fails the statement that is running, and nothing else', async () => {
    const transaction = db.tx(async (handle) => {
      const pid = await pidOf(handle);
      const running = handle.query('select pg_sleep(60)');
      await end(pid);
      await running;
    });
    await expect(transaction).rejects.toThrow();
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});
