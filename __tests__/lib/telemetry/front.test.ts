/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import { useMeasures } from '@/lib/core/measures';
import { currentRequest } from '@/lib/core/request-context';
import { traceHeaders, useTracer } from '@/lib/core/tracing';
import { innerFetch, isFromFront } from '@/lib/http/inner-fetch';
import { routeKind } from '@/lib/routes/route-kind';
import { startTracer, type RunningTracer } from '@/lib/telemetry/tracer';
import { callUpstream } from '@/lib/upstream/policy';
import { openFront } from '@/__tests__/server/open-front';

const key = 'the-key-of-this-build';
jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  readFileSync: jest.fn(),
}));
jest.mocked(readFileSync).mockReturnValue(JSON.stringify({ preview: { previewModeId: key } }));

const outside = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const exporter = new InMemorySpanExporter();
const answered = jest.fn();
const passedOn: (string | undefined)[] = [];
let tracer: RunningTracer;
let front: Awaited<ReturnType<typeof openFront>>;

beforeAll(async () => {
  tracer = await startTracer({ service: 'test', endpoint: '', share: 1, exporter });
  front = await openFront(async (request, response) => {
    passedOn.push(request.headers.traceparent?.toString());
    await callUpstream('catalogue', 'read', { idempotent: true }, () => Promise.resolve(1));
    if (request.url === '/api/menus' && !isFromFront(request))
      await innerFetch(`http://127.0.0.1:${front.port}`, '/x');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ times: [...(currentRequest()?.times?.keys() ?? [])] }));
  });
});
beforeEach(() => {
  exporter.reset();
  answered.mockReset();
  passedOn.length = 0;
  useTracer(tracer);
  useMeasures({ answered, served: jest.fn(), called: jest.fn(), vitalReported: jest.fn() });
});
afterEach(() => {
  useTracer(null);
  useMeasures(null);
});
afterAll(async () => {
  await front.close();
  await tracer.stop();
});

/** The answer to a request, when the front has done with it. */
const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`http://127.0.0.1:${front.port}${path}`, { headers });
  await response.text();
  return response;
};
const spans = () => exporter.getFinishedSpans();
/** Waits until the answer was counted and these spans have ended. */
const settled = async (...names: string[]) => {
  const ended = (name: string) => spans().some((span) => span.name === name);
  while (answered.mock.calls.length === 0 || !names.every(ended)) await new Promise(setImmediate);
};

describe('the front', () => {
  it('begins a trace of its own, whatever a client says, and counts the answer', async () => {
    await ask('/api/cart?x=1', { traceparent: outside, tracestate: 'a=b' });
    await settled('GET api/cart');
    expect(passedOn).toEqual([undefined]);
    const root = spans().find(({ name }) => name === 'GET api/cart');
    expect(root?.spanContext().traceId).not.toContain(outside.slice(3, 35));
    expect(root?.parentSpanContext).toBeUndefined();
    expect(root?.attributes).toMatchObject({ 'http.response.status_code': 200, cache: 'none' });
    expect(spans().find(({ name }) => name === 'catalogue read')?.parentSpanContext?.spanId).toBe(
      root?.spanContext().spanId,
    );
    expect(answered.mock.calls).toEqual([['api/cart', 200, 'none', expect.any(Number)]]);
  });

  it('takes what it asks itself into the same trace, and does not count it', async () => {
    await ask('/api/menus');
    await settled('GET inner', 'GET api/menus');
    const [inner, root] = ['GET inner', 'GET api/menus'].map((wanted) =>
      spans()
        .find(({ name }) => name === wanted)
        ?.spanContext(),
    );
    expect(inner?.traceId).toBe(root?.traceId);
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it('counts a file and has no trace of it', async () => {
    await ask('/_next/static/chunks/none.js');
    await settled();
    expect(answered.mock.calls).toMatchObject([['file', 200, 'none', expect.any(Number)]]);
    expect(spans()).toEqual([]);
  });

  it('tells staff what the answer took and its trace', async () => {
    const { headers } = await ask('/api/cart', { cookie: `a=b; __prerender_bypass=${key}` });
    expect(headers.get('server-timing')).toMatch(
      /^total;dur=[\d.]+, catalogue;dur=[\d.]+;desc="calls: 1", trace;desc="[0-9a-f]{32}"$/,
    );
  });

  it.each(['', '__prerender_bypass=', '__prerender_bypass=guessed', `lilac_session=${key}`])(
    'tells a shopper nothing of it, with the cookies "%s"',
    async (cookie) => {
      const { headers } = await ask('/api/cart', cookie ? { cookie } : {});
      expect(headers.get('server-timing')).toBeNull();
    },
  );

  it('has nothing to do with traces where there are none', async () => {
    useTracer(null);
    useMeasures(null);
    expect((await ask('/api/cart')).status).toBe(200);
    expect([spans(), traceHeaders()]).toEqual([[], {}]);
    expect(answered).not.toHaveBeenCalled();
  });
});

describe('routeKind', () => {
  it.each([
    ['/', 'home'],
    ['/?utm_source=x', 'home'],
    ['/p/100202/peony', 'product'],
    ['/c/flowers?page=2', 'category'],
    ['/customer-service/on-sale-this-week', 'category'],
    ['/customer-service/faq', 'content'],
    ['/event-calendar?month=2026-05', 'events'],
    ['/orderConfirmation/user/order', 'confirmation'],
    ['/order/0123456789abcdef0123456789abcdef', 'order'],
    ['/api/follow/0123456789abcdef0123456789abcdef', 'api/follow'],
    ['/api/order-lookup/code', 'api/order-lookup'],
    ['/api/cart/lines/1', 'api/cart'],
    ['/api/ana@example.com', 'api/other'],
    ['/_next/static/chunks/a.js', 'file'],
    ['/pictures/a.webp', 'file'],
    ['/wp-login.php', 'other'],
    ['/constructor', 'other'],
  ])('%s is %s', (url, kind) => {
    expect(routeKind(url)).toBe(kind);
  });
});
