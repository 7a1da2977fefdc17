/** @jest-environment node */
import { POST } from '@/app/api/reports/policy/route';
import { policyReport } from '@/lib/http/policy-report';
import { logLines, securityLines } from '../support/log-lines';

jest.mock(
  'pino',
  () => jest.requireActual<typeof import('../support/log-lines')>('../support/log-lines').inMemory,
);

const shop = 'https://shop.example';
let network = 0;
/** A browser's report from a network of its own, so that neither limit nor counted lines of one test touch the next. */
function send(
  body: string,
  type = 'application/reports+json',
  headers: Record<string, string> = {},
  address = `203.0.${(network += 1)}.7`,
) {
  const request = new Request('http://localhost:3000/api/reports/policy', {
    method: 'POST',
    body,
    headers: {
      'content-type': type,
      'sec-fetch-site': 'same-origin',
      'x-client-address': address,
      ...headers,
    },
  });
  return POST(request, { params: Promise.resolve({}) });
}

const violation = (more: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  age: 1,
  user_agent: 'Grace’s browser',
  url: `${shop}/checkout?token=abc`,
  body: {
    documentURL: `${shop}/checkout?token=abc`,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?card=4111111111111111',
    sample: 'alert("grace@example.com")',
    originalPolicy: "script-src 'self'",
    disposition: 'enforce',
    ...more,
  },
});

describe('POST /api/reports/policy', () => {
  beforeEach(() => logLines.splice(0));

  it.each([
    [
      'application/reports+json',
      JSON.stringify([violation(), { type: 'deprecation', body: { id: 'x' } }]),
    ],
    [
      'application/csp-report',
      JSON.stringify({
        'csp-report': {
          'document-uri': `${shop}/checkout?token=abc`,
          'blocked-uri': 'https://evil.example/x.js?card=4111111111111111',
          'effective-directive': 'script-src-elem',
          'script-sample': 'alert("grace@example.com")',
        },
      }),
    ],
  ])('keeps of %s the directive, the origin and the page, and nothing else', async (type, body) => {
    expect((await send(body, type)).status).toBe(202);
    expect(securityLines()).toEqual([
      expect.objectContaining({
        kind: 'policy-report',
        reason: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/checkout',
      }),
    ]);
    expect(JSON.stringify(logLines)).not.toMatch(/token|abc|4111|grace|browser|x\.js/i);
  });

  it('writes a thousand equal ones of a network as one line', async () => {
    const flood = JSON.stringify(Array.from({ length: 40 }, () => violation()));
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => send(flood, undefined, {}, '198.51.100.9')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(securityLines()).toHaveLength(1);
  });

  it('takes thirty at once from an address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => send('[]', undefined, {}, '198.51.100.10')),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it.each<[string, string, string, Record<string, string>, number]>([
    [
      'more than 16 KB',
      JSON.stringify([violation({ sample: 'x'.repeat(17_000) })]),
      'application/reports+json',
      {},
      413,
    ],
    ['plain JSON', '[]', 'application/json', {}, 415],
    ['no JSON', '[', 'application/csp-report', {}, 400],
    [
      'more than fifty',
      JSON.stringify(Array.from({ length: 51 }, () => ({ type: 'x' }))),
      'application/reports+json',
      {},
      400,
    ],
    ['another shape', '{"csp-report":[]}', 'application/csp-report', {}, 400],
    [
      'another site’s page',
      '[]',
      'application/reports+json',
      { 'sec-fetch-site': 'cross-site' },
      403,
    ],
  ])('refuses %s', async (_, body, type, headers, status) => {
    expect((await send(body, type, headers)).status).toBe(status);
    expect(securityLines()).toEqual([]);
  });
});

/** A name of so many characters, as long as a sender likes. */
const hostOf = (length: number) => `${'a'.repeat(50)}.${'b'.repeat(length - 51)}`;

describe('policyReport', () => {
  it.each([
    ['script-src', 'inline', `${shop}/p/100202?x=1#y`, ['script-src', 'inline', '/p/100202']],
    [
      'require-trusted-types-for',
      'trusted-types-sink',
      `${shop}/orderConfirmation/user-1/order-1`,
      ['require-trusted-types-for', 'trusted-types-sink', '/orderConfirmation/user-1'],
    ],
    ['img-src', 'data', `${shop}/`, ['img-src', 'data', '/']],
    ['<b>', 'javascript:alert(1)', `${shop}/grace@example.com`, ['other', 'other', 'other']],
    [
      'frame-src',
      'https://grace:secret@evil.example:8443/a',
      'nowhere',
      ['frame-src', 'https://evil.example:8443', 'other'],
    ],
    ['img-src', `https://${hostOf(100)}/x`, `${shop}/`, ['img-src', `https://${hostOf(100)}`, '/']],
    ['img-src', `https://${hostOf(101)}/x`, `${shop}/`, ['img-src', 'other', '/']],
  ])('of %s, %s on %s is %j', (directive, blocked, page, kept) => {
    expect(Object.values(policyReport(directive, blocked, page))).toEqual(kept);
  });
});
