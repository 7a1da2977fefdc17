/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { Me, Orders, type Order } from 'ordercloud-javascript-sdk';
import type { FaultKind } from '@/platform/faults/kinds';
import { visitor, type Bearer } from './commerce-server';
import { serveFaultyCommerce } from './support/faulty-commerce';

let server: Awaited<ReturnType<typeof serveFaultyCommerce>>;
beforeAll(async () => {
  server = await serveFaultyCommerce();
}, 180_000);
afterAll(() => server.close());

interface SeenAnswer {
  status: number | null;
  /** Code of a broken connection, `timeout`, or empty. */
  broken: string;
  text: string;
  headers: Headers;
  ms: number;
}

/** What a client that waits `limitMs` sees of one call. */
async function see(
  path: string,
  { accessToken }: Bearer,
  init: RequestInit = {},
  limitMs = 5000,
): Promise<SeenAnswer> {
  const started = performance.now();
  const seen: SeenAnswer = { status: null, broken: '', text: '', headers: new Headers(), ms: 0 };
  try {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const response = await fetch(`${server.url}/v1${path}`, {
      ...init,
      headers,
      signal: AbortSignal.timeout(limitMs),
    });
    Object.assign(seen, { status: response.status, headers: response.headers });
    seen.text = await response.text();
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    seen.broken = name === 'TimeoutError' ? 'timeout' : (cause?.code ?? name);
  }
  return { ...seen, ms: performance.now() - started };
}

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Faults that outlast a client's patience. */
const impatientMs = 1500;
const endless: FaultKind[] = ['hang', 'drip', 'commit-then-delay'];

/** What each fault looks like to a client that creates an order, and whether the order is there afterwards. */
const faults: [FaultKind, object, (seen: SeenAnswer) => boolean, boolean][] = [
  [
    'latency',
    { ms: 200 },
    ({ status, broken, ms }) => status === 201 && broken === '' && ms > 190,
    true,
  ],
  ['hang', {}, ({ status, broken }) => status === null && broken === 'timeout', false],
  ['drip', { ms: 50 }, ({ status, broken }) => status === 201 && broken === 'timeout', true],
  ['error', {}, ({ status, text }) => status === 500 && isJson(text), false],
  [
    'unavailable',
    { retryAfter: 3 },
    ({ status, headers }) => status === 503 && headers.get('retry-after') === '3',
    false,
  ],
  [
    'rate-limited',
    { retryAfter: 2 },
    ({ status, headers }) => status === 429 && headers.get('retry-after') === '2',
    false,
  ],
  [
    'reset',
    {},
    ({ status, broken }) => status === null && broken !== '' && broken !== 'timeout',
    false,
  ],
  [
    'reset-body',
    {},
    ({ status, broken }) => status === 201 && broken !== '' && broken !== 'timeout',
    true,
  ],
  [
    'truncated',
    {},
    ({ status, broken, text, headers }) =>
      status === 201 &&
      broken === '' &&
      !isJson(text) &&
      Number(headers.get('content-length')) === Buffer.byteLength(text),
    true,
  ],
  [
    'html',
    {},
    ({ status, headers, text }) =>
      status === 200 &&
      headers.get('content-type') === 'text/html; charset=utf-8' &&
      text.includes('<html'),
    false,
  ],
  [
    'wrong-shape',
    {},
    ({ status, text }) => status === 201 && (JSON.parse(text) as Order).ID === null,
    true,
  ],
  [
    'wrong-shape',
    { shape: 'missing' },
    ({ text }) => (JSON.parse(text) as Order).ID === undefined,
    true,
  ],
  [
    'wrong-shape',
    { shape: 'negative' },
    ({ text }) => Number((JSON.parse(text) as Order).Total) < 0,
    true,
  ],
  [
    'wrong-shape',
    { shape: 'huge' },
    ({ text }) => Number((JSON.parse(text) as Order).Total) > 1e200,
    true,
  ],
  ['unauthorized', {}, ({ status }) => status === 401, false],
  [
    'commit-then-drop',
    {},
    ({ status, broken }) => status === null && broken !== '' && broken !== 'timeout',
    true,
  ],
  [
    'commit-then-delay',
    { ms: 60_000 },
    ({ status, broken }) => status === null && broken === 'timeout',
    true,
  ],
];

describe('each fault', () => {
  it.each(faults)(
    '%s %j is seen by a client, does as much as it says, and is gone when off',
    async (fault, args, asExpected, committed) => {
      const shopper = await visitor();
      const make = () =>
        see(
          '/orders/Outgoing',
          shopper,
          { method: 'POST', body: JSON.stringify({ ID: shopper.orderID }) },
          endless.includes(fault) ? impatientMs : undefined,
        );
      const off = await server.fault({
        fault,
        args,
        match: { system: 'commerce', orderID: shopper.orderID },
      });
      const seen = await make();
      expect([fault, asExpected(seen), seen]).toEqual([fault, true, seen]);
      expect((await server.ledger({ orderID: shopper.orderID })).entries).toMatchObject([
        { fault, status: committed ? 201 : null },
      ]);
      await off();
      const after = await see(`/orders/Outgoing/${shopper.orderID}`, shopper);
      expect([after.status, after.broken]).toEqual([committed ? 200 : 404, '']);
      if (!committed) expect((await make()).status).toBe(201);
      expect(
        (await server.ledger({ orderID: shopper.orderID })).entries
          .slice(1)
          .map((entry) => entry.fault),
      ).toEqual(committed ? [null] : [null, null]);
    },
  );

  it('that hangs lets go of who hangs when it is switched off', async () => {
    const shopper = await visitor();
    const off = await server.fault({ fault: 'hang', match: { orderID: shopper.orderID } });
    const hanging = see(`/orders/Outgoing/${shopper.orderID}`, shopper, {}, 10_000);
    const struck = async () =>
      (
        (await (await fetch(`${server.origin}/__control/faults`)).json()) as {
          faults: { struck: number }[];
        }
      ).faults.some((one) => one.struck === 1);
    while (!(await struck()));
    await off();
    expect((await hanging).broken).not.toBe('timeout');
  });

  it("is an error of the vendor's own client", async () => {
    const shopper = await visitor();
    const off = await server.fault({
      fault: 'unavailable',
      match: { header: { authorization: `Bearer ${shopper.accessToken}` } },
    });
    await expect(Me.Get(shopper)).rejects.toMatchObject({ status: 503 });
    await off();
    expect((await Me.Get(shopper)).Active).toBe(true);
  });
});

