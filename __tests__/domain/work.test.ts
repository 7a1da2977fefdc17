/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now, setClock } from '@/lib/core/time/clock';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import type { ShipmentState } from '@/lib/orders/shipment/shipment-life';
import { countDisputes, keepDispute } from '@/services/after/disputes';
import { commandOf } from '@/scripts/orders/command';
import { keepDone } from '@/services/after/work/work-line';
import { readWork, type WorkSources } from '@/services/after/work/read-work';
import { takePlaces } from '@/services/app-api/runs/places';
import type { Database } from '@/services/database/database';
import { CommerceFailure } from '@/services/upstream/commerce/failure';
import { UpstreamUnavailable } from '@/services/upstream/unavailable';
import { migrate } from '@/services/database/migrate';
import { storeOf } from '@/services/database/statements';
import { holdKey } from '@/services/ledgers/port';
import { noteUnreturned } from '@/services/ledgers/unreturned';
import { orderMailID } from '@/services/mails/message-id';
import { keepOrderNumber } from '@/services/orders/order-numbers';
import { appendEvent } from '@/services/orders/shipment-events';
import { inServices, migrations } from '@/services/schema';
import { describeOnServer } from '../support/databases';

describeOnServer('what only people can do', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await engine.open();
    await migrate(db, 'services', migrations, inServices);
  }, 180_000);

  const query = (text: string, values: unknown[]) => db.query(text, values as string[]);
  const held: { orderID: string; since: string }[] = [];
  afterEach(() => {
    held.splice(0);
    setClock(null);
  });
  /** The work about one order, or with no order about any run. */
  const sourcesWith = (settings = defaultBuyerSettings): WorkSources => ({
    store: storeOf(db),
    settings: () => Promise.resolve(settings),
    heldOrders: () => Promise.resolve(held),
  });
  const workOf = async (orderID: string | null, settings = defaultBuyerSettings) =>
    (await readWork(sourcesWith(settings))).lines.filter((line) => line.orderID === orderID);
  const kindsOf = async (orderID: string) => (await workOf(orderID)).map(({ kind }) => kind);

  const desk = (orderID: string, columns: Record<string, string>) =>
    query(
      `insert into services.money_desk (order_id, ${Object.keys(columns).join(', ')}) values ($1, ${Object.values(columns).join(', ')})
       on conflict (order_id) do update set ${Object.entries(columns)
         .map(([name, value]) => `${name} = ${value}`)
         .join(', ')}`,
      [orderID],
    );
  const happen = (
    orderID: string,
    hoursAgo: number,
    ...states: { state: ShipmentState; round?: number; shipmentID?: string }[]
  ) =>
    storeOf(db)
      .transact(function* () {
        for (const { state, round = 1, shipmentID = 'ship' } of states) {
          const at = now().toISOString();
          const event = { key: `${shipmentID}-${state}-${round}`, state, round, at, note: null };
          yield* appendEvent(orderID, { ...event, shipmentID });
        }
      })
      .then(() =>
        query(
          'update services.shipment_event set recorded_at = now() - make_interval(hours => $2::int) where order_id = $1',
          [orderID, hoursAgo],
        ),
      );
  const photograph = (orderID: string, hidden: boolean) =>
    query(
      `insert into services.photo (id, order_id, event_key, shipment_id, state, round, width, height, taken_by, hidden_at)
       values ($1, $2, 'delivered-1', 'ship', 'delivered', 1, 1, 1, 'dan', case when $3::boolean then now() end)`,
      [randomUUID(), orderID, hidden],
    );
  const message = (orderID: string, dead: boolean, payload: object) =>
    query(
      `insert into services.outbox (message_id, kind, payload, last_error, dead_at) values ($1, 'order-money', $2::jsonb, '550 no such box', case when $3::boolean then now() end)`,
      [`<money-${orderID}-x@example.com>`, JSON.stringify(payload), dead],
    );
  const submit = (orderID: string, state: string, minutesAgo: number) =>
    query(
      `insert into services.submission (order_id, state, runner, amount_cents, request_hash, opened_at)
       values ($1, $2, 'r', 100, 'h', now() - make_interval(mins => $3::int))`,
      [orderID, state, minutesAgo],
    );
  const hours = (count: number) => `now() + interval '${count} hours'`;

  type Begin = (orderID: string) => Promise<unknown>;
  it.each<[string, Begin, string[], Begin | null]>([
    [
      'money the gateway refuses to give back, until it is given',
      (id) => desk(id, { work: `'[{"place":1,"why":"refund-refused","cents":900}]'::jsonb` }),
      ['refund-refused'],
      (id) => desk(id, { work: `'[]'::jsonb` }),
    ],
    ['nothing of money that goes well', (id) => desk(id, { ends_at: hours(48) }), [], null],
    [
      'money the gateway lets go of soon, until it is charged',
      (id) => desk(id, { ends_at: hours(10) }),
      ['money-ends'],
      (id) => desk(id, { ends_at: 'null' }),
    ],
    [
      'money that cannot be moved, until it can',
      (id) => desk(id, { due_at: 'now()', failures: '5', last_error: `'no answer'` }),
      ['money-waits'],
      (id) => desk(id, { failures: '0', last_error: 'null' }),
    ],
    [
      'money that cannot be moved while its hold stands for days',
      (id) => desk(id, { due_at: 'now()', failures: '5', ends_at: hours(48) }),
      ['money-waits'],
      (id) => desk(id, { failures: '0' }),
    ],
    [
      'nothing of money that failed but once',
      (id) => desk(id, { failures: '1', last_error: `'no answer'` }),
      [],
      null,
    ],
    [
      'money that a ledger elsewhere did not take back',
      (orderID) =>
        storeOf(db).transact(function* () {
          const money = { kind: 'gift-card', number: '60141111', cents: 2500 } as const;
          const name = { ...money, key: holdKey({ ...money, orderID, attempt: 2 }) };
          for (let times = 0; times < 2; times += 1)
            yield* noteUnreturned({ ...name, refusal: 'account-closed', now: now() });
        }),
      ['not-returned'],
      null,
    ],
    [
      'a submit without an end, until it has one',
      (id) => submit(id, 'verifying', 20),
      ['submit-open'],
      (id) => query(`update services.submission set state = 'placed' where order_id = $1`, [id]),
    ],
    [
      'an order nobody is known to have paid, until it is released',
      (orderID) => Promise.resolve(held.push({ orderID, since: now().toISOString() })),
      ['order-held'],
      () => Promise.resolve(held.splice(0)),
    ],
    ['nothing of a submit under way', (id) => submit(id, 'verifying', 2), [], null],
    [
      'a message that was given up, until it is tried again',
      (id) => message(id, true, { orderID: id }),
      ['not-sent'],
      (id) =>
        query(`update services.outbox set dead_at = null where payload ->> 'orderID' = $1`, [id]),
    ],
    ['nothing of a message that waits', (id) => message(id, false, { orderID: id }), [], null],
    [
      'a shipment nobody took, until it is tried again',
      (id) => happen(id, 1, { state: 'loaded' }, { state: 'attempted' }),
      ['nobody-home'],
      (id) => happen(id, 0, { state: 'received', round: 2 }),
    ],
    [
      'a shipment that came back to the house',
      (id) => happen(id, 1, { state: 'attempted' }, { state: 'returned' }),
      ['nobody-home'],
      null,
    ],
    [
      'nothing of one that was delivered after all',
      (id) => happen(id, 1, { state: 'attempted' }, { state: 'delivered' }),
      [],
      null,
    ],
    [
      'a photo that is missing, until it comes',
      (id) => happen(id, 5, { state: 'loaded' }, { state: 'delivered' }),
      ['photo-missing'],
      (id) => photograph(id, false),
    ],
    [
      'a photo that was hidden',
      (id) =>
        happen(id, 5, { state: 'loaded' }, { state: 'delivered' }).then(() => photograph(id, true)),
      ['photo-missing'],
      null,
    ],
    [
      'nothing of what a carrier brought',
      (id) => happen(id, 5, { state: 'shipped' }, { state: 'delivered' }),
      [],
      null,
    ],
    [
      'nothing of what a carrier brought while the van is on its way',
      (id) =>
        happen(
          id,
          5,
          { state: 'loaded', shipmentID: 'on the van' },
          { state: 'shipped' },
          { state: 'delivered' },
        ),
      [],
      null,
    ],
    [
      'nothing of what nobody took, or nobody photographed, more than two weeks ago',
      (id) =>
        happen(
          id,
          15 * 24,
          { state: 'loaded' },
          { state: 'delivered' },
          { state: 'attempted', shipmentID: 'another' },
        ),
      [],
      null,
    ],
    [
      'nothing of a photo that may still come',
      (id) => happen(id, 1, { state: 'loaded' }, { state: 'delivered' }),
      [],
      null,
    ],
  ])('is %s', async (_, begin, kinds, end) => {
    const orderID = randomUUID();
    await begin(orderID);
    expect(await kindsOf(orderID)).toEqual(kinds);
    if (!end) return;
    await end(orderID);
    expect(await kindsOf(orderID)).toEqual([]);
  });

  it('names its order by the number people say, tells no more of an account than its end, and is gone once done', async () => {
    const orderID = randomUUID();
    const number = `LL-${randomUUID()}`;
    await storeOf(db).transact(function* () {
      yield* keepOrderNumber(orderID, number);
      const money = { kind: 'gift-card', number: '6014777722223333', cents: 2500 } as const;
      const key = holdKey({ ...money, orderID, attempt: 1 });
      yield* noteUnreturned({ ...money, key, refusal: 'no-account', now: now() });
    });
    const [line, ...more] = await workOf(orderID);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ number, cents: 2500, kind: 'not-returned' });
    expect(line?.detail).toContain('3333');
    const rows = await db.query('select * from services.unreturned_money where order_id = $1', [
      orderID,
    ]);
    expect(JSON.stringify([line, rows])).not.toContain('77772222');
    await keepDone(storeOf(db), line?.key ?? '', 'lena', now());
    expect(await workOf(orderID)).toEqual([]);
  });

  it('is told but for what is kept elsewhere by one who does not answer', async () => {
    const orderID = randomUUID();
    await desk(orderID, { ends_at: hours(10) });
    held.push({ orderID, since: now().toISOString() });
    const seen = async (change: Partial<WorkSources>) => {
      const { lines, unread } = await readWork({ ...sourcesWith(), ...change });
      const kinds = lines.filter((line) => line.orderID === orderID).map(({ kind }) => kind);
      return [kinds, unread];
    };
    const fails = (error: Error) => () => Promise.reject(error);
    expect(await seen({})).toEqual([['money-ends', 'order-held'], []]);
    expect(await seen({ heldOrders: fails(new CommerceFailure(false, 503)) })).toEqual([
      ['money-ends'],
      ['order-held'],
    ]);
    const noSettings = fails(new UpstreamUnavailable('files', 'no answer'));
    expect(await seen({ settings: noSettings })).toEqual([
      ['money-ends', 'order-held'],
      ['run-too-full'],
    ]);
    await expect(seen({ heldOrders: fails(new TypeError('a fault of ours')) })).rejects.toThrow(
      'a fault of ours',
    );
  });

  it('money that still waits the next day is work again, whoever said it was done', async () => {
    const orderID = randomUUID();
    await desk(orderID, { due_at: 'now()', failures: '5', last_error: `'no answer'` });
    const [line] = await workOf(orderID);
    await keepDone(storeOf(db), line?.key ?? '', 'lena', now());
    expect(await kindsOf(orderID)).toEqual([]);
    setClock(new Date(Date.now() + 24 * 60 * 60_000));
    expect(await kindsOf(orderID)).toEqual(['money-waits']);
  });

  it('a gift card’s mail is work by its order, and again when it is given up again', async () => {
    const orderID = randomUUID();
    const messageID = orderMailID({ orderID, card: { place: 1, mailing: 1 } });
    await query(
      `insert into services.outbox (message_id, kind, payload, dead_at) values ($1, 'gift-card', '{"to":"x"}', now() - interval '1 hour')`,
      [messageID],
    );
    const [line] = await workOf(orderID);
    expect(line).toMatchObject({ kind: 'not-sent' });
    await keepDone(storeOf(db), line?.key ?? '', 'lena', now());
    expect(await kindsOf(orderID)).toEqual([]);
    await query('update services.outbox set dead_at = now() where message_id = $1', [messageID]);
    expect(await kindsOf(orderID)).toEqual(['not-sent']);
  });

  it('a submit without an end is work again at the order’s next attempt', async () => {
    const orderID = randomUUID();
    await submit(orderID, 'verifying', 20);
    const [line] = await workOf(orderID);
    await keepDone(storeOf(db), line?.key ?? '', 'lena', now());
    expect(await kindsOf(orderID)).toEqual([]);
    await query('update services.submission set attempt = attempt + 1 where order_id = $1', [
      orderID,
    ]);
    expect(await kindsOf(orderID)).toEqual(['submit-open']);
  });

  it('a charge that is disputed is work once in each state, whatever is told again or late', async () => {
    const [orderID, transactionID, id] = [randomUUID(), randomUUID(), randomUUID()];
    await submit(orderID, 'placed', 2);
    await query('update services.submission set tenders = $2::jsonb where order_id = $1', [
      orderID,
      JSON.stringify([{ place: 1 }, { place: 2, transactionID }]),
    ]);
    const tell = (status: string, minute: number) =>
      keepDispute(storeOf(db), {
        id,
        transactionID,
        cents: 25_000,
        status,
        reason: 'product_not_received',
        replyBy: '2026-12-14',
        at: new Date(Date.UTC(2026, 10, 26, 16, minute)),
      });
    const said = async () => {
      const details = (await workOf(orderID)).map(({ detail }) => detail);
      expect(await countDisputes(storeOf(db))).toBe(details.length);
      return details;
    };
    await tell('open', 1);
    await tell('open', 1);
    expect(await workOf(orderID)).toMatchObject([
      {
        kind: 'dispute',
        cents: 25_000,
        detail: `dispute ${id}, open, product not received, answer by 2026-12-14`,
      },
    ]);
    await keepDone(storeOf(db), `dispute/${id}/open`, 'lena', now());
    expect(await said()).toEqual([]);
    await tell('disputed', 2);
    await tell('open', 1);
    expect(await said()).toEqual([]);
    await tell('lost', 3);
    await tell('disputed', 2);
    expect(await said()).toEqual([`dispute ${id}, lost, product not received`]);
    await tell('won', 4);
    expect(await said()).toEqual([]);
  });

  it('a run with more stops than room is work, once for each time it grows', async () => {
    const day = addChicagoDays(chicagoDate(now()), 40);
    const put = async (count: number) => {
      for (let times = 0; times < count; times += 1)
        await storeOf(db).transact(() =>
          takePlaces(
            { orderID: randomUUID(), attempt: 1 },
            [{ shipmentID: 'ship', lineIDs: ['line'], day, runs: ['AM'] }],
            defaultBuyerSettings,
          ),
        );
    };
    const settings = {
      ...defaultBuyerSettings,
      xp: {
        ...defaultBuyerSettings.xp,
        DeliveryDatesN: { [day]: { AM: { checkedRun: false, capacity: 2 } } },
      },
    };
    await put(2);
    expect(await workOf(null, settings)).toEqual([]);
    await put(1);
    const [line] = await workOf(null, settings);
    expect(line).toMatchObject({ kind: 'run-too-full', detail: `${day} AM: 3 stops, room for 2` });
    await keepDone(storeOf(db), line?.key ?? '', 'lena', now());
    expect(await workOf(null, settings)).toEqual([]);
    await put(1);
    expect((await workOf(null, settings)).length).toBe(1);
  });

  it('a run is said to be done by a key that can be typed, whatever the run is called', async () => {
    const day = addChicagoDays(chicagoDate(now()), 41);
    const run = 'Same day, before noon';
    await storeOf(db).transact(() =>
      takePlaces(
        { orderID: randomUUID(), attempt: 1 },
        [{ shipmentID: 'ship', lineIDs: ['line'], day, runs: [run] }],
        defaultBuyerSettings,
      ),
    );
    const [line] = await workOf(null, {
      ...defaultBuyerSettings,
      xp: {
        ...defaultBuyerSettings.xp,
        DeliveryDatesN: { [day]: { [run]: { checkedRun: false, capacity: 0 } } },
      },
    });
    expect(line?.detail).toContain(run);
    expect(commandOf(['done', line?.key ?? ''])).toMatchObject({ name: 'done', key: line?.key });
  });
});
