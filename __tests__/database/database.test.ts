/** @jest-environment node */
import { describeOnBothEngines } from '../support/databases';
import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';

describeOnBothEngines('the database port', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await engine.open();
    await migrate(db, 'test', [
      { name: 'note', statements: ['create table note (id text primary key, doc jsonb not null)'] },
    ]);
  }, 180_000);

  it('names its engine', () => {
    expect(db.engine).toBe(engine.name);
  });

  it('stores jsonb given as JSON text, arrays among it', async () => {
    await db.query('insert into note values ($1, $2), ($3, $4)', [
      'a',
      JSON.stringify({ n: [1, { x: null }] }),
      'b',
      '[1,2]',
    ]);
    const rows = await db.query('select doc from note where id = any($1) order by id', [
      ['a', 'b'],
    ]);
    expect(rows.map((row) => row.doc)).toEqual([{ n: [1, { x: null }] }, [1, 2]]);
  });

  it('answers int8 and numeric as numbers', async () => {
    const [row] = await db.query('select count(*) as many, sum(1.25) as much, 7::int8 as big');
    expect(row).toEqual({ many: 1, much: 1.25, big: 7 });
  });

  it('commits what resolved and rolls back what threw', async () => {
    await db.tx((handle) => handle.query(`insert into note values ('kept', '{}')`));
    const failed = db.tx(async (handle) => {
      await handle.query(`insert into note values ('lost', '{}')`);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await db.query(`select id from note where id in ('kept', 'lost')`)).toEqual([
      { id: 'kept' },
    ]);
  });

  it('refuses a statement or transaction that goes round the handle', async () => {
    await expect(db.tx(() => db.query('select 1'))).rejects.toThrow('only its own handle');
    await expect(db.tx(() => db.tx(async () => undefined))).rejects.toThrow('only its own handle');
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('counts statements, those of transactions too', async () => {
    const before = db.statementCount();
    await db.query('select 1');
    await db.tx((handle) => handle.query('select 2'));
    expect(db.statementCount() - before).toBe(2);
  });

  it('lets transactions that lock one row follow each other', async () => {
    await db.query(`insert into note values ('counter', '0')`);
    const step = () =>
      db.tx(async (handle) => {
        const [row] = await handle.query<{ doc: number }>(
          `select doc from note where id = 'counter' for update`,
        );
        await handle.query(`update note set doc = $1 where id = 'counter'`, [
          JSON.stringify((row?.doc ?? 0) + 1),
        ]);
      });
    await Promise.all(Array.from({ length: 25 }, step));
    expect(await db.query(`select doc from note where id = 'counter'`)).toEqual([{ doc: 25 }]);
  });

  it('lets no statement run for ever on a server, but those of a migration', async () => {
    const longest = `select current_setting('statement_timeout') as longest`;
    await migrate(db, 'slow', [{ name: 'slow', statements: [`create table slow as ${longest}`] }]);
    expect(await db.query('select longest from slow')).toEqual([{ longest: '0' }]);
    const own = engine.name === 'postgres' ? '1min' : '0';
    expect(await db.query(longest)).toEqual([{ longest: own }]);
  });

  it('leaves no transaction open on a server that nobody goes on with', async () => {
    const [row] = await db.query<{ longest: string }>(
      `select current_setting('idle_in_transaction_session_timeout') as longest`,
    );
    expect(row?.longest).toBe(engine.name === 'postgres' ? '1min' : '0');
  });

  it('runs a migration once, also when several start at the same time', async () => {
    const migrations = [
      { name: 'one', statements: ['create table once (n int)', 'insert into once values (1)'] },
    ];
    await Promise.all([1, 2, 3].map(() => migrate(db, 'racing', migrations)));
    expect(await db.query('select n from once')).toEqual([{ n: 1 }]);
  });

  it('takes nothing of a migration that fails half way', async () => {
    const broken = [
      {
        name: 'broken',
        statements: ['create table half (n int)', 'insert into nowhere values (1)'],
      },
    ];
    await expect(migrate(db, 'broken', broken)).rejects.toThrow('nowhere');
    expect(await db.query(`select to_regclass('half') as found`)).toEqual([{ found: null }]);
  });
});
