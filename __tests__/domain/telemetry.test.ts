/** @jest-environment node */
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import { useMeasures } from '@/lib/core/measures';
import { now } from '@/lib/core/time/clock';
import { useTracer } from '@/lib/core/tracing';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { startTracer } from '@/lib/telemetry/tracer';
import { keepDone } from '@/services/after/work/work-line';
import { countUnsent, readWork } from '@/services/after/work/read-work';
import { tracedDatabase } from '@/services/database/traced-database';
import { storeOf } from '@/services/database/statements';
import { outboxState } from '@/services/outbox/operations';
import { queueFigures } from '@/services/queue-figures';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { openOnServer } from '../support/databases';
import { shopping } from '../support/shopping';

describe('a submit, seen from outside', () => {
  let backEnd: TestBackEnd;
  const exporter = new InMemorySpanExporter();
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(tracedDatabase(await openOnServer()));
  });
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });

  it('is one trace from the call through its steps to database, commerce and gateway, and is counted', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    const [served, called] = [jest.fn(), jest.fn()];
    const tracer = await startTracer({ service: 'test', endpoint: '', share: 1, exporter });
    useTracer(tracer);
    useMeasures({ answered: jest.fn(), vitalReported: jest.fn(), served, called });
    expect(await shop.submit(buyer)).toMatchObject({ status: 200 });
    useMeasures(null);
    useTracer(null);
    const spans = exporter.getFinishedSpans();
    await tracer.stop();
    const named = (name: string) => spans.find((span) => span.name === name);
    const idOf = (name: string) => named(name)?.spanContext().spanId;
    const root = 'app-api POST /api/submitorder';
    expect(named('submit checking')?.parentSpanContext?.spanId).toBe(idOf(root));
    expect(named('payments authorise')?.parentSpanContext?.spanId).toBe(idOf('submit authorising'));
    expect(named('commerce Orders.Submit')?.parentSpanContext?.spanId).toBe(
      idOf('submit submitting'),
    );
    expect(named('update services.submission')?.spanContext().traceId).toBe(
      named(root)?.spanContext().traceId,
    );
    expect(served.mock.calls.map(([service, status]) => [service, status] as unknown)).toEqual([
      ['app-api', 200],
    ]);
    expect(called).toHaveBeenCalledWith('payments', 'ok', expect.any(Number));
  });

  it('leaves figures of what waits, what was given up and what has no end', async () => {
    const { db } = backEnd;
    const figures = async () => {
      const told = await Promise.all(
        queueFigures(storeOf(db)).map(async ({ name, read }) => [name, await read()] as const),
      );
      return Object.fromEntries(
        told.map(([name, rows]) => [
          name.replace('shop_', ''),
          Object.fromEntries(rows.map(({ labels, value }) => [labels?.kind ?? '', value])),
        ]),
      );
    };
    await db.query('delete from services.outbox');
    expect(await figures()).toMatchObject({
      outbox_waiting: {},
      reindex_waiting: { '': 0 },
      submits_unresolved: { '': 0 },
      submits_unresolved_seconds: { '': 0 },
      authorisations_ending: { '': 0 },
      money_staff: { '': 0 },
      money_overdue_seconds: { '': 0 },
    });
    await db.query(
      `insert into services.outbox (message_id, kind, payload, attempts, due_at, sent_at, dead_at) values
         ('a', 'gift-card', '{}', 0, now() - interval '100 s', null, null), ('b', 'gift-card', '{}', 6, now() + interval '1 h', null, null),
         ('c', 'gift-card', '{"number":"1"}', 18, now(), null, now()), ('no such mailbox', 'gift-card', '{"number":"2"}', 1, now(), null, now()), ('d', 'gift-card', '{}', 1, now() - interval '1 d', now(), null),
         ('content ended', 'gift-card', '{}', 18, now(), null, now() - interval '61 d')`,
    );
    await db.query(
      `insert into services.reindex (entity, due_at) values ('product:1', now() - interval '30 s')`,
    );
    await db.query(
      `insert into services.submission (order_id, state, runner, amount_cents, request_hash, opened_at)
       values ('open', 'authorising', 'r', 1, 'h', now() - interval '1 h')`,
    );
    await db.query(
      `insert into services.money_desk (order_id, due_at, ends_at, work) values
         ('late', now() - interval '100 s', now() + interval '10 h', '[]'), ('in-time', now() + interval '1 d', now() + interval '2 d', '[]'),
         ('over', null, null, '[]'), ('people', null, null, '[{"place":1,"why":"expired","cents":1}]')`,
    );
    const seen = await figures();
    expect(seen).toMatchObject({
      outbox_waiting: { 'gift-card': 2 },
      outbox_failing: { 'gift-card': 1 },
      outbox_dead: { 'gift-card': 1 },
      outbox_refused: { 'gift-card': 1 },
      reindex_waiting: { '': 1 },
      submits_unresolved: { '': 1 },
      authorisations_ending: { '': 1 },
      money_staff: { '': 1 },
    });
    expect(await outboxState(storeOf(db))).toMatchObject({ Dead: 2 });
    const seconds = (name: string, kind = '') => Math.round((seen[name]?.[kind] ?? 0) / 30);
    expect(seconds('outbox_overdue_seconds', 'gift-card')).toBe(3);
    expect(seconds('reindex_overdue_seconds')).toBe(1);
    expect(seconds('money_overdue_seconds')).toBe(3);
    expect(seconds('submits_unresolved_seconds')).toBe(120);
    await keepDone(storeOf(db), 'expired/people/1/1', 'Ana', now());
    expect(await figures()).toMatchObject({ money_staff: { '': 0 } });
  });

  it('counts a message that was given up until somebody says that it is done', async () => {
    const { db } = backEnd;
    await db.query('delete from services.outbox');
    await db.query(
      `insert into services.outbox (message_id, kind, payload, attempts, dead_at) values
         ('to a mistyped mailbox', 'order-code', '{"to":"x"}', 1, now()), ('in vain', 'order-code', '{"to":"y"}', 18, now())`,
    );
    const counted = async () =>
      (await countUnsent(storeOf(db))).find(({ kind }) => kind === 'order-code');
    expect(await counted()).toEqual({ kind: 'order-code', dead: 1, refused: 1 });
    const { lines } = await readWork({
      store: storeOf(db),
      settings: () => Promise.resolve(defaultBuyerSettings),
      heldOrders: () => Promise.resolve([]),
    });
    for (const { key } of lines.filter(({ kind }) => kind === 'not-sent'))
      await keepDone(storeOf(db), key, 'Ana', now());
    expect(await counted()).toBeUndefined();
  });
});
