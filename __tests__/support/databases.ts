import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '@/services/database/database';
import { openDatabase } from '@/services/database/open';
import { openInMemory } from './memory-database';
import { startPostgres, type PostgresServer } from '@/scripts/support/postgres';

/** Gives a suite databases of its own on one engine. */
export interface TestEngine {
  name: Database['engine'];
  open(): Promise<Database>;
}

/**
 * Runs a suite twice: on the embedded engine, and on a real PostgreSQL server, where transactions truly run at the same time. The
 * server is TEST_DATABASE_URL's, or one started for this suite. Databases opened through the engine are closed at the end.
 */
export function describeOnBothEngines(name: string, suite: (engine: TestEngine) => void): void {
  describe(`${name} on pglite`, () => {
    suite(closing({ name: 'pglite', open: openInMemory }));
  });
  describe(`${name} on postgres`, () => {
    let started: PostgresServer | undefined;
    let serverUrl = '';
    beforeAll(async () => {
      const given = process.env.TEST_DATABASE_URL;
      if (!given) started = await startPostgres();
      serverUrl = given || started!.url;
    }, 180_000);
    const engine = closing({
      name: 'postgres',
      open: async () => openDatabase({ databaseUrl: await createDatabase(serverUrl) }),
    });
    suite(engine);
    afterAll(() => started?.stop());
  });
}

/**
 * Runs a stand-in's contract suite on the PostgreSQL server of the run; with `ENGINES=all` on the embedded engine as well, which HTTP tests and
 * journeys have below the whole shop (decision 124). What races, counts statements or belongs to the retailer runs on both, always.
 */
export function describeStandIn(name: string, suite: (engine: TestEngine) => void): void {
  if (process.env.ENGINES === 'all') return describeOnBothEngines(name, suite);
  describe(`${name} on postgres`, () => suite(closing({ name: 'postgres', open: openOnServer })));
}

/** An empty database of its own on the PostgreSQL server of the run, for suites that ask nothing of the engine: a test costs half of what it does on the embedded one (decision 124). */
export async function openOnServer(): Promise<Database> {
  return openDatabase({ databaseUrl: await createDatabase(process.env.TEST_DATABASE_URL ?? '') });
}

/** Makes an empty database on a server and answers its address. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

function closing(engine: TestEngine): TestEngine {
  const opened: Database[] = [];
  afterAll(() => Promise.all(opened.map((db) => db.close())));
  return {
    name: engine.name,
    async open() {
      const db = await engine.open();
      opened.push(db);
      return db;
    },
  };
}
