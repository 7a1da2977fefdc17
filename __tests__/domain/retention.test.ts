/** @jest-environment node */
import { Orders } from 'ordercloud-javascript-sdk';
import { parseEnv } from '@/lib/config/env';
import { retentionDays } from '@/lib/config/retention';
import { now, setClock } from '@/lib/core/time/clock';
import { heardCheck } from '@/provision/doctor/heard';
import { storeOf, type Store } from '@/services/database/statements';
import { keptTables, retentionRules } from '@/services/retention/rules';
import { retention } from '@/services/retention/job';
import { secondsSinceEnds } from '@/services/retention/last-ends';
import { lastHeardOf, noteHeard } from '@/services/webhooks/last-heard';
import { privateFiles, type PrivateFiles } from '@/services/upstream/private-files';
import { UpstreamUnavailable } from '@/services/upstream/unavailable';
import { allRows, tablesWith } from '../support/all-rows';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { openStockedOnServer } from '../support/databases';
import { localDelivery, seller, shopping } from '../support/shopping';

const dayMs = 24 * 60 * 60_000;
const person = {
  FirstName: 'Zerlina',
  LastName: 'Quackenbush',
  Email: 'zerlina@quackenbush.example',
};
const street = '4711 Rumpelstrasse';
const words = ['zerlina', 'quackenbush', 'rumpelstrasse', 'unforgettable'];
const shipped = {
  ShippingAddress: {
    ...localDelivery().ShippingAddress!,
    FirstName: 'Zerlina',
    LastName: 'Quackenbush',
    Street1: street,
  },
  CardMessage: { line1: 'unforgettable' },
};

