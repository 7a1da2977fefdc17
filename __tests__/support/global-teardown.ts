import { testServer } from './test-server';

/** Stops the PostgreSQL server that this run started. */
export default async function teardown(): Promise<void> {
  await testServer.stop?.();
}