describe('which requests', () => {
  const get = (shopper: Bearer, path = '/me') => see(path, shopper).then(({ status }) => status);
  const mine = (shopper: Bearer) => ({
    header: { authorization: `Bearer ${shopper.accessToken}` },
  });

  it('by count and after', async () => {
    const shopper = await visitor();
    const off = await server.fault({ fault: 'error', match: mine(shopper), after: 1, count: 2 });
    expect([
      await get(shopper),
      await get(shopper),
      await get(shopper),
      await get(shopper),
    ]).toEqual([200, 500, 500, 200]);
    await off();
  });

  it('by probability', async () => {
    const shopper = await visitor();
    const off = await server.fault({ fault: 'error', match: mine(shopper), probability: 0 });
    expect(await get(shopper)).toBe(200);
    await off();
  });

  it('by system, method and route, nobody else', async () => {
    const shopper = await visitor();
    const offs = await Promise.all([
      server.fault({ fault: 'error', match: { ...mine(shopper), route: '/v1/me/prod*' } }),
      server.fault({ fault: 'error', match: { ...mine(shopper), method: 'delete' } }),
      server.fault({ fault: 'error', match: { ...mine(shopper), system: 'search' } }),
    ]);
    expect([
      await get(shopper),
      await get(shopper, '/me/products'),
      await get(await visitor(), '/me/products'),
    ]).toEqual([200, 500, 200]);
    await Promise.all(offs.map((off) => off()));
  });

  it.each([
    { fault: 'nonsense' },
    { fault: 'error', count: 0 },
    { fault: 'error', match: { colour: 'red' } },
    [],
    null,
  ])('refuses %j in words', async (rule) => {
    const response = await fetch(`${server.origin}/__control/faults`, {
      method: 'POST',
      body: JSON.stringify(rule),
    });
    expect([
      response.status,
      ((await response.json()) as { error: string }).error.length > 10,
    ]).toEqual([400, true]);
  });
});

describe('barriers', () => {
  it('hold requests until they are released, in the order they came', async () => {
    const shopper = await visitor();
    const order = await Orders.Create('Outgoing', { ID: shopper.orderID }, shopper);
    const name = randomUUID();
    const barrier = await server.barrier(name, {
      match: { system: 'commerce', method: 'PATCH', orderID: order.ID },
    });
    const ended: string[] = [];
    const patch = (Comments: string) =>
      Orders.Patch('Outgoing', order.ID ?? '', { Comments }, shopper).then(() =>
        ended.push(Comments),
      );
    const first = patch('first');
    expect(await barrier.reached(1)).toBe(1);
    const second = patch('second');
    expect(await barrier.reached(2)).toBe(2);
    expect(ended).toEqual([]);
    await barrier.release(1);
    await first;
    expect([ended, (await Orders.Get('Outgoing', order.ID ?? '', shopper)).Comments]).toEqual([
      ['first'],
      'first',
    ]);
    await barrier.lower();
    await second;
    expect((await Orders.Get('Outgoing', order.ID ?? '', shopper)).Comments).toBe('second');
  });

  it('hold an answer after the work is done', async () => {
    const shopper = await visitor();
    const barrier = await server.barrier(randomUUID(), {
      at: 'after',
      match: { system: 'commerce', method: 'POST', orderID: shopper.orderID },
    });
    const made = Orders.Create('Outgoing', { ID: shopper.orderID }, shopper);
    await barrier.reached(1);
    expect((await Orders.Get('Outgoing', shopper.orderID, shopper)).ID).toBe(shopper.orderID);
    await barrier.release(1);
    expect((await made).ID).toBe(shopper.orderID);
    await barrier.lower();
  });
});

describe('the ledger', () => {
  it('says who did what, how often, and only what was done', async () => {
    const shopper = await visitor();
    const { last } = await server.ledger({ since: Number.MAX_SAFE_INTEGER });
    await Orders.Create('Outgoing', { ID: shopper.orderID }, shopper);
    await Orders.Get('Outgoing', shopper.orderID, shopper);
    await Orders.Patch('Outgoing', shopper.orderID, { Comments: 'x' }, shopper);
    await Orders.Create('Outgoing', { ID: shopper.orderID }, shopper).catch(() => undefined);
    const { entries } = await server.ledger({
      since: last,
      orderID: shopper.orderID,
      effects: true,
    });
    expect(entries.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['POST', '/v1/orders/Outgoing', 201],
      ['PATCH', `/v1/orders/Outgoing/${shopper.orderID}`, 200],
    ]);
    expect(entries.every(({ caller }) => caller.length > 0)).toBe(true);
    expect(JSON.stringify(entries)).not.toContain(shopper.accessToken);
  });
});
