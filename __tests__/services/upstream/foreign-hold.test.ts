/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from '@/lib/config/env';
import { gatewayCharges } from '@/services/upstream/payments/charges';

let server: Server;
/** What the gateway says when it is told to let money go: HTTP status and document. */
let voided: [number, string];

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    const [status, body] = request.url?.endsWith('/void')
      ? voided
      : [201, '<transaction><id>t1</id><currency-iso-code>CAD</currency-iso-code></transaction>'];
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const askAgain = () => {
  const { port } = server.address() as AddressInfo;
  return gatewayCharges({
    ...env(),
    PLATFORM_URL: `http://127.0.0.1:${port}`,
  }).authoriseAgain({
    gatewayOrderID: 'O-1-r1',
    cents: 100,
    card: { token: 'token', customerID: null },
  });
};

describe('a saved card that the gateway holds in another currency', () => {
  it('is refused once its money is let go', async () => {
    voided = [200, '<transaction><id>t1</id></transaction>'];
    expect(await askAgain()).toEqual({ done: false, reason: 'held in CAD' });
  });

  it.each<[string, [number, string], RegExp]>([
    [
      'refuses',
      [422, '<api-error-response><errors/><message>Not now.</message></api-error-response>'],
      /Not now\./,
    ],
    ['does not answer', [503, ''], /./],
  ])('is not known to be let go when the gateway %s', async (_, answer, words) => {
    voided = answer;
    await expect(askAgain()).rejects.toThrow(words);
  });
});
