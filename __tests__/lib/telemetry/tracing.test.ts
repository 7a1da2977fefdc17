/** @jest-environment node */
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import { log } from '@/lib/core/log';
import { useMeasures } from '@/lib/core/measures';
import { outbound } from '@/lib/core/process/outbound';
import { traced, traceHeaders, useTracer } from '@/lib/core/tracing';
import { ok } from '@/lib/core/result';
import { route } from '@/lib/http/route';
import { readTraceparent, startTracer, type RunningTracer } from '@/lib/telemetry/tracer';
import { calculateOrder } from '@/lib/upstream/app-api/orders';
import { callUpstream } from '@/lib/upstream/policy';
import { statementName, tracedDatabase } from '@/services/database/traced-database';
import type { Database } from '@/services/database/database';
import { logLines } from '@/__tests__/support/log-lines';

jest.mock(
  'pino',
  () =>
    jest.requireActual<typeof import('@/__tests__/support/log-lines')>(
      '@/__tests__/support/log-lines',
    ).inMemory,
);

const caller = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };
const traceparent = `00-${caller.trace}-${caller.span}-01`;
const exporter = new InMemorySpanExporter();
let tracer: RunningTracer;

beforeAll(async () => {
  tracer = await startTracer({ service: 'test', endpoint: '', share: 1, exporter });
});
beforeEach(() => {
  exporter.reset();
  useTracer(tracer);
});
afterEach(() => {
  useTracer(null);
  useMeasures(null);
  jest.restoreAllMocks();
});
afterAll(() => tracer.stop());

const request = <T>(fn: () => Promise<T>, from: string | null = null) =>
  traced({ kind: 'server', name: 'request', from }, fn);
/** Each span with the name of the one around it, in the order in which they ended. */
const tree = () => {
  const spans = exporter.getFinishedSpans();
  const nameOf = (id?: string) => spans.find((span) => span.spanContext().spanId === id)?.name;
  return spans.map((span) => `${nameOf(span.parentSpanContext?.spanId) ?? '·'} > ${span.name}`);
};

describe('a trace', () => {
  it('goes from the request through handler and call, each within the one before', async () => {
    const handler = route({ name: 'test' }, async () =>
      ok(await callUpstream('orders', 'read', { idempotent: true }, () => Promise.resolve(1))),
    );
    await request(() =>
      handler(new Request('http://localhost:3000/api/test'), { params: Promise.resolve({}) }),
    );
    expect(tree()).toEqual(['handler test > orders read', 'request > handler test', '· > request']);
    expect(
      new Set(exporter.getFinishedSpans().map((span) => span.spanContext().traceId)).size,
    ).toBe(1);
  });

  it('goes on with the one a caller of the shop names', async () => {
    await request(() => Promise.resolve(), traceparent);
    const [span] = exporter.getFinishedSpans();
    expect([span?.spanContext().traceId, span?.parentSpanContext?.spanId]).toEqual([
      caller.trace,
      caller.span,
    ]);
  });

  it('is passed on to the retailer’s own services', async () => {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(Response.json({ Errors: [] }, { status: 404 }));
    await request(
      () => calculateOrder('token', 'order-1', (answer) => answer).catch(() => undefined),
      traceparent,
    );
    const [span] = exporter.getFinishedSpans().filter(({ name }) => name.startsWith('calculate'));
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    expect(headers.get('traceparent')).toBe(`00-${caller.trace}-${span?.spanContext().spanId}-01`);
  });

  it('holds statements with their text and no value, alone and in a transaction', async () => {
    const queryable = { query: <R>() => Promise.resolve([] as R[]) };
    const db = tracedDatabase({
      ...queryable,
      tx: (fn: (handle: typeof queryable) => Promise<unknown>) => fn(queryable),
    } as unknown as Database);
    await request(async () => {
      await db.query('select * from services.outbox where id = $1', ['ana@example.com']);
      await db.tx((handle) => handle.query('update services.submission set state = $1', ['x']));
    });
    expect(tree()).toEqual([
      'request > select services.outbox',
      'transaction > update services.submission',
      'request > transaction',
      '· > request',
    ]);
    expect(
      JSON.stringify(exporter.getFinishedSpans().map((span) => span.attributes)),
    ).not.toContain('ana@example.com');
  });

  it('marks what failed, without the words of the error', async () => {
    await request(() =>
      callUpstream('maps', 'geocode', { idempotent: false }, () =>
        Promise.reject(new Error('12 Elm Street')),
      ).catch(() => undefined),
    );
    const [span] = exporter.getFinishedSpans();
    expect(span?.status).toMatchObject({ code: 2, message: 'unavailable' });
    expect(JSON.stringify([span?.attributes, span?.events, span?.status])).not.toContain('Elm');
  });

  it('is named by the log lines written in it', async () => {
    logLines.length = 0;
    log('info', 'outside');
    await request(async () => {
      log('info', 'inside');
      await Promise.resolve();
    });
    const [span] = exporter.getFinishedSpans();
    expect(logLines.map((line) => (JSON.parse(line) as { traceId?: string }).traceId)).toEqual([
      undefined,
      span?.spanContext().traceId,
    ]);
  });

  it('does not begin with work that belongs to no request', async () => {
    await outbound('commerce', 'read', () => Promise.resolve());
    expect(exporter.getFinishedSpans()).toEqual([]);
    expect(traceHeaders()).toEqual({});
  });

  it('that is not recorded is passed on as such, and named by no log line', async () => {
    const none = await startTracer({ service: 'test', endpoint: '', share: 0, exporter });
    useTracer(none);
    logLines.length = 0;
    const headers = await request(async () => {
      log('info', 'inside');
      return Promise.resolve(traceHeaders());
    });
    expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(logLines.join()).not.toContain('traceId');
    expect(exporter.getFinishedSpans()).toEqual([]);
    await none.stop();
  });
});

describe('readTraceparent', () => {
  it.each([
    [traceparent, 1],
    [`00-${caller.trace}-${caller.span}-00`, 0],
  ])('reads %s', (text, traceFlags) => {
    expect(readTraceparent(text)).toMatchObject({ traceId: caller.trace, traceFlags });
  });
  it.each([
    null,
    '',
    'x',
    `00-${'0'.repeat(32)}-${caller.span}-01`,
    `00-${caller.trace}-${'0'.repeat(16)}-01`,
    `01-${caller.trace}-${caller.span}-01`,
    `${traceparent}-more`,
  ])('takes %s for none', (text) => {
    expect(readTraceparent(text)).toBeNull();
  });
});

describe('statementName', () => {
  it.each([
    ['select 1', 'select'],
    ['\n insert into services.outbox (id) values ($1)', 'insert services.outbox'],
    ['update services.ledger_hold set state = $2', 'update services.ledger_hold'],
    ['delete from services.reindex where entity = $1', 'delete services.reindex'],
  ])('%s is %s', (sql, name) => {
    expect(statementName(sql)).toBe(name);
  });
});

describe('a call that leaves the process', () => {
  it('is counted with its end', async () => {
    const called = jest.fn();
    useMeasures({ answered: jest.fn(), served: jest.fn(), vitalReported: jest.fn(), called });
    await callUpstream('search', 'search', { idempotent: true }, () => Promise.resolve([]));
    await callUpstream('search', 'search', { idempotent: false }, () =>
      Promise.reject({ status: 404 } as unknown as Error),
    ).catch(() => undefined);
    expect(called.mock.calls.map(([system, outcome]) => [system, outcome] as unknown)).toEqual([
      ['search', 'ok'],
      ['search', 'refused'],
    ]);
  });
});
