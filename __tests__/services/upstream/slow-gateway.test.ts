/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from '@/lib/config/env';
import { cardPayments } from '@/services/upstream/payments/card-payments';
import { cardVault } from '@/services/upstream/payments/card-vault';
import { gatewayCharges } from '@/services/upstream/payments/charges';
import { longestWorkMs } from '@/services/upstream/payments/gateway';

let server: Server;
let asked: () => void;
const payments = () => {
  const { port } = server.address() as AddressInfo;
  const local = { ...env(), PLATFORM_URL: `http://127.0.0.1:${port}` };
  return { cards: cardPayments(local), charges: gatewayCharges(local), vault: cardVault(local) };
};

beforeAll(async () => {
  // Never silent for as long as the SDK's own limit, and never done.
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/xml' }).write('<transaction>');
    const drip = setInterval(() => response.write(' '), 50);
    response.once('close', () => clearInterval(drip));
    asked();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['setInterval', 'clearInterval', 'setImmediate', 'nextTick', 'performance', 'Date'],
  });
});

afterEach(() => jest.useRealTimers());

afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);

const work: [string, (at: ReturnType<typeof payments>) => Promise<unknown>][] = [
  ['a hold', ({ cards }) => cards.authorise({ gatewayOrderID: 'O-1', cents: 100, nonce: 'nonce' })],
  ['a void', ({ cards }) => cards.release('t1')],
  ['a capture', ({ charges }) => charges.capture('t1', 100)],
  ['a look at a charge', ({ charges }) => charges.find('t1')],
  ['a refund', ({ charges }) => charges.refund('t1', 100, 'O-1-r')],
  ['a card that is saved', ({ vault }) => vault.forget('user', 'token')],
];

describe('a gateway that answers drop by drop', () => {
  it.each(work)('is not waited for without end: %s', async (_, ask) => {
    const arrived = new Promise<void>((resolve) => (asked = resolve));
    const ended = ask(payments()).then(
      () => 'answered',
      () => 'given up',
    );
    await arrived;
    await jest.advanceTimersByTimeAsync(longestWorkMs);
    expect(await ended).toBe('given up');
  });
});
