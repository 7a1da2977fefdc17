/** @jest-environment node */
import { openStockedOnServer } from '@/__tests__/support/databases';
import { useMeasures } from '@/lib/core/measures';
import { storeOf } from '@/services/database/statements';
import { recordAsSent } from '@/services/outbox/outbox';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { seller, shopping } from '../support/shopping';

describe('the confirmation mail', () => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer());
  });
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });

  const received = async (orderID: string) => {
    const messages = await fetch(`${backEnd.env.PLATFORM_URL}/mail/messages`).then(
      (response) => response.json() as Promise<{ messageID: string }[]>,
    );
    return messages
      .map(({ messageID }) => messageID)
      .filter((messageID) => messageID.startsWith(`<order-${orderID}@`));
  };
  const change = (orderID: string, set: string) =>
    backEnd.db.query(`update services.outbox set ${set} where message_id like $1`, [
      `<order-${orderID}@%`,
    ]);

  it('waits when it cannot be delivered, and goes out on a later try', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    await shop.submit(buyer);
    await change(buyer.orderID, `payload = jsonb_set(payload, '{to}', '"not an address"')`);
    expect(await backEnd.appApi.sender.sendDue()).toBe(0);
    const [row] = await backEnd.db.query(
      'select sent_at, attempts, due_at > now() as later from services.outbox where message_id like $1',
      [`<order-${buyer.orderID}@%`],
    );
    expect(row).toEqual({ sent_at: null, attempts: 1, later: true });
    await change(
      buyer.orderID,
      `due_at = now(), payload = jsonb_set(payload, '{to}', '"ana@example.com"')`,
    );
    expect(await backEnd.appApi.sender.sendDue()).toBe(1);
    expect(await received(buyer.orderID)).toHaveLength(1);
  });

  it('is given up at once when there is no such mailbox, and goes out when somebody has mended that', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    await shop.submit(buyer);
    await change(buyer.orderID, `payload = jsonb_set(payload, '{to}', '"no-mailbox@example.com"')`);
    const called = jest.fn();
    useMeasures({ answered: jest.fn(), vitalReported: jest.fn(), served: jest.fn(), called });
    expect(await backEnd.appApi.sender.sendDue()).toBe(0);
    useMeasures(null);
    expect(called.mock.calls).toEqual([['mail', 'refused', expect.any(Number)]]);
    const [row] = await backEnd.db.query(
      'select attempts, dead_at is not null as dead, last_error from services.outbox where message_id like $1',
      [`<order-${buyer.orderID}@%`],
    );
    expect(row).toMatchObject({ attempts: 1, dead: true });
    expect(row?.last_error).toContain('5.1.1');
    await change(
      buyer.orderID,
      `due_at = now(), dead_at = null, payload = jsonb_set(payload, '{to}', '"ana@example.com"')`,
    );
    expect(await backEnd.appApi.sender.sendDue()).toBe(1);
    expect(await received(buyer.orderID)).toHaveLength(1);
  });

  it('that failed is shown to whoever runs the shop, and one that was given up is tried again when they say so', async () => {
    const operations = async (method: string, path = '') => {
      const { accessToken } = await seller();
      const answer = await fetch(`${backEnd.env.APP_API_URL}/operations/outbox${path}`, {
        method,
        headers: { authorization: `Bearer ${accessToken}` },
      });
      const { data } = (await answer.json()) as {
        data?: { Waiting: number; Dead: number; Failed: { ID: string }[] };
      };
      return { status: answer.status, data };
    };
    const bought = async (mailbox: string) => {
      const { orderID } = await shop
        .submit(await shop.readyCart([{ id: await shop.product() }]))
        .then(({ body }) => ({ orderID: String(body.OrderID) }));
      await change(orderID, `payload = jsonb_set(payload, '{to}', '"${mailbox}"')`);
      const [row] = await backEnd.db.query<{ id: string }>(
        'select id::text as id from services.outbox where message_id like $1',
        [`<order-${orderID}@%`],
      );
      return { orderID, id: row?.id ?? '' };
    };
    const before = (await operations('GET')).data;
    const sent = await bought('ana@example.com');
    const late = await bought('not an address');
    const dead = await bought('no-mailbox@example.com');
    const ended = await bought('no-mailbox@example.com');
    await backEnd.appApi.sender.sendDue();
    const untried = await bought('ana@example.com');
    await change(ended.orderID, `payload = '{}'`);

    const { data } = await operations('GET');
    const ids = [sent, late, dead, ended, untried].map(({ id }) => id);
    expect(data?.Failed.filter(({ ID }) => ids.includes(ID))).toMatchObject([
      { ID: late.id, State: 'Waiting', Attempts: 1, NextAttempt: expect.any(String) },
      { ID: dead.id, State: 'Dead', Attempts: 1, NextAttempt: null },
      { ID: ended.id, State: 'Dead' },
    ]);
    expect(data).toMatchObject({ Dead: (before?.Dead ?? 0) + 1 });
    expect(data?.Waiting).toBeGreaterThanOrEqual((before?.Waiting ?? 0) + 2);

    await change(dead.orderID, `payload = jsonb_set(payload, '{to}', '"ana@example.com"')`);
    const retried = async ({ id }: { id: string }) =>
      (await operations('POST', `/${id}/retry`)).status;
    expect(await Promise.all([sent, late, ended, { id: 'x' }].map(retried))).toEqual([
      404, 404, 404, 404,
    ]);
    expect(await retried(dead)).toBe(202);
    await backEnd.appApi.sender.sendDue();
    expect(await received(dead.orderID)).toHaveLength(1);
    expect(await retried(dead)).toBe(404);
  });

  it('that has gone out is not taken for one that waited, and one that is missing is written down', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    await shop.submit(buyer);
    expect(await backEnd.appApi.sender.sendDue()).toBeGreaterThan(0);
    const rows = () =>
      backEnd.db.query<{ message_id: string; kind: string; sent: string }>(
        'select message_id, kind, sent_at::text as sent from services.outbox where message_id like $1 order by id',
        [`<%-${buyer.orderID}%@%`],
      );
    const [confirmation] = await rows();
    const missing = `<gift-card-${buyer.orderID}-1@lilacandloam.example>`;
    const store = storeOf(backEnd.db);
    const record = () =>
      store.transact(() => recordAsSent([confirmation?.message_id ?? '', missing]));
    expect([await record(), await record()]).toEqual([1, 0]);
    expect(await rows()).toEqual([
      confirmation,
      { message_id: missing, kind: 'gift-card', sent: expect.any(String) },
    ]);
  });

  it('goes out as an earlier release wrote it, with what it says', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    await shop.submit(buyer);
    await change(buyer.orderID, `payload = payload - 'payments' - 'giftCards'`);
    expect(await backEnd.appApi.sender.sendDue()).toBe(1);
    expect(await received(buyer.orderID)).toHaveLength(1);
  });

  it('carries the same Message-ID when it is sent again because its report was lost', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    await shop.submit(buyer);
    await backEnd.appApi.sender.sendDue();
    await change(buyer.orderID, 'sent_at = null, due_at = now()');
    expect(await backEnd.appApi.sender.sendDue()).toBe(1);
    expect(new Set(await received(buyer.orderID)).size).toBe(1);
  });
});
