/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { localPlatform } from '@/lib/config/local-platform';
import { noChoice } from '@/lib/catalogue/category/list-address';
import { listRequests, toSearchQuery } from '@/lib/search/list/list-requests';
import { productRequest } from '@/lib/search/site-requests';

interface Question {
  analytics?: boolean;
}

let received: Question[] = [];
const engine = createServer((request, response) => {
  void text(request).then((body) => {
    const { requests, ...single } = JSON.parse(body) as Question & { requests?: Question[] };
    received = requests ?? [single];
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ results: [], hits: [], nbHits: 0 }));
  });
});
let host: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(engine.address() as AddressInfo).port}`;
  process.env.SEARCH_HOST = host;
  process.env.SEARCH_PROTOCOL = 'http';
});

afterAll(async () => {
  engine.closeAllConnections();
  await new Promise((resolve) => engine.close(resolve));
});

/** Which of the questions of a call the vendor counts as searches of a shopper: it counts all but those that say no. */
const counted = () => received.map(({ analytics }) => analytics !== false);

describe('what the search engine counts as a search', () => {
  it('is a list once, however much is counted beside it', async () => {
    const { search } = await import('@/lib/upstream/search/client');
    const choice = {
      ...noChoice,
      filters: { color: ['Red'], occasion: ['Birthday'] },
      price: { min: 25, max: null },
    };
    const requests = listRequests(choice, 1);
    await search(requests.map((request) => toSearchQuery({ query: 'rose' }, request, 0)));
    expect(counted()).toEqual([true, false, false, false]);
  });

  it('is what a shopper typed, and nothing the shop looks up for itself', async () => {
    const { search } = await import('@/lib/upstream/search/client');
    await search([
      productRequest('rose', 0, 20),
      { indexName: 'products', facets: ['DeliveryClass'], hitsPerPage: 0 },
    ]);
    expect(counted()).toEqual([true, false]);
  });

  it('is none of the indexer', async () => {
    const { indexClient } = await import('@/services/upstream/search/index-client');
    const { env } = await import('@/lib/config/env');
    const index = indexClient({
      ...env(),
      SEARCH_APP_ID: localPlatform.search.appId,
      SEARCH_HOST: host,
    });
    await index.recordsWith('products', 'ProductCode', '4711');
    expect(counted()).toEqual([false]);
  });
});
