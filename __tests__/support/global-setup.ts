import { startPostgres } from '@/scripts/support/postgres';
import { stockTestShop } from './back-end';
import { makeStockedDatabase } from './databases';
import { makeImages } from './memory-database';
import { testServer } from './test-server';

/**
 * One PostgreSQL server for all suites of the run, unless TEST_DATABASE_URL names one, with a database that holds the test's shop; images of the embedded
 * database, an empty one and one with that shop.
 */
export default async function setup(): Promise<void> {
  const [server, removeImages] = await Promise.all([
    process.env.TEST_DATABASE_URL ? undefined : startPostgres(),
    makeImages(stockTestShop),
  ]);
  if (server) process.env.TEST_DATABASE_URL = server.url;
  await makeStockedDatabase(stockTestShop);
  testServer.stop = async () => {
    await server?.stop();
    await removeImages();
  };
}
