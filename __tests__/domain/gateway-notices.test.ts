/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { BraintreeGateway } from 'braintree';
import { Hono } from 'hono';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';
import { setClock, now } from '@/lib/core/time/clock';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { signedNotice } from '@/platform/payments/notices';
import { countDisbursements } from '@/services/after/disbursements';
import { captureMoney, lowerMoney } from '@/services/after/money/events';
import { readWork } from '@/services/after/work/read-work';
import { storeOf } from '@/services/database/statements';
import { paymentGateway } from '@/services/upstream/payments/gateway';
import { webhooks } from '@/services/webhooks/app';
import { serveApp, type Served } from '../contracts/support/serve';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { seller, shopping } from '../support/shopping';

const hourMs = 60 * 60_000;
/** Hours after which a capture is settled at any time of any day, the longest of autumn too. */
const untilSettled = 27;

describeOnServer('what the payment gateway tells', (engine) => {
  let backEnd: TestBackEnd;
  let receivers: Hono;
  let receiver: Served;
  let gateway: BraintreeGateway & {
    testing: Record<'settle' | 'settlementDecline', (id: string) => Promise<unknown>>;
  };
  let woken = 0;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    receiver = await serveApp(new Hono().all('*', (c) => receivers.fetch(c.req.raw)));
    backEnd = await startTestBackEnd(
      await engine.openStocked(),
      { staleAfterMs: hourMs },
      { gatewayNotices: `${receiver.origin}/webhooks/payments` },
    );
    receivers = webhooks({
      store: storeOf(backEnd.db),
      env: backEnd.env,
      indexer: { take: () => Promise.resolve(true) },
      onMailQueued: () => undefined,
      onMoneyCalled: () => (woken += 1),
    });
    gateway = paymentGateway(backEnd.env) as typeof gateway;
    await backEnd.appApi.comparison.compare();
  }, 180_000);
  beforeEach(() => (woken = 0));
  afterEach(() => setClock(null));
  afterAll(async () => {
    await receiver.close();
    await backEnd.close();
  });

  const store = () => storeOf(backEnd.db);
  const settle = () => backEnd.appApi.settler.settle();
  const later = (hours: number) => setClock(new Date(now().getTime() + hours * hourMs));
  const work = async () =>
    (
      await readWork({
        store: store(),
        settings: () => Promise.resolve(defaultBuyerSettings),
        heldOrders: () => Promise.resolve([]),
      })
    ).lines;
  const workOf = async (orderID: string) => (await work()).filter((l) => l.orderID === orderID);
  const post = async (form: object) => {
    const body = new URLSearchParams(form as Record<string, string>);
    const answer = await receivers.request('/webhooks/payments', { method: 'POST', body });
    return `${answer.status} ${((await answer.json()) as { status: string }).status}`;
  };
  const sample = async (kind: string, id: string) =>
    post(await gateway.webhookTesting.sampleNotification(kind as 'check', id));

  /** A placed order whose card was charged and is not settled yet. */
  const charged = async (nonce = 'fake-valid-nonce') => {
    const cart = await shop.readyCart([{ id: await shop.product() }]);
    const { body } = await shop.submit(cart, {
      LilacPayments: [{ Type: 'CreditCard', Nonce: nonce }],
    });
    expect(body).toMatchObject({ Status: 'Submitted' });
    const { orderID } = cart;
    await store().transact(() =>
      captureMoney(orderID, { name: randomUUID(), staff: 'desk' }, now()),
    );
    await settle();
    const [sale] = await backEnd.appApi.upstream.charges.findNamed(`${orderID}-1`);
    return { ...cart, orderID, id: sale!.transactionID, cents: sale!.cents };
  };
  const stateOf = async (orderID: string) =>
    (await backEnd.appApi.upstream.charges.findNamed(`${orderID}-1`)).map(({ state }) => state);
  /** In how many minutes the order's money is looked at next; `null` for not before something happens. */
  const nextLook = async (orderID: string) => {
    const [row] = await backEnd.db.query<{ due_at: Date | string | null }>(
      'select due_at from services.money_desk where order_id = $1',
      [orderID],
    );
    return row?.due_at
      ? Math.round((new Date(row.due_at).getTime() - now().getTime()) / 60_000)
      : null;
  };

  describe('of a settlement', () => {
    it('that was declined is one line of work, with amount and order, until somebody has done it', async () => {
      const { orderID, id, cents } = await charged();
      await gateway.testing.settlementDecline(id);
      await settle();
      expect(await workOf(orderID)).toEqual([]);
      expect(await backEnd.sendGatewayNotices()).toBeGreaterThan(0);
      expect(woken).toBeGreaterThan(0);
      await settle();
      const line = { kind: 'settlement-declined', orderID, cents, detail: 'tender 1' };
      expect(await workOf(orderID)).toEqual([expect.objectContaining(line)]);

      expect(await sample('transaction_settlement_declined', id)).toBe('200 accepted');
      expect(await sample('transaction_settled', id)).toBe('200 accepted');
      await settle();
      expect(await workOf(orderID)).toEqual([expect.objectContaining(line)]);

      const [{ key = '' } = {}] = await workOf(orderID);
      const done = await shop.appApi(await seller(), 'POST', '/work/done', { Key: key });
      expect(done.status).toBe(200);
      await sample('transaction_settlement_declined', id);
      await settle();
      expect(await workOf(orderID)).toEqual([]);
    });

    it('asks nobody who ordered for money by mail: the goods may be gone, and people call', async () => {
      const { orderID, id } = await charged();
      await gateway.testing.settlementDecline(id);
      await backEnd.sendGatewayNotices();
      await settle();
      expect(await workOf(orderID)).toHaveLength(1);
      expect(
        await backEnd.db.query(
          `select from services.outbox where kind = 'order-money' and payload ->> 'orderID' = $1`,
          [orderID],
        ),
      ).toEqual([]);
    });

    it('that was declined while it was settling is noticed within the hour, told or not', async () => {
      const day = addChicagoDays(chicagoDate(now()), 1);
      setClock(chicagoInstant(day, '12:00'));
      const { orderID, id, cents } = await charged();
      setClock(chicagoInstant(addChicagoDays(day, 1), '01:30'));
      await settle();
      expect((await gateway.transaction.find(id)).status).toBe('settling');
      expect([await stateOf(orderID), await nextLook(orderID)]).toEqual([['capturing'], 60]);
      await gateway.testing.settlementDecline(id);
      later(1);
      await settle();
      expect(await workOf(orderID)).toEqual([
        expect.objectContaining({ kind: 'settlement-declined', cents }),
      ]);
      expect(await nextLook(orderID)).toBeNull();
    });

    it('is not believed: the gateway is asked', async () => {
      const { orderID, id } = await charged();
      expect(await sample('transaction_settlement_declined', id)).toBe('200 accepted');
      await settle();
      expect([await stateOf(orderID), await workOf(orderID)]).toEqual([['capturing'], []]);
      later(untilSettled);
      await sample('transaction_settlement_declined', id);
      await settle();
      expect([await stateOf(orderID), await workOf(orderID), await nextLook(orderID)]).toEqual([
        ['settled'],
        [],
        null,
      ]);
    });

    it.each(['transaction_settled', 'transaction_disbursed', 'refund_failed'])(
      'as %s calls the order, told late and twice as well',
      async (kind) => {
        const { orderID, id } = await charged();
        later(untilSettled);
        await settle();
        expect(await nextLook(orderID)).toBeNull();
        expect([await sample(kind, id), await sample(kind, id)]).toEqual([
          '200 accepted',
          '200 accepted',
        ]);
        expect(await nextLook(orderID)).not.toBeNull();
        expect(woken).toBe(2);
        await settle();
        expect([await workOf(orderID), await nextLook(orderID)]).toEqual([[], null]);
      },
    );

    it('of a transaction that no order knows is left alone', async () => {
      expect(await sample('transaction_settlement_declined', randomUUID())).toBe('200 ignored');
      expect(woken).toBe(0);
    });
  });

  it('a refund that is not settled is work, and is asked for again only when somebody says so', async () => {
    const { orderID, id } = await charged();
    await gateway.testing.settle(id);
    const owe = (cents: number) =>
      store().transact(() =>
        lowerMoney(orderID, { name: randomUUID(), cents, staff: 'desk' }, now()),
      );
    await owe(700);
    await settle();
    const refunds = async () =>
      (await gateway.transaction.find(id)).refundIds as unknown as string[];
    expect(await nextLook(orderID)).toBe(60);
    await gateway.testing.settlementDecline((await refunds())[0]!);
    await backEnd.sendGatewayNotices();
    await settle();
    expect(await workOf(orderID)).toEqual([
      expect.objectContaining({ kind: 'refund-refused', cents: 700 }),
    ]);
    expect(await refunds()).toHaveLength(1);
    later(0.1);
    await owe(0);
    await settle();
    expect([await workOf(orderID), (await refunds()).length]).toEqual([[], 2]);
  });

  describe('of a disbursement', () => {
    const told = (
      id: string,
      { success = true, exception = '', followUp = '', minute = 0, kind = 'disbursement' } = {},
    ) =>
      post(
        signedNotice(
          `<notification><timestamp type="datetime">2026-11-26T16:${String(minute).padStart(2, '0')}:00Z</timestamp><kind>${kind}</kind><subject><disbursement>
<id>${id}</id><transaction-ids type="array"><item>a</item></transaction-ids><success type="boolean">${success}</success><retry type="boolean">false</retry>
<amount>1250.00</amount><disbursement-date type="date">2026-11-26</disbursement-date>
${exception ? `<exception-message>${exception}</exception-message>` : '<exception-message nil="true"/>'}
${followUp ? `<follow-up-action>${followUp}</follow-up-action>` : '<follow-up-action nil="true"/>'}
</disbursement></subject></notification>`,
        ),
      );
    const lines = async (id: string) => {
      const mine = (await work()).filter(({ key }) => key.startsWith(`disbursement/${id}`));
      return mine.map(({ key, cents, detail }) => ({ key, cents, detail }));
    };
    const kept = (id: string) =>
      backEnd.db.query(
        'select cents::text, failed, day::text as day from services.disbursement where id = $1',
        [id],
      );

    it('that went well is kept once, and no work', async () => {
      const id = randomUUID();
      expect([await sample('disbursement', id), await sample('disbursement', id)]).toEqual([
        '200 accepted',
        '200 accepted',
      ]);
      expect(await kept(id)).toEqual([{ cents: '10000', failed: false, day: '2014-02-10' }]);
      expect(await lines(id)).toEqual([]);
    });

    it('of a night comes from the gateway itself', async () => {
      const { id } = await charged();
      await backEnd.db.query('delete from payment_notice');
      later(untilSettled);
      await settle();
      const before = await backEnd.db.query('select from services.disbursement');
      expect(await backEnd.sendGatewayNotices()).toBeGreaterThan(0);
      expect((await gateway.transaction.find(id)).status).toBe('settled');
      expect(await backEnd.db.query('select from services.disbursement')).toHaveLength(
        before.length + 1,
      );
    });

    it('that failed is work once, however often and in whatever order it is told, until it goes well', async () => {
      const id = randomUUID();
      const failed = { success: false, exception: 'bank_rejected', followUp: 'contact_us' };
      const count = await countDisbursements(store());
      await told(id, { ...failed, minute: 5 });
      await told(id, { ...failed, minute: 5 });
      await told(id, { minute: 1 });
      expect(await lines(id)).toEqual([
        {
          key: `disbursement/${id}/bank_rejected`,
          cents: 125_000,
          detail: `disbursement ${id} of 2026-11-26, bank rejected, the gateway asks to be called`,
        },
      ]);
      expect(await countDisbursements(store())).toBe(count + 1);
      await told(id, { minute: 9 });
      await told(id, { ...failed, minute: 5 });
      expect([await lines(id), await countDisbursements(store())]).toEqual([[], count]);
    });

    it('that failed in the second in which it was told as sent is work, whichever comes first', async () => {
      const failed = { success: false, exception: 'bank_rejected', minute: 5 };
      for (const notices of [
        [failed, { minute: 5 }],
        [{ minute: 5 }, failed],
      ]) {
        const id = randomUUID();
        for (const notice of notices) await told(id, notice);
        expect((await lines(id)).map(({ key }) => key)).toEqual([
          `disbursement/${id}/bank_rejected`,
        ]);
      }
    });

    it('that carries an exception is work though it is told as sent; another exception is another line', async () => {
      const id = randomUUID();
      const exception = 'insufficient_funds';
      const followUp = 'update_funding_information';
      await told(id, { exception, followUp, kind: 'disbursement_exception', minute: 1 });
      const [line] = await lines(id);
      expect(line?.detail).toMatch(/insufficient funds, the bank account at the gateway/);
      await shop.appApi(await seller(), 'POST', '/work/done', { Key: line?.key });
      expect(await lines(id)).toEqual([]);
      await told(id, { exception: 'Account not authorized.', success: false, minute: 2 });
      expect((await lines(id)).map(({ key }) => key)).toEqual([
        `disbursement/${id}/Account_not_authorized_`,
      ]);
      await told(id, { success: false, minute: 3 });
      expect((await lines(id)).map(({ key }) => key)).toEqual([`disbursement/${id}`]);
    });

    it('that nobody can read is refused, so that it is seen', async () => {
      expect(await told('', {})).toBe('400 unreadable');
    });
  });

  it.each(['transaction_settled', 'transaction_settlement_declined', 'disbursement'])(
    'forged as %s is refused, and does nothing',
    async (kind) => {
      const { orderID, id } = await charged();
      await settle();
      const form = await gateway.webhookTesting.sampleNotification(kind as 'check', id);
      const before = await nextLook(orderID);
      const other = signedNotice('<notification></notification>').bt_payload;
      for (const forged of [
        { ...form, bt_payload: other },
        { ...form, bt_signature: 'x|y' },
        { bt_payload: form.bt_payload },
      ])
        expect(await post(forged)).toBe('401 unsigned');
      expect(
        await backEnd.db.query('select from services.disbursement where id = $1', [id]),
      ).toEqual([]);
      expect(woken).toBe(0);
      expect(await nextLook(orderID)).toBe(before);
    },
  );
});
