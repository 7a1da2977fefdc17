/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withRequestContext } from '@/lib/core/request-context';

const received: (string | undefined)[] = [];
const engine = createServer((request, response) => {
  received.push(request.headers['x-forwarded-for']?.toString());
  request.resume();
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ results: [] }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  process.env.SEARCH_HOST = `127.0.0.1:${(engine.address() as AddressInfo).port}`;
  process.env.SEARCH_PROTOCOL = 'http';
});

afterAll(async () => {
  engine.closeAllConnections();
  await new Promise((resolve) => engine.close(resolve));
});

/** The address that the search engine is told when a request of this one asks it. */
async function toldAddress(clientAddress: string | undefined): Promise<string | undefined> {
  const { search } = await import('@/lib/upstream/search/client');
  const ask = () => search([{ indexName: 'products', query: 'rose' }]);
  await (clientAddress === undefined
    ? ask()
    : withRequestContext({ requestId: 'search-address-test', clientAddress }, ask));
  return received.at(-1);
}

describe('whom a search is for', () => {
  it.each<[string, string | undefined, string | undefined]>([
    ['a visitor', '203.0.113.7', '203.0.113.7'],
    ['another visitor', '198.51.100.20', '198.51.100.20'],
    ['a visitor by IPv6', '2001:db8::7', '2001:db8::7'],
    ['a visitor whose address is not known', 'unknown', undefined],
    ['a page that everybody gets', undefined, undefined],
  ])('%s', async (_name, clientAddress, told) => {
    const before = received.length;
    expect(await toldAddress(clientAddress)).toBe(told);
    expect(received).toHaveLength(before + 1);
  });
});
