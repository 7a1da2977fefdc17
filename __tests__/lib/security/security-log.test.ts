/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { withRequestContext } from '@/lib/core/request-context';
import { clientNetwork, securityKinds, securityLine } from '@/lib/security/security-line';
import { createCollapse, securityEvent } from '@/lib/security/security-log';
import { logLines, securityLines } from '@/__tests__/support/log-lines';

jest.mock(
  'pino',
  () =>
    jest.requireActual<typeof import('@/__tests__/support/log-lines')>(
      '@/__tests__/support/log-lines',
    ).inMemory,
);

const from = { requestId: 'request-1', clientAddress: '203.0.113.77' };

describe('clientNetwork', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8::/48'],
    ['::1', '::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
    ['203.0.113.77:4711', '203.0.113.0/24'],
    ['203.0.113.777', 'unknown'],
    ['', 'unknown'],
    ['grace@example.com', 'unknown'],
  ])('cuts %s to %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});

describe('securityLine', () => {
  it('tells account and card by hashes: the same again, another with another key, never the value', () => {
    const line = securityLine(
      'declined',
      {
        account: 'Grace@Example.com ',
        card: '4111111111111111',
        orderID: 'order-1',
        reason: 'order',
      },
      from,
      'key',
    );
    expect(line).toMatchObject({
      kind: 'declined',
      reqId: 'request-1',
      network: '203.0.113.0/24',
      orderID: 'order-1',
      reason: 'order',
    });
    expect(line.account).toBe(
      securityLine('log-in-failed', { account: 'grace@example.com' }, {}, 'key').account,
    );
    expect(line.account).not.toBe(
      securityLine('log-in-failed', { account: 'grace@example.com' }, {}, 'other').account,
    );
    expect(line.account).not.toBe(
      securityLine('log-in-failed', { card: 'grace@example.com' }, {}, 'key').card,
    );
    expect(JSON.stringify(line)).not.toMatch(/grace|example|4111|\.77/i);
  });

  it.each([
    'Grace Hopper',
    'grace@example.com',
    '4111111111111111',
    '12 Main St',
    '<b>',
    'x'.repeat(61),
  ])('leaves out "%s" as a reason and as an ID', (typed) => {
    const line = securityLine(
      'limit-refused',
      { reason: typed, ...(/[ @<]/.test(typed) ? { orderID: typed } : {}) },
      from,
      'key',
    );
    expect(line).toEqual({ kind: 'limit-refused', reqId: 'request-1', network: '203.0.113.0/24' });
  });
});

describe('securityEvent', () => {
  beforeEach(() => logLines.splice(0));

  it('writes a line of its own stream and level with the address and the ID of the request', () => {
    withRequestContext(from, () =>
      securityEvent('log-in-failed', { account: 'grace@example.com', reason: 'login-failed' }),
    );
    expect(securityLines()).toEqual([
      expect.objectContaining({
        level: 70,
        kind: 'log-in-failed',
        reqId: 'request-1',
        network: '203.0.113.0/24',
        reason: 'login-failed',
      }),
    ]);
    expect(Date.parse(String(securityLines()[0]?.ts))).not.toBeNaN();
  });

  it('writes each failed log-in, and of a thousand refused requests of one network one line', () => {
    for (let n = 0; n < 1000; n += 1)
      withRequestContext(from, () => securityEvent('limit-refused', { reason: 'requests' }));
    for (let n = 0; n < 3; n += 1)
      withRequestContext(from, () =>
        securityEvent('log-in-failed', { account: 'grace@example.com' }),
      );
    expect(securityLines().map(({ kind }) => kind)).toEqual([
      'limit-refused',
      'log-in-failed',
      'log-in-failed',
      'log-in-failed',
    ]);
  });
});

describe('createCollapse', () => {
  it('writes the first at once and the others of its minute together, afterwards the first of the next', () => {
    let at = 0;
    const written: [string, number][] = [];
    const collapse = createCollapse<string>(
      (value, count) => written.push([value, count]),
      () => at,
    );
    for (const key of ['a', 'a', 'b', 'a']) collapse.take(key, key);
    expect(written).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    at = 60_000;
    collapse.take('a', 'a');
    expect(written).toEqual([
      ['a', 1],
      ['b', 1],
      ['a', 2],
      ['a', 1],
    ]);
  });
});

describe('the runbook', () => {
  it('says of every kind what to do, and of no other', () => {
    const table = readFileSync('docs/operations/security-log.md', 'utf8');
    const rows = [...table.matchAll(/^\| `([a-z-]+)` \|([^|]+)\|([^|]+)\|([^|]+)\|$/gm)];
    expect(rows.map(([, kind]) => kind)).toEqual(Object.keys(securityKinds));
  });
});
