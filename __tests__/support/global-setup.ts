import { makeImage } from './memory-database';
import { startPostgres } from '@/scripts/support/postgres';
import { testServer } from './test-server';

/** One PostgreSQL server for all suites of the run, unless TEST_DATABASE_URL names one; one image of an empty embedded database. */
export default async function setup(): Promise<void> {
  const [removeImage, server] = await Promise.all([
    makeImage(),
    process.env.TEST_DATABASE_URL ? undefined : startPostgres(),
  ]);
  if (server) process.env.TEST_DATABASE_URL = server.url;
  testServer.stop = async () => {
    await server?.stop();
    await removeImage();
  };
}
