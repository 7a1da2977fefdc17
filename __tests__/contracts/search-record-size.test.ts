/** @jest-environment node */
import { localPlatform } from '@/lib/config/local-platform';
import { parseEnv } from '@/lib/config/env';
import { createSearch } from '@/platform/search/app';
import { indexClient, type IndexClient } from '@/services/upstream/search/index-client';
import { openOnServer } from '../support/databases';
import { logLines } from '../support/log-lines';
import { flowers } from './support/search-stock';
import { serveApp, type Served } from './support/serve';

jest.mock(
  'pino',
  () => jest.requireActual<typeof import('../support/log-lines')>('../support/log-lines').inMemory,
);

const record = (objectID: string, bytes = 100) => ({ objectID, Description: 'x'.repeat(bytes) });

describe('a record that is too big for the search index', () => {
  let server: Served;
  let index: IndexClient;
  let db: Awaited<ReturnType<typeof openOnServer>>;
  beforeAll(async () => {
    db = await openOnServer();
    const search = await createSearch({ db });
    await search.load([flowers]);
    server = await serveApp(search.app);
    index = indexClient(
      parseEnv({
        NODE_ENV: 'test',
        SEARCH_HOST: `127.0.0.1:${server.port}`,
        SEARCH_PROTOCOL: 'http',
        SEARCH_ADMIN_KEY: localPlatform.search.adminKey,
      }),
    );
  });
  afterAll(async () => {
    await server.close();
    await db.close();
  });

  const savedOf = async (...ids: string[]) => {
    const found = await Promise.all(ids.map((id) => index.record('products', id)));
    return ids.filter((_, position) => found[position]);
  };

  it('is left out and named in the log, and the others are written', async () => {
    const records = [record('a'), record('b', 20_000), record('c'), record('d', 12_000)];
    await index.save('products', records);
    expect(await savedOf('a', 'b', 'c', 'd')).toEqual(['a', 'c']);
    const lines = logLines.filter((line) => line.includes('record too big for the search index'));
    expect(lines).toEqual([expect.stringContaining('b: '), expect.stringContaining('d: ')]);
  });

  it('stops nothing where it is alone', async () => {
    await index.save('products', [record('e', 20_000)]);
    expect(await savedOf('e')).toEqual([]);
  });

  it('is not mistaken for anything else that is refused', async () => {
    await expect(index.save('products', [record('')])).rejects.toThrow('ObjectID is missing');
  });
});
