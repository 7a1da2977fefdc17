/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { processWide } from '@/lib/core/process/process-wide';
import { callAvatax } from '@/services/upstream/avatax';

let server: Server;
let answer: [status: number, body: string];
let asked = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    request.resume();
    response.writeHead(answer[0], { 'content-type': 'application/json' }).end(answer[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = 0;
  for (const name of ['upstream-breakers', 'upstream-policies'])
    processWide(name, () => new Map<string, unknown>()).clear();
});
afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);

const call = () => {
  const { port } = server.address() as AddressInfo;
  return callAvatax(
    {
      AVATAX_URL: `http://127.0.0.1:${port}`,
      AVATAX_ACCOUNT_ID: 'account',
      AVATAX_LICENSE_KEY: 'key',
    },
    { operation: 'create', path: '/transactions/create', body: {} },
  );
};
const refusal = '{"error":{"code":"EntityNotFoundError"}}';

describe('an answer of AvaTax', () => {
  it('is what it says with 200', async () => {
    answer = [200, '{"code":"L1","status":"Committed"}'];
    expect(await call()).toBe(answer[1]);
  });

  it.each([
    ['with 200', 200, refusal, 'EntityNotFoundError'],
    ['with 404', 404, refusal, 'EntityNotFoundError'],
    ['with 400 and no word why', 400, '', undefined],
  ])('refuses %s, and is not asked again', async (_, status, body, code) => {
    answer = [status, body];
    await expect(call()).rejects.toMatchObject({ kind: 'refused', status, code });
    expect(asked).toBe(1);
  });

  it.each([408, 429, 500, 503])(
    'does not come with %i, so that it is asked again later',
    async (status) => {
      answer = [status, refusal];
      await expect(call()).rejects.toMatchObject({ kind: 'unavailable', status });
    },
  );
});
