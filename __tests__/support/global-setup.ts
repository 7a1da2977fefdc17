import { startPostgres } from './postgres';
import { testServer } from './test-server';

/** One PostgreSQL server for all suites of the run, unless TEST_DATABASE_URL names one. */
export default async function setup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  testServer.stop = server.stop;
}