describe('what has been kept long enough', () => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  const after = (days: number) => setClock(new Date(Date.now() + days * dayMs));
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer());
  });
  afterEach(() => setClock(null));
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });

  const held = async (schema: string) =>
    tablesWith(
      new Map([...(await allRows(backEnd.db))].filter(([table]) => table.startsWith(schema))),
      words,
    );

  const endedWithinAnHour = async () =>
    Object.fromEntries(
      (await secondsSinceEnds(backEnd.db)).map(({ name, seconds }) => [name, seconds < 3600]),
    );

  it('is said of every table of the services: a rule ends it, or it stays for a reason', async () => {
    const tables = [...(await allRows(backEnd.db)).keys()].filter((table) =>
      table.startsWith('services.'),
    );
    const known = [...retentionRules.map(({ table }) => table), ...Object.keys(keptTables)];
    expect(tables.filter((table) => !known.includes(table))).toEqual([]);
    expect(
      [
        ...new Set([...retentionRules.map(({ name }) => name), 'guest-carts', 'orders', 'photos']),
      ].sort(),
    ).toEqual(Object.keys(retentionDays).sort());
  });

  it('ends a refused submit, a sent mail, a visitor’s cart and, after seven years, the person of an order', async () => {
    const rose = await shop.product();
    const declined = await shop.readyCart([{ id: rose }], shipped);
    expect(
      (
        await shop.submit(declined, {
          Guest: person,
          LilacPayments: [{ Type: 'CreditCard', Nonce: 'fake-processor-declined-visa-nonce' }],
        })
      ).body.Status,
    ).toBe('Refused');
    const bought = await shop.readyCart([{ id: rose }], shipped);
    expect((await shop.submit(bought, { Guest: person })).body.Status).toBe('Submitted');
    await backEnd.appApi.sender.sendDue();
    await storeOf(backEnd.db).query(`insert into services.failed_log_in values ('k', 3, now())`);
    await storeOf(backEnd.db).query(`insert into services.webhook_seen (id) values ('seen')`);

    after(1);
    expect(await backEnd.appApi.retention.run()).toMatchObject({
      'refused-orders': 0,
      'sent-messages': 0,
      'guest-carts': 0,
      'failed-log-ins': 1,
      orders: 0,
    });
    expect(await held('services.')).not.toEqual([]);

    after(31);
    expect(await backEnd.appApi.retention.run()).toMatchObject({
      'refused-orders': 1,
      // The confirmation, and the note at the commerce platform that it went out.
      'sent-messages': 2,
      'seen-deliveries': 1,
      orders: 0,
    });
    await expect(Orders.Get('Incoming', declined.orderID, await seller())).rejects.toMatchObject({
      status: 404,
    });
    expect([...new Set((await held('services.')).map((found) => found.split(':')[0]))]).toEqual([
      'services.submission',
    ]);

    after(retentionDays.orders + 1);
    expect(await backEnd.appApi.retention.run()).toMatchObject({ orders: 1 });
    expect(await held('services.')).toEqual([]);
    expect(await held('commerce.resource')).toEqual([]);
    const kept = await Orders.Get('Incoming', bought.orderID, await seller());
    expect(kept).toMatchObject({
      IsSubmitted: true,
      Total: bought.total,
      FromUser: { Email: 'deleted@deleted.invalid' },
    });
    expect(await backEnd.appApi.retention.run()).toEqual(
      Object.fromEntries(Object.keys(retentionDays).map((name) => [name, 0])),
    );
  });

  it('forgets deliveries older than a week, and none that may still be repeated', async () => {
    await backEnd.db.query(
      `insert into services.webhook_seen (id, received_at) values ('old', now() - interval '8 days'), ('repeated', now() - interval '6 days')`,
    );
    expect(await backEnd.appApi.retention.run()).toMatchObject({ 'seen-deliveries': 1 });
    expect(
      await backEnd.db.query(
        `select id from services.webhook_seen where id in ('old', 'repeated')`,
      ),
    ).toEqual([{ id: 'repeated' }]);
  });

  it('forgets the stops of a run when its day is over in Chicago, not in Greenwich', async () => {
    const job = retention({
      store: storeOf(backEnd.db),
      token: backEnd.appApi.upstream.token,
      shipments: backEnd.appApi.upstream.token,
      photos: privateFiles(backEnd.env),
      env: { RETENTION_DAYS: { 'run-places': 0 } },
    });
    await backEnd.db.query(`insert into services.delivery_run values ('2030-05-10', 'evening')`);
    await backEnd.db.query(
      `insert into services.run_place values ('of-may', 1, 's', '2030-05-10', 'evening', true)`,
    );
    const stops = () =>
      backEnd.db.query(`select 1 from services.run_place where order_id = 'of-may'`);
    setClock(new Date('2030-05-11T01:30:00Z'));
    await job.run();
    expect(await stops()).toHaveLength(1);
    setClock(new Date('2030-05-11T05:30:00Z'));
    await job.run();
    expect(await stops()).toEqual([]);
  });

  it('ends a message that went out: with its row where the same one can never come again', async () => {
    await backEnd.db.query(
      `insert into services.outbox (message_id, kind, payload, sent_at) values
         ('<order-once@shop>', 'order-confirmation', '{"to":"a"}', now() - interval '15 days'),
         ('storefront-once', 'storefront-revalidation', '{"url":"u"}', now() - interval '15 days'),
         ('cdn-once', 'cdn-purge', '{"tags":[]}', now() - interval '15 days'),
         ('look-once', 'order-look', '{"orderID":"o"}', now() - interval '15 days'),
         ('shipments-once', 'shipment-status', '{"orderID":"o"}', now() - interval '15 days'),
         ('cdn-lately', 'cdn-purge', '{"tags":[]}', now() - interval '13 days'),
         ('cdn-waiting', 'cdn-purge', '{"tags":[]}', null)`,
    );
    expect(await backEnd.appApi.retention.run()).toMatchObject({ 'sent-messages': 5 });
    const left = await backEnd.db.query(
      `select message_id, payload = '{}'::jsonb as empty from services.outbox
       where message_id like '%-once%' or message_id like 'cdn-%' order by message_id`,
    );
    expect(left).toEqual([
      { message_id: '<order-once@shop>', empty: true },
      { message_id: 'cdn-lately', empty: false },
      { message_id: 'cdn-waiting', empty: false },
    ]);
  });

  it('ends many messages in portions, stops between two of them, and does not say then that all have ended', async () => {
    await backEnd.db.query(
      `insert into services.outbox (message_id, kind, payload, sent_at)
       select 'many-' || number, case when number % 2 = 0 then 'cdn-purge' else 'order-confirmation' end, '{"to":"a"}', now() - interval '15 days'
       from generate_series(1, 1200) as number`,
    );
    const store = storeOf(backEnd.db);
    const stops: Promise<void>[] = [];
    const jobOn = (query: Store['query']) =>
      retention({
        store: { ...store, query },
        token: backEnd.appApi.upstream.token,
        shipments: backEnd.appApi.upstream.token,
        photos: privateFiles(backEnd.env),
        env: { RETENTION_DAYS: {} },
      });
    const job = jobOn(async (text, params) => {
      const rows = await store.query(text, params);
      if (text.includes('due as materialized')) stops.push(job.stop());
      return rows as never;
    });
    await backEnd.db.query(`update services.retention_end set at = at - interval '1 day'`);
    expect(await job.run()).toMatchObject({ 'sent-messages': 500 });
    await Promise.all(stops);
    expect(await endedWithinAnHour()).toMatchObject({ 'sent-messages': false });
    expect(await jobOn(store.query).run()).toMatchObject({ 'sent-messages': 700 });
    expect(
      await backEnd.db.query(
        `select count(*)::int as rows, bool_and(payload = '{}'::jsonb) as empty from services.outbox where message_id like 'many-%'`,
      ),
    ).toEqual([{ rows: 600, empty: true }]);
    await backEnd.db.query(`delete from services.outbox where message_id like 'many-%'`);
  });

  it('leaves what the tax vendor was never told, however long ago it was given up', async () => {
    await backEnd.db.query(
      `insert into services.outbox (message_id, kind, payload, dead_at) values
         ('tax-sale-old', 'tax-sale', '{"orderID":"old"}', now() - interval '61 days'),
         ('code-old', 'order-code', '{"to":"a"}', now() - interval '61 days')`,
    );
    expect(await backEnd.appApi.retention.run()).toMatchObject({ 'dead-messages': 1 });
    expect(
      await backEnd.db.query(
        `select payload from services.outbox where message_id = 'tax-sale-old'`,
      ),
    ).toEqual([{ payload: { orderID: 'old' } }]);
  });

  it('forgets what the gateway paid out after more than a year', async () => {
    await backEnd.db.query(
      `insert into services.disbursement (id, cents, failed, exception, follow_up, told_at)
       values ('old', 1, false, '', '', now() - interval '501 days'), ('of this year', 1, true, '', '', now() - interval '499 days')`,
    );
    expect(await backEnd.appApi.retention.run()).toMatchObject({ disbursements: 1 });
    expect(await backEnd.db.query('select id from services.disbursement')).toEqual([
      { id: 'of this year' },
    ]);
    await backEnd.db.query('delete from services.disbursement');
  });

  it('does not forget when a sender was last heard of: eight days without a word are nothing amiss at Contentful, fifteen are', async () => {
    const heardOf = async (days: number) => {
      after(days);
      await backEnd.appApi.retention.run();
      return heardCheck('content', await lastHeardOf(backEnd.db)('content'), now());
    };
    await backEnd.db.query(`insert into services.webhook_seen (id) values ('content silent')`);
    await noteHeard(backEnd.db, 'content', now());
    await noteHeard(backEnd.db, 'content', new Date(now().getTime() - 7 * dayMs));
    const { state, says } = await heardOf(8);
    expect(state).toBe('works');
    expect(says).toMatch(/last webhook of Contentful came at/);
    expect(
      await backEnd.db.query(`select from services.webhook_seen where id = 'content silent'`),
    ).toEqual([]);
    expect(await heardOf(15)).toMatchObject({ state: 'risky' });
  });

  it('goes on with the others while the commerce platform is down, and ends sooner where the environment says so', async () => {
    const visitor = await shop.readyCart([{ id: await shop.product() }], shipped);
    expect(
      (
        await shop.submit(visitor, {
          Guest: person,
          LilacPayments: [{ Type: 'CreditCard', Nonce: 'fake-processor-declined-visa-nonce' }],
        })
      ).body.Status,
    ).toBe('Refused');
    const job = retention({
      store: storeOf(backEnd.db),
      token: backEnd.appApi.upstream.token,
      shipments: backEnd.appApi.upstream.token,
      photos: privateFiles(backEnd.env),
      env: { RETENTION_DAYS: parseEnv({ RETENTION_DAYS: 'refused-orders=2' }).RETENTION_DAYS },
    });
    after(1);
    expect(await job.run()).toMatchObject({ 'refused-orders': 0 });
    after(3);
    await backEnd.db.query(`update services.retention_end set at = at - interval '1 day'`);
    backEnd.breakDown('/commerce');
    expect(await job.run()).toMatchObject({ 'refused-orders': 1, 'guest-carts': 0 });
    backEnd.breakDown();
    expect(await endedWithinAnHour()).toMatchObject({
      'refused-orders': true,
      'guest-carts': false,
    });
    await job.run();
    expect(await endedWithinAnHour()).toMatchObject({ 'guest-carts': true });
  });

  describe('of orders past their years', () => {
    const years = (count: number) => now().getTime() - count * 366 * dayMs;
    const jobWith = (photos: Pick<PrivateFiles, 'remove'>) =>
      retention({
        store: storeOf(backEnd.db),
        token: backEnd.appApi.upstream.token,
        shipments: backEnd.appApi.upstream.token,
        photos: { ...privateFiles(backEnd.env), ...photos },
        env: { RETENTION_DAYS: {} },
      });
    const placedLongAgo = (ids: readonly string[]) =>
      backEnd.db.query(
        `insert into services.submission (order_id, state, runner, amount_cents, request_hash, updated_at)
         select id, 'placed', 'r', 1, 'h', $2::timestamptz + place * interval '1 second' from unnest($1::text[]) with ordinality as of_old(id, place)`,
        [ids, new Date(years(8)).toISOString()],
      );
    const unforgotten = async () =>
      (
        await backEnd.db.query(
          `select order_id from services.submission where request_hash = 'h' and forgotten_at is null order by order_id`,
        )
      ).map(({ order_id: id }) => id);
    const photographed = (id: string) =>
      backEnd.db.query(
        `insert into services.photo (id, order_id, event_key, shipment_id, state, round, width, height, taken_by)
         values ($1, $1, 'k', 's', 'designed', 1, 1, 1, 'Ana')`,
        [id],
      );
    afterEach(async () => {
      await backEnd.db.query(`delete from services.submission where request_hash = 'h'`);
      await backEnd.db.query(`delete from services.photo where taken_by = 'Ana'`);
    });

    it('forgets all in one run, however many a day were placed, and one that cannot be forgotten is in nobody’s way', async () => {
      const ids = Array.from({ length: 120 }, (_, index) => `of-old-${index}`);
      await placedLongAgo(ids);
      await photographed('of-old-0');
      const locked = jobWith({
        remove: () => Promise.reject(new UpstreamUnavailable('files', 'down')),
      });
      await backEnd.db.query(`update services.retention_end set at = at - interval '1 day'`);
      expect(await locked.run()).toMatchObject({ orders: 119 });
      expect(await endedWithinAnHour()).toMatchObject({ orders: false });
      expect(await unforgotten()).toEqual(['of-old-0']);
      expect(await jobWith({ remove: () => Promise.resolve() }).run()).toMatchObject({ orders: 1 });
      expect(await endedWithinAnHour()).toMatchObject({ orders: true });
    });

    it('goes on past many that cannot be forgotten while it can forget others', async () => {
      const ids = Array.from({ length: 60 }, (_, index) => `of-old-${index + 10}`);
      await placedLongAgo(ids);
      for (const [index, id] of ids.entries()) if (index % 2 === 0) await photographed(id);
      const remove = () => Promise.reject(new UpstreamUnavailable('files', 'down'));
      expect(await jobWith({ remove }).run()).toMatchObject({ orders: 30 });
    });

    it('asks no more once one after the other fails: whoever keeps them is down', async () => {
      const ids = Array.from({ length: 40 }, (_, index) => `of-old-${index}`);
      await placedLongAgo(ids);
      for (const id of ids) await photographed(id);
      const remove = jest.fn(() => Promise.reject(new UpstreamUnavailable('files', 'down')));
      expect(await jobWith({ remove }).run()).toMatchObject({ orders: 0 });
      expect(remove.mock.calls.length).toBeLessThan(ids.length);
    });

    it('ends what was given up of its mails, but neither one that waits nor what the tax vendor is owed', async () => {
      await placedLongAgo(['of-old-0']);
      const payload = JSON.stringify({ orderID: 'of-old-0' });
      await backEnd.db.query(
        `insert into services.outbox (message_id, kind, payload, dead_at) values
           ('old-dead', 'gift-card', $1::jsonb, now()), ('old-waiting', 'gift-card', $1::jsonb, null), ('old-tax', 'tax-sale', $1::jsonb, now())`,
        [payload],
      );
      expect(await jobWith({ remove: () => Promise.resolve() }).run()).toMatchObject({ orders: 1 });
      expect(
        await backEnd.db.query(
          `select message_id from services.outbox where message_id like 'old-%' and payload <> '{}'::jsonb order by message_id`,
        ),
      ).toEqual([{ message_id: 'old-tax' }, { message_id: 'old-waiting' }]);
      await backEnd.db.query(`delete from services.outbox where message_id like 'old-%'`);
    });

    it('stops at the next order, does not say that all have ended, and goes on when it is started again', async () => {
      const ids = ['of-old-0', 'of-old-1', 'of-old-2'];
      await placedLongAgo(ids);
      for (const id of ids) await photographed(id);
      await backEnd.db.query(`update services.retention_end set at = at - interval '1 day'`);
      let [removed, stopAt] = [0, 1];
      const stops: Promise<void>[] = [];
      let atLast = () => {};
      const isAtLast = new Promise<void>((resolve) => (atLast = resolve));
      const job = jobWith({
        remove: () => {
          removed += 1;
          if (removed === stopAt) stops.push(job.stop());
          if (removed === ids.length) atLast();
          return Promise.resolve();
        },
      });
      expect(await job.run()).toMatchObject({ orders: 1 });
      await backEnd.db.query(`insert into services.failed_log_in values ('over', 1, now())`);
      expect(await job.run()).toMatchObject({ 'failed-log-ins': 0 });
      expect(await unforgotten()).toEqual(ids.slice(1));
      expect(await endedWithinAnHour()).toMatchObject({ orders: false });
      stopAt = 0;
      job.start();
      await isAtLast;
      await Promise.all([...stops, job.stop()]);
      expect(await unforgotten()).toEqual([]);
    });
  });

  it('ends the photos of others where one cannot be deleted, and does not say that all have ended', async () => {
    for (const id of ['of-before-1', 'of-before-2', 'of-before-3'])
      await backEnd.db.query(
        `insert into services.photo (id, order_id, event_key, shipment_id, state, round, width, height, taken_by, kept_at)
         values ($1, $1, 'k', 's', 'designed', 1, 1, 1, 'Ana', now() - interval '9 years')`,
        [id],
      );
    const jobWith = (isLocked: (file: string) => boolean) =>
      retention({
        store: storeOf(backEnd.db),
        token: backEnd.appApi.upstream.token,
        shipments: backEnd.appApi.upstream.token,
        photos: {
          ...privateFiles(backEnd.env),
          remove: (file) =>
            isLocked(file)
              ? Promise.reject(new UpstreamUnavailable('files', 'locked'))
              : Promise.resolve(),
        },
        env: { RETENTION_DAYS: {} },
      });
    await backEnd.db.query(`update services.retention_end set at = at - interval '1 day'`);
    expect(await jobWith((file) => file.includes('of-before-1')).run()).toMatchObject({
      photos: 2,
    });
    expect(await endedWithinAnHour()).toMatchObject({ photos: false });
    expect(await jobWith(() => false).run()).toMatchObject({ photos: 1 });
    expect(await endedWithinAnHour()).toMatchObject({ photos: true });
  });

  it.each([0, 1])(
    'ends the cart of another visitor where one cannot be deleted (%s)',
    async (index) => {
      const carts = [
        (await shop.readyCart([{ id: await shop.product() }], shipped)).orderID,
        (await shop.readyCart([{ id: await shop.product() }], shipped)).orderID,
      ];
      const isThere = async (id: string) => {
        const token = await seller();
        const order = await Orders.Get('Incoming', id, token).catch(() => null);
        return order !== null;
      };
      after(31);
      backEnd.breakDown(`/commerce/v1/orders/Incoming/${carts[index]}`);
      await backEnd.db.query(`update services.retention_end set at = at - interval '1 day'`);
      await backEnd.appApi.retention.run();
      backEnd.breakDown();
      expect(await Promise.all(carts.map(isThere))).toEqual([index === 0, index === 1]);
      expect(await endedWithinAnHour()).toMatchObject({ 'guest-carts': false });
      await backEnd.appApi.retention.run();
      expect(await Promise.all(carts.map(isThere))).toEqual([false, false]);
    },
  );

  it.each(['orders', 'orders=x', 'books=3', 'orders=9999', 'orders=1'])(
    'the environment is refused with RETENTION_DAYS=%s',
    (text) => {
      expect(() => parseEnv({ RETENTION_DAYS: text })).toThrow('RETENTION_DAYS');
    },
  );
});
