import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '@/services/database/database';
import { openDatabase } from '@/services/database/open';
import { openInMemory, openStockedInMemory } from './memory-database';

/** Gives a suite databases of its own on one engine. */
export interface TestEngine {
  name: Database['engine'];
  /** An empty database. */
  open(): Promise<Database>;
  /** One that holds the test's shop, made once in a run: keys, tables and stock cost a back end a second. */
  openStocked(): Promise<Database>;
}

/**
 * Runs a suite twice: on the embedded engine, and on the PostgreSQL server of the run, where transactions truly run at the same time. For suites of
 * races, of statements and of the database itself (decision 167). Databases opened through the engine are closed at the end.
 */
export function describeOnBothEngines(name: string, suite: (engine: TestEngine) => void): void {
  describe(`${name} on pglite`, () => {
    suite(closing({ name: 'pglite', open: openInMemory, openStocked: openStockedInMemory }));
  });
  describe(`${name} on postgres`, () => suite(closing(onServer)));
}

/**
 * Runs a suite on the PostgreSQL server of the run; with `ENGINES=all` on the embedded engine as well, which HTTP tests and journeys have below the
 * whole shop (decision 167).
 */
export function describeOnServer(name: string, suite: (engine: TestEngine) => void): void {
  if (process.env.ENGINES === 'all') return describeOnBothEngines(name, suite);
  describe(`${name} on postgres`, () => suite(closing(onServer)));
}

/** An empty database of its own on the PostgreSQL server of the run, for suites that ask nothing of the engine: a test costs half of what it does on the embedded one (decision 167). */
export async function openOnServer(): Promise<Database> {
  return openDatabase({ databaseUrl: await createDatabase() });
}

/** `openOnServer`, and the database holds the test's shop. */
export async function openStockedOnServer(): Promise<Database> {
  return openDatabase({ databaseUrl: await createDatabase(process.env.TEST_STOCKED_DATABASE) });
}

const onServer: TestEngine = {
  name: 'postgres',
  open: openOnServer,
  openStocked: openStockedOnServer,
};

/** Makes the database on the server of the run that `openStockedOnServer` copies. */
export async function makeStockedDatabase(stock: (db: Database) => Promise<void>): Promise<void> {
  const databaseUrl = await createDatabase();
  const db = await openDatabase({ databaseUrl });
  await stock(db);
  await db.close();
  process.env.TEST_STOCKED_DATABASE = new URL(databaseUrl).pathname.slice(1);
}

/** Makes a database on the server of the run, empty or a copy of another that nobody is using, and answers its address. */
export async function createDatabase(template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const client = new Client({ connectionString: url.toString() });
  await client.connect();
  // Copied page by page through the log, as it is by itself, a database costs twice as much.
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  url.pathname = `/${name}`;
  return url.toString();
}

function closing(engine: TestEngine): TestEngine {
  const opened: Database[] = [];
  const kept = async (opening: Promise<Database>) => {
    const db = await opening;
    opened.push(db);
    return db;
  };
  afterAll(() => Promise.all(opened.map((db) => db.close())));
  return {
    name: engine.name,
    open: () => kept(engine.open()),
    openStocked: () => kept(engine.openStocked()),
  };
}
