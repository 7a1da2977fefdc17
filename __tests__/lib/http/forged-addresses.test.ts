/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { problem } from '@/lib/core/errors/error-codes';
import { err, ok } from '@/lib/core/result';
import { clientAddress } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';
import { mayAttempt } from '@/lib/limits/attempts';
import { prepareHeaders } from '@/lib/http/request-headers';

/** A handler that looks up a gift card, sixty times at once from one address; each time another card. */
let cards = 0;
const lookUp = route({ name: 'test' }, async ({ request }) =>
  (await mayAttempt('gift-card', {
    address: clientAddress(request),
    account: `card-${(cards += 1)}`,
  }))
    ? ok({ found: true })
    : err(problem('rate-limited')),
);

describe('ninety addresses that one client makes up, over HTTP behind one proxy', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer((incoming, response) => {
      prepareHeaders(incoming, 1);
      const request = new Request('http://localhost/api/test', {
        headers: incoming.headers as Record<string, string>,
      });
      void lookUp(request, { params: Promise.resolve({}) }).then(({ status }) =>
        response.writeHead(status).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const ask = async (forwardedFor: string) =>
    (
      await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
        headers: { 'x-forwarded-for': forwardedFor, 'x-client-address': forwardedFor },
      })
    ).status;

  it.each<[string, (turn: number) => string]>([
    ['the same', () => '5.5.5.5'],
    ['ports of one IPv4 address', (turn) => `5.5.5.6:${40_000 + turn}`],
    ['one IPv6 network', (turn) => `2001:db8::${turn.toString(16)}`],
    [
      'one IPv6 network with ports',
      (turn) => `[2001:db8:0:1::${turn.toString(16)}]:${40_000 + turn}`,
    ],
    ['no addresses at all', (turn) => `client-${turn}`],
    ['written before the proxy’s own', (turn) => `198.51.100.${turn}, 5.5.5.7`],
  ])('%s: sixty pass', async (_, forwardedFor) => {
    const answers: number[] = [];
    for (let turn = 0; turn < 90; turn += 1) answers.push(await ask(forwardedFor(turn)));
    expect([
      answers.slice(0, 60).every((status) => status === 200),
      answers.slice(60).filter((status) => status === 429).length,
    ]).toEqual([true, 30]);
  });

  it('another household passes', async () => {
    expect([await ask('5.5.5.8:40000'), await ask('2001:db8:0:2::1')]).toEqual([200, 200]);
  });
});
