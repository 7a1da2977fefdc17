/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as Lite from 'algoliasearch/lite';

/** The vendor's own hosts, as the client chooses them where none is configured. */
const mockHosts: { url: string; protocol: 'http'; accept: 'readWrite' }[] = [];

jest.mock('algoliasearch/lite', () => {
  const lite = jest.requireActual<typeof Lite>('algoliasearch/lite');
  return {
    liteClient: (...[appID, key, options]: Parameters<typeof Lite.liteClient>) =>
      lite.liteClient(appID, key, { hosts: mockHosts, ...options }),
  };
});

const servers: Server[] = [];
let hung = 0;

async function listen(server: Server): Promise<void> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  mockHosts.push({ url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' });
}

beforeAll(async () => {
  process.env.SEARCH_APP_ID = 'ABCDEF1234';
  process.env.SEARCH_KEY = 'a key';
  delete process.env.SEARCH_HOST;
  await listen(createServer(() => (hung += 1)));
  await listen(
    createServer((request, response) => {
      request.resume();
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ results: [{ nbHits: 7 }] }));
    }),
  );
});

afterAll(() =>
  Promise.all(
    servers.map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  ),
);

it('a search asks the vendor’s next host when the nearest one hangs, in the time of one try', async () => {
  const { search } = await import('@/lib/upstream/search/client');
  expect(await search([{ indexName: 'products', query: 'rose' }])).toEqual([{ nbHits: 7 }]);
  expect(hung).toBe(1);
});
