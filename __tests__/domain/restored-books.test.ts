/** @jest-environment node */
import { randomInt, randomUUID } from 'node:crypto';
import { Orders, Payments } from 'ordercloud-javascript-sdk';
import { now } from '@/lib/core/time/clock';
import type { LilacPayment } from '@/lib/orders/tender';
import type { Database } from '@/services/database/database';
import { storeOf } from '@/services/database/statements';
import { recoveredLines, type Recovered } from '@/services/app-api/comparison/recover-books';
import { openAccount } from '@/services/ledgers/account';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { giftCardCart, makeGiftCards } from '../support/gift-cards';
import { seller, shopping, type Shopper } from '../support/shopping';

const card: LilacPayment = { Type: 'CreditCard', Nonce: 'fake-valid-nonce' };
const tablesOf = async (db: Database) =>
  (
    await db.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'services' order by 1`,
    )
  ).map(({ name }) => name);

/** A copy of the services' tables, and the way back to it: what was written since is lost. */
async function backUp(db: Database): Promise<() => Promise<void>> {
  const [schema, tables] = [`backup_${randomInt(1e9)}`, await tablesOf(db)];
  await db.query(`create schema ${schema}`);
  for (const table of tables)
    await db.query(`create table ${schema}."${table}" as table services."${table}"`);
  return () =>
    db.tx(async (handle) => {
      await handle.query('set local session_replication_role = replica');
      for (const table of tables) {
        await handle.query(`delete from services."${table}"`);
        await handle.query(
          `insert into services."${table}" overriding system value select * from ${schema}."${table}"`,
        );
      }
    });
}

describeOnServer('books restored from a backup', (engine) => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked());
    await makeGiftCards();
    await backEnd.appApi.comparison.compare();
  }, 180_000);
  afterEach(() => backEnd.at(() => undefined));
  afterAll(() => backEnd.close());

  const giftCard = async (cents: number) => {
    const number = `9${randomInt(1_000_000_000, 9_999_999_999)}`;
    const account = { kind: 'gift-card' as const, number, ownerID: null, pin: null, active: true };
    await storeOf(backEnd.db).transact(() =>
      openAccount({ ...account, balance: cents, expiresOn: null }, now()),
    );
    return number;
  };
  const balance = async (number: string) =>
    (await backEnd.integration.ledger.find('gift-card', number))?.balance;
  const cart = async () => shop.readyCart([{ id: await shop.product() }]);
  const place = async (
    buyer: Shopper & { total: number },
    LilacPayments: LilacPayment[] = [card],
    Email = `${randomUUID()}@example.com`,
  ) => {
    const { body } = await shop.submit(buyer, {
      LilacPayments,
      Guest: { FirstName: 'Ana', LastName: 'Ruiz', Email },
    });
    expect(body).toMatchObject({ Status: 'Submitted' });
    return { ...buyer, email: Email };
  };
  const both = (total: number, Number: string, dollars: number): LilacPayment[] => [
    { Type: 'GiftCard', Number, Amount: dollars },
    { ...card, Amount: Math.round((total - dollars) * 100) / 100 },
  ];
  const sendAll = async () => {
    while ((await backEnd.appApi.sender.sendDue()) > 0);
  };
  const mailsTo = async (to: string) =>
    (await fetch(`${backEnd.env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(to)}`).then(
      (answer) => answer.json(),
    )) as { messageID: string; text: string }[];
  const row = async ({ orderID }: Shopper) =>
    (
      await backEnd.db.query<{ state: string; attempt: number; amount: number }>(
        'select state, attempt, amount_cents as amount from services.submission where order_id = $1',
        [orderID],
      )
    )[0];
  const transactions = async ({ orderID }: Shopper) =>
    (
      await Promise.all(
        ['1', '1-2', '2', '2-2'].map((name) =>
          backEnd.appApi.upstream.payments.findByOrder(`${orderID}-${name}`),
        ),
      )
    ).flat().length;
  const places = async ({ orderID }: Shopper) =>
    (
      await backEnd.db.query('select 1 from services.run_place where order_id = $1 and kept', [
        orderID,
      ])
    ).length;

  /** Why each of these orders is left to people; orders of other tests are left too. */
  const leftOf = ({ left }: Recovered, ...orders: Shopper[]) =>
    orders.map(({ orderID }) => left.find((one) => one.orderID === orderID)?.why);

  it('take up what was placed since, with what the ledgers paid, and charge and mail nobody again', async () => {
    const number = await giftCard(10_000);
    const waiting = await place(await cart());
    const restore = await backUp(backEnd.db);
    const cash = await place(await cart());
    const buyer = await cart();
    const mixed = await place(buyer, both(buyer.total, number, 12.5));
    await sendAll();
    const before = [await transactions(cash), await transactions(mixed), await places(mixed)];

    await restore();
    expect([await row(cash), await balance(number)]).toEqual([undefined, 10_000]);
    expect(await backEnd.appApi.recover()).toEqual({
      putBack: [cash, mixed].map(({ orderID }) => ({ orderID, missing: [] })),
      left: [],
      mailsSent: 1,
      letGo: 0,
    });
    await sendAll();

    for (const { orderID, total, email } of [cash, mixed]) {
      expect(await row({ orderID, accessToken: '' })).toEqual({
        state: 'placed',
        attempt: 1,
        amount: Math.round(total * 100),
      });
      expect(await mailsTo(email)).toHaveLength(1);
    }
    expect(await mailsTo(waiting.email)).toHaveLength(1);
    expect(await balance(number)).toBe(8750);
    expect([await transactions(cash), await transactions(mixed), await places(mixed)]).toEqual(
      before,
    );
    expect((await shop.submit(cash)).body).toMatchObject({
      Status: 'Submitted',
      OrderID: cash.orderID,
    });
    expect(await backEnd.appApi.recover()).toEqual({
      putBack: [],
      left: [],
      mailsSent: 0,
      letGo: 0,
    });
  });

  it('leave every order its number, and give none of them to another', async () => {
    const serial = (
      await backEnd.db.query<{ serial: string }>(
        `select nextval('services.order_serial')::text as serial`,
      )
    )[0]!.serial;
    const restore = await backUp(backEnd.db);
    const [placed, later] = [await place(await cart()), await cart()];
    const numbers = async () =>
      backEnd.db.query<{ order_id: string; number: string }>(
        'select order_id, number from services.order_number where order_id = any($1::text[])',
        [[placed.orderID, later.orderID]],
      );
    const [before] = await numbers();
    await restore();
    await backEnd.db.query(`select setval('services.order_serial', $1::bigint)`, [serial]);
    expect(await numbers()).toEqual([]);
    await backEnd.appApi.recover();
    await place(later);
    const after = await numbers();
    expect(after).toContainEqual(before);
    expect(new Set(after.map(({ number }) => number)).size).toBe(2);
  });

  it('mail what had not gone out', async () => {
    const restore = await backUp(backEnd.db);
    const quiet = await place(await cart());
    await restore();
    expect((await backEnd.appApi.recover()).putBack).toEqual([
      { orderID: quiet.orderID, missing: [] },
    ]);
    await sendAll();
    expect(await mailsTo(quiet.email)).toHaveLength(1);
  });

  it('lose no order where services start on them without the recovery', async () => {
    const restore = await backUp(backEnd.db);
    const placed = await place(await cart());
    await restore();
    expect((await backEnd.appApi.comparison.compare()).putBack).toEqual([
      { orderID: placed.orderID, missing: [] },
    ]);
    expect(await row(placed)).toMatchObject({ state: 'placed' });
    expect(await transactions(placed)).toBe(1);
  });

  it('take up the others where one order cannot be put back, name it, and take it up once it can', async () => {
    const restore = await backUp(backEnd.db);
    const [first, second] = [await place(await cart()), await place(await cart())];
    await restore();
    let failures = 0;
    backEnd.at((point) => {
      if (point !== 'verified' || failures > 0) return;
      failures += 1;
      throw new Error('an order like no other');
    });
    const recovered = await backEnd.appApi.recover();
    expect(recovered.putBack).toEqual([{ orderID: second.orderID, missing: [] }]);
    expect(leftOf(recovered, first)).toEqual(['failed']);
    expect(recoveredLines(recovered)).toContainEqual(
      expect.stringMatching(`^To do: order ${first.orderID} could not be put back`),
    );
    expect(await backEnd.appApi.recover()).toMatchObject({
      putBack: [{ orderID: first.orderID, missing: [] }],
    });
    expect(await row(first)).toMatchObject({ state: 'placed' });
  });

  it('end an attempt that was open in the backup as the one that placed the order', async () => {
    const number = await giftCard(10_000);
    const buyer = await cart();
    let restore: (() => Promise<void>) | undefined;
    backEnd.at(async (point) => {
      if (point === 'authorised') restore ??= await backUp(backEnd.db);
    });
    const placed = await place(buyer, both(buyer.total, number, 10));
    backEnd.at(() => undefined);
    await sendAll();
    await restore?.();
    expect(await row(placed)).toMatchObject({ state: 'authorised' });
    expect((await backEnd.appApi.recover()).putBack).toEqual([
      { orderID: placed.orderID, missing: [] },
    ]);
    await sendAll();
    expect(await row(placed)).toMatchObject({ state: 'placed' });
    expect(await balance(number)).toBe(9000);
    expect(await mailsTo(placed.email)).toHaveLength(1);
  });

  it('take the second attempt where the backup knows the first alone', async () => {
    const buyer = await cart();
    const declined = { ...card, Nonce: 'fake-processor-declined-visa-nonce' } as LilacPayment;
    expect((await shop.submit(buyer, { LilacPayments: [declined] })).body).toMatchObject({
      Code: 'payment-declined',
    });
    const restore = await backUp(backEnd.db);
    const placed = await place(buyer);
    await restore();
    await backEnd.appApi.recover();
    expect(await row(placed)).toMatchObject({ state: 'placed', attempt: 2 });
  });

  it('let go of what the first attempt held in the backup, where the second placed the order', async () => {
    const number = await giftCard(10_000);
    const buyer = await cart();
    let restore: (() => Promise<void>) | undefined;
    backEnd.at(async (point) => {
      if (point === 'checked') restore ??= await backUp(backEnd.db);
    });
    const [ofGiftCard, ofCard] = both(buyer.total, number, 10);
    const declined = { ...ofCard, Nonce: 'fake-processor-declined-visa-nonce' } as LilacPayment;
    expect(
      (await shop.submit(buyer, { LilacPayments: [ofGiftCard!, declined] })).body,
    ).toMatchObject({ Code: 'payment-declined' });
    const placed = await place(buyer);
    await restore?.();
    expect([await row(placed), await balance(number)]).toMatchObject([
      { state: 'authorising', attempt: 1 },
      9000,
    ]);
    await backEnd.appApi.recover();
    expect([await row(placed), await balance(number)]).toMatchObject([
      { state: 'placed', attempt: 2 },
      10_000,
    ]);
    expect(
      await backEnd.db.query('select attempt, kept from services.run_place where order_id = $1', [
        placed.orderID,
      ]),
    ).toEqual([{ attempt: 2, kept: true }]);
  });

  it('deal gift cards anew, less what the lost ones had paid, and say so in a second mail', async () => {
    const to = `${randomUUID()}@example.com`;
    const restore = await backUp(backEnd.db);
    const sold = await place(await giftCardCart(shop, [{ email: to }]));
    await sendAll();
    const cardIn = (text: string) => ({
      number: (/^Number: ([\d ]+)$/m.exec(text)?.[1] ?? '').replaceAll(' ', ''),
      pin: /^PIN: ([2-9A-Z]+)$/m.exec(text)?.[1] ?? '',
    });
    const lost = cardIn((await mailsTo(to))[0]?.text ?? '');
    const buyer = await cart();
    const spent = await place(buyer, [
      { Type: 'GiftCard', Number: lost.number, Pin: lost.pin, Amount: 20 },
      { ...card, Amount: Math.round((buyer.total - 20) * 100) / 100 },
    ]);
    await restore();
    expect(await backEnd.appApi.recover()).toMatchObject({
      putBack: [sold, spent].map(({ orderID }) => ({ orderID, missing: [] })),
    });
    await sendAll();
    const mails = await mailsTo(to);
    expect(new Set(mails.map(({ messageID }) => messageID)).size).toBe(2);
    const dealt = mails
      .map(({ text }) => cardIn(text).number)
      .filter((number) => number !== lost.number);
    expect(dealt).toHaveLength(1);
    expect([await balance(lost.number), await balance(dealt[0] ?? '')]).toEqual([undefined, 3000]);
  });

  it('name what their ledgers cannot bear, and keep the order', async () => {
    const restore = await backUp(backEnd.db);
    const number = await giftCard(10_000);
    const buyer = await cart();
    const placed = await place(buyer, both(buyer.total, number, 10));
    await restore();
    expect((await backEnd.appApi.recover()).putBack).toEqual([
      {
        orderID: placed.orderID,
        missing: [{ kind: 'GiftCard', cents: 1000, reference: expect.any(String) as string }],
      },
    ]);
    expect(await row(placed)).toMatchObject({ state: 'placed' });
    expect((await Orders.Get('Incoming', placed.orderID, await seller())).Status).toBe('Open');
  });

  it('hold an order whose payment a shopper wrote, one whose money is let go, and one whose money is in another currency', async () => {
    const [forged, voided, foreign] = [await cart(), await cart(), await cart()];
    const restore = await backUp(backEnd.db);
    await Payments.Create(
      'Outgoing',
      forged.orderID,
      {
        ID: `${forged.orderID}-1`,
        Type: 'PurchaseOrder',
        Amount: forged.total,
        xp: { Kind: 'PurchaseOrder', Number: 'PO-1', Proof: 'x'.repeat(43) },
      },
      forged,
    );
    await Orders.Submit('Outgoing', forged.orderID, forged);
    await place(voided);
    const [held] = await backEnd.appApi.upstream.payments.findByOrder(`${voided.orderID}-1`);
    await backEnd.appApi.upstream.payments.release(held!.transactionID);
    await place(foreign);
    await backEnd.db.query(
      `update payment_transaction set doc = doc || '{"currency": "CAD"}'::jsonb where order_id = $1`,
      [`${foreign.orderID}-1`],
    );
    await restore();
    expect(await backEnd.appApi.recover()).toMatchObject({
      putBack: [],
      left: [
        { orderID: forged.orderID, why: 'unproven' },
        { orderID: voided.orderID, why: 'let-go' },
        { orderID: foreign.orderID, why: 'let-go' },
      ],
    });
    expect(leftOf(await backEnd.appApi.recover(), forged, voided, foreign)).toEqual([
      'unproven',
      'let-go',
      'let-go',
    ]);
    expect([await row(forged), await row(voided), await row(foreign)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('put back and release an order that was held before its payments could be proven', async () => {
    const restore = await backUp(backEnd.db);
    const placed = await place(await cart());
    await restore();
    const bearer = await seller();
    const proofIs = async (Proof: unknown) =>
      void (await Payments.Patch(
        'Incoming',
        placed.orderID,
        `${placed.orderID}-1`,
        { xp: { Proof } },
        bearer,
      ));
    const payment = await Payments.Get('Incoming', placed.orderID, `${placed.orderID}-1`, bearer);
    await proofIs('of a secret that is not known any more');
    const early = await backEnd.appApi.recover();
    expect([early.putBack, leftOf(early, placed)]).toEqual([[], ['unproven']]);
    const hold = async () => (await Orders.Get('Incoming', placed.orderID, bearer)).xp?.OnHold;
    expect(await hold()).toEqual({ Reason: 'NoPayment', Since: expect.any(String) });
    await proofIs(payment.xp?.Proof);
    const later = await backEnd.appApi.recover();
    expect(later.putBack).toEqual([{ orderID: placed.orderID, missing: [] }]);
    expect(leftOf(later, placed)).toEqual([undefined]);
    expect(await hold()).toMatchObject({ Released: expect.any(String) });
    expect(await row(placed)).toMatchObject({ state: 'placed' });
  });

  it('leave a paid order of paper gift cards until there are blank ones, and take it up then', async () => {
    const blank = (remaining: number) =>
      backEnd.db.query('update services.blank_gift_card set remaining = $1', [remaining]);
    await blank(0);
    const restore = await backUp(backEnd.db);
    await blank(3);
    const placed = await place(await giftCardCart(shop, [{ quantity: 2 }]));
    await restore();
    const early = await backEnd.appApi.recover();
    expect([early.putBack, leftOf(early, placed)]).toEqual([[], ['no-blank-cards']]);
    expect((await Orders.Get('Incoming', placed.orderID, await seller())).xp?.OnHold).toBe(
      undefined,
    );
    await blank(3);
    const later = await backEnd.appApi.recover();
    expect(later.putBack).toEqual([{ orderID: placed.orderID, missing: [] }]);
    expect(leftOf(later, placed)).toEqual([undefined]);
  });

  it('let go of the money of a try whose journal was lost before its order was placed', async () => {
    const buyer = await cart();
    const restore = await backUp(backEnd.db);
    backEnd.at((point) => {
      if (point === 'payment-written') throw new Error('kill -9');
    });
    await shop.submit(buyer);
    backEnd.at(() => undefined);
    const standing = async () =>
      (await backEnd.appApi.upstream.payments.findByOrder(`${buyer.orderID}-1`)).filter(
        (one) => one.standing,
      ).length;
    expect(await standing()).toBe(1);
    await restore();
    expect(await backEnd.appApi.recover()).toMatchObject({ putBack: [], mailsSent: 0, letGo: 1 });
    expect(await standing()).toBe(0);
    expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
    const payments = await Payments.List('Incoming', buyer.orderID, {}, await seller());
    expect(payments.Items.map(({ ID }) => ID)).toEqual([`${buyer.orderID}-1`]);
    expect(await standing()).toBe(1);
  });
});
