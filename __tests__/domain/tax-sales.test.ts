/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { log } from '@/lib/core/log';
import { toCents } from '@/lib/core/money';
import { processWide } from '@/lib/core/process/process-wide';
import { now, setClock } from '@/lib/core/time/clock';
import { runPrivacy } from '@/scripts/privacy/run';
import { cancelInBooks, lowerMoney } from '@/services/after/money/events';
import { storeOf } from '@/services/database/statements';
import type * as Avatax from '@/services/upstream/avatax';
import { revive } from '@/services/outbox/operations';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { openStockedOnServer } from '../support/databases';
import { giftCardCart, makeGiftCards } from '../support/gift-cards';
import { shopping, type Shopper } from '../support/shopping';

jest.mock('@/lib/core/log', () => ({ log: jest.fn() }));
const mockBefore = { call: (_call: { operation: string }): Promise<void> => Promise.resolve() };
jest.mock('@/services/upstream/avatax', () => {
  const actual = jest.requireActual<typeof Avatax>('@/services/upstream/avatax');
  const callAvatax: typeof Avatax.callAvatax = async (env, call) => {
    await mockBefore.call(call);
    return actual.callAvatax(env, call);
  };
  return { ...actual, callAvatax };
});

/** What the tax vendor is told of placed orders (decision 171). */
describe('the sale of a placed order', () => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(
      await openStockedOnServer(),
      {},
      { variables: { TAX: 'avatax', AVATAX_COMPANY_CODE: 'LILAC/LOAM +1' } },
    );
    await makeGiftCards();
  }, 120_000);
  beforeEach(() => jest.mocked(log).mockClear());
  /** The vendor is there again, and nobody remembers that it was not. */
  const comeBack = () => {
    backEnd.breakDown();
    for (const name of ['upstream-breakers', 'upstream-policies'])
      processWide(name, () => new Map<string, unknown>()).clear();
  };
  afterEach(() => {
    comeBack();
    setClock(null);
    mockBefore.call = () => Promise.resolve();
  });
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });

  const store = () => storeOf(backEnd.db);
  const place = async (cart: Shopper & { total: number }) => {
    const { body } = await shop.submit(cart);
    if (body.Status !== 'Submitted') throw new Error(JSON.stringify(body));
    const { body: order } = await shop.calculate(cart);
    return { ...cart, tax: order.Order.TaxCost };
  };
  const buy = async (price = 80) =>
    place(await shop.readyCart([{ id: await shop.product({ price }) }]));
  /** Sends what is due, and what has failed before as if its time had come. */
  const send = async () => {
    await backEnd.db.query(
      `update services.outbox set due_at = clock_timestamp() where kind like 'tax-%' and sent_at is null`,
    );
    let sent = 0;
    for (let more = 1; more > 0; sent += more) more = await backEnd.appApi.sender.sendDue();
    return sent;
  };
  const numberOf = async (orderID: string) => {
    const [row] = await backEnd.db.query<{ number: string }>(
      `select calculated #>> '{Order,xp,OrderNumber}' as number from services.submission where order_id = $1`,
      [orderID],
    );
    return row?.number ?? '';
  };
  const recordedOf = async (orderID: string) => {
    const number = await numberOf(orderID);
    expect(number).toMatch(/^LL-/);
    return backEnd.tax.transactions().filter(({ code }) => code.startsWith(number));
  };
  /** What the vendor has of an order that still counts, tax included, in cents. */
  const standing = async (orderID: string) =>
    (await recordedOf(orderID))
      .filter(({ status }) => status === 'Committed')
      .reduce((all, { totalAmount, totalTax }) => all + toCents(totalAmount + totalTax), 0);
  const waiting = (orderID: string) =>
    backEnd.db.query<{ kind: string; last_error: string | null }>(
      `select kind, last_error from services.outbox where payload ->> 'orderID' = $1 and kind like 'tax-%' and sent_at is null`,
      [orderID],
    );
  const lower = (orderID: string, cents: number, name: string = randomUUID()) =>
    store().transact(() => lowerMoney(orderID, { name, cents, staff: 'desk' }, now()));
  const cancel = (orderID: string) => store().transact(() => cancelInBooks(orderID, now()));

  it('is void when the order was cancelled before it was written down as placed', async () => {
    backEnd.at(async (point) => {
      if (point !== 'verified') return;
      const [row] = await backEnd.db.query<{ order_id: string }>(
        `select order_id from services.submission where state = 'verifying'`,
      );
      await store().transact(() => cancelInBooks(row?.order_id ?? '', now()));
    });
    const { orderID } = await buy();
    backEnd.at(() => undefined);
    // The vendor may hear of the end before it has heard of the sale.
    for (let tries = 0; tries < 2; tries += 1) await send();
    expect(await recordedOf(orderID)).toMatchObject([{ status: 'Cancelled' }]);
  });

  it('is one committed transaction with the tax that was charged', async () => {
    const { orderID, total, tax } = await buy();
    await send();
    await send();
    const recorded = await recordedOf(orderID);
    expect(recorded).toHaveLength(1);
    expect(recorded[0]).toMatchObject({
      code: await numberOf(orderID),
      type: 'SalesInvoice',
      status: 'Committed',
      totalTax: tax,
    });
    expect(tax).toBeGreaterThan(0);
    expect(toCents(recorded[0]!.totalAmount + recorded[0]!.totalTax)).toBe(toCents(total));
    expect(recorded[0]!.lines[0]).toMatchObject({
      addresses: { shipTo: { postalCode: '55408', region: 'MN' } },
    });
  });

  it('of gift cards has no tax', async () => {
    const { orderID } = await place(await giftCardCart(shop, [{ amount: 5000 }]));
    await send();
    const [sale] = await recordedOf(orderID);
    expect(sale).toMatchObject({ totalTax: 0 });
    expect(sale?.lines.map(({ itemCode }) => itemCode)).toContain('GIFT-CARDS');
  });

  it('waits while the vendor is down, and is recorded once when it is back', async () => {
    backEnd.breakDown('/tax');
    const { orderID, tax } = await buy();
    await send();
    expect(await recordedOf(orderID)).toEqual([]);
    expect(await waiting(orderID)).toEqual([
      { kind: 'tax-sale', last_error: expect.stringContaining('unavailable 503') as string },
    ]);
    comeBack();
    await send();
    expect((await recordedOf(orderID)).map(({ totalTax }) => totalTax)).toEqual([tax]);
    expect(await waiting(orderID)).toEqual([]);
  });

  it('is recorded once when the answer was lost', async () => {
    const { orderID } = await buy();
    backEnd.loseAnswer({ system: 'tax' });
    await send();
    await send();
    expect(await recordedOf(orderID)).toHaveLength(1);
    expect(await waiting(orderID)).toEqual([]);
    expect(jest.mocked(log).mock.calls.filter(([level]) => level === 'error')).toEqual([]);
  });

  it.each([
    ['of another tax', () => buy()],
    ['of the same tax', async () => place(await giftCardCart(shop, [{ amount: 5000 }]))],
  ])('under a code that is somebody else’s, %s, is named in the log', async (_, order) => {
    const { orderID } = await order();
    const code = await numberOf(orderID);
    await fetch(`${backEnd.env.AVATAX_URL}/api/v2/transactions/create`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${backEnd.env.AVATAX_ACCOUNT_ID}:${backEnd.env.AVATAX_LICENSE_KEY}`).toString('base64')}`,
      },
      body: JSON.stringify({
        code,
        type: 'SalesInvoice',
        companyCode: backEnd.env.AVATAX_COMPANY_CODE,
        date: '2026-11-20',
        customerCode: 'x',
        commit: true,
        lines: [{ number: '1', amount: 1 }],
      }),
    });
    await send();
    expect(await waiting(orderID)).toEqual([]);
    expect(jest.mocked(log).mock.calls).toContainEqual([
      'error',
      'tax recorded otherwise than charged',
      expect.objectContaining({
        orderID,
        detail: expect.stringContaining(`${code}: 1 and 0, not`) as string,
      }),
    ]);
  });

  it('that was lowered has a return of each lowering, in the shares of goods and tax', async () => {
    const { orderID, total, tax } = await buy();
    await lower(orderID, toCents(total) / 2, 'once-and-again');
    await lower(orderID, toCents(total) / 2, 'once-and-again');
    await lower(orderID, 100);
    await send();
    const [sale, ...returns] = (await recordedOf(orderID)).toSorted(
      (one, other) => other.totalAmount - one.totalAmount,
    );
    expect(sale).toMatchObject({ type: 'SalesInvoice', status: 'Committed', totalTax: tax });
    expect(
      returns.map(({ type, referenceCode, totalAmount, totalTax }) => [
        type,
        referenceCode,
        toCents(totalAmount + totalTax),
      ]),
    ).toEqual([
      ['ReturnInvoice', sale?.code, -100],
      ['ReturnInvoice', sale?.code, -toCents(total) / 2],
    ]);
    expect(Math.abs(-2 * returns[1]!.totalTax - tax)).toBeLessThanOrEqual(0.011);
  });

  it('that was cancelled is void with its returns, in whatever order the vendor hears of it', async () => {
    backEnd.breakDown('/tax');
    const { orderID, total } = await buy();
    await lower(orderID, 500);
    await send();
    await cancel(orderID);
    await cancel(orderID);
    await send();
    comeBack();
    await backEnd.db.query(
      `update services.outbox set due_at = clock_timestamp() + interval '1 hour' where message_id = $1`,
      [`tax-sale-${orderID}`],
    );
    await backEnd.appApi.sender.sendDue();
    expect(await recordedOf(orderID)).toEqual([]);
    for (let turn = 0; turn < 3; turn += 1) await send();
    const recorded = await recordedOf(orderID);
    expect(recorded.map(({ status }) => status)).toEqual(['Cancelled']);
    expect(toCents(recorded[0]!.totalAmount + recorded[0]!.totalTax)).toBe(toCents(total));
    expect(await waiting(orderID)).toEqual([]);
  });

  it('that was cancelled is void, though the vendor’s answer to that was lost', async () => {
    const { orderID } = await buy();
    await send();
    await cancel(orderID);
    backEnd.loseAnswer({ system: 'tax' });
    for (let turn = 0; turn < 2; turn += 1) await send();
    expect((await recordedOf(orderID)).map(({ status }) => status)).toEqual(['Cancelled']);
    expect(await waiting(orderID)).toEqual([]);
  });

  it('that was lowered before it was cancelled is void, and so is its return', async () => {
    const { orderID } = await buy();
    await lower(orderID, 500);
    await send();
    await cancel(orderID);
    await send();
    // The two go out at the same time: either may be recorded first.
    const ends = (await recordedOf(orderID)).map(({ type, status }) => `${type} ${status}`);
    expect(ends.sort()).toEqual(['ReturnInvoice Cancelled', 'SalesInvoice Cancelled']);
  });

  it('that is locked, for it was reported, is given back as a return of what is left', async () => {
    const { orderID, total, tax } = await buy();
    await lower(orderID, 500);
    await send();
    backEnd.tax.lock(await numberOf(orderID));
    await cancel(orderID);
    await send();
    const recorded = await recordedOf(orderID);
    expect(recorded.map(({ status }) => status)).toEqual(['Committed', 'Committed', 'Committed']);
    const sum = recorded.reduce(
      (all, { totalAmount, totalTax }) => all + toCents(totalAmount + totalTax),
      0,
    );
    expect(sum).toBe(0);
    // The sale and the return of the lowering go out at the same time: either may be recorded first.
    expect(recorded).toContainEqual(expect.objectContaining({ totalTax: tax }));
    expect(toCents(total)).toBeGreaterThan(500);
  });

  it('that is locked and was lowered to nothing before has no further return', async () => {
    const { orderID, total } = await buy();
    await lower(orderID, toCents(total));
    await send();
    backEnd.tax.lock(await numberOf(orderID));
    await cancel(orderID);
    await send();
    expect((await recordedOf(orderID)).map(({ type }) => type).sort()).toEqual([
      'ReturnInvoice',
      'SalesInvoice',
    ]);
    expect(await waiting(orderID)).toEqual([]);
  });

  it('that is locked is given back whole, though the vendor had not heard of a lowering yet', async () => {
    const { orderID, total } = await buy();
    await send();
    await lower(orderID, 500);
    backEnd.tax.lock(await numberOf(orderID));
    await cancel(orderID);
    for (let turn = 0; turn < 2; turn += 1) await send();
    expect(await standing(orderID)).toBe(0);
    expect(toCents(total)).toBeGreaterThan(800);

    // What is lowered after the end changes nothing of it, though the vendor is told of the end once more.
    await lower(orderID, 300);
    await backEnd.db.query('update services.outbox set sent_at = null where message_id = $1', [
      `tax-void-${orderID}`,
    ]);
    for (let turn = 0; turn < 2; turn += 1) await send();
    expect(await standing(orderID)).toBe(0);
  });

  it.each([
    ['is void with its return', false, ['ReturnInvoice Cancelled', 'SalesInvoice Cancelled']],
    [
      'and is locked is given back whole',
      true,
      ['ReturnInvoice Committed', 'ReturnInvoice Committed', 'SalesInvoice Committed'],
    ],
  ])('cancelled while a lowering is being recorded %s', async (_, isLocked, ends) => {
    const { orderID } = await buy();
    await send();
    await lower(orderID, 500);
    mockBefore.call = async ({ operation }) => {
      if (operation !== 'create') return;
      mockBefore.call = () => Promise.resolve();
      if (isLocked) backEnd.tax.lock(await numberOf(orderID));
      await cancel(orderID);
      await backEnd.appApi.sender.sendDue();
    };
    for (let turn = 0; turn < 2; turn += 1) await send();
    const recorded = await recordedOf(orderID);
    expect(recorded.map(({ type, status }) => `${type} ${status}`).sort()).toEqual(ends);
    expect(await standing(orderID)).toBe(0);
    expect(await waiting(orderID)).toEqual([]);
  });

  it('outlives the person it was made to: what the vendor was not told yet, it is told, and so is what comes after', async () => {
    const email = 'gone@example.com';
    const ofPerson = async () => {
      const cart = await shop.readyCart([{ id: await shop.product({ price: 80 }) }]);
      const Guest = { FirstName: 'Ana', LastName: 'Ruiz', Email: email };
      expect((await shop.submit(cart, { Guest })).body).toMatchObject({ Status: 'Submitted' });
      return cart.orderID;
    };
    const [canceled, lowered] = [await ofPerson(), await ofPerson()];
    await send();
    backEnd.breakDown('/tax');
    const [unsent, dead] = [await ofPerson(), await ofPerson()];
    await cancel(canceled);
    await send();
    await backEnd.db.query(
      'update services.outbox set dead_at = clock_timestamp() where message_id = $1',
      [`tax-sale-${dead}`],
    );

    setClock(new Date(Date.now() + 40 * 24 * 60 * 60_000));
    const said: string[] = [];
    const streams = {
      say: (line: string) => said.push(line),
      complain: (line: string) => said.push(line),
    };
    const code = await runPrivacy(['delete', '--email', email], backEnd.env, streams);
    setClock(null);
    expect([code, said.join()]).toEqual([0, expect.stringContaining('"deleted"')]);

    await lower(lowered, 500);
    await cancel(unsent);
    const [{ id } = { id: '' }] = await backEnd.db.query<{ id: string }>(
      'select id::text as id from services.outbox where message_id = $1',
      [`tax-sale-${dead}`],
    );
    expect(await revive(store(), id)).toBe(true);
    comeBack();
    for (let turn = 0; turn < 3; turn += 1) await send();
    const ends = async (orderID: string) =>
      (await recordedOf(orderID)).map(({ type, status }) => `${type} ${status}`).sort();
    expect({
      canceled: await ends(canceled),
      lowered: await ends(lowered),
      unsent: await ends(unsent),
      dead: await ends(dead),
    }).toEqual({
      canceled: ['SalesInvoice Cancelled'],
      lowered: ['ReturnInvoice Committed', 'SalesInvoice Committed'],
      unsent: ['SalesInvoice Cancelled'],
      dead: ['SalesInvoice Committed'],
    });
  });

  it('of a try that was refused is not recorded', async () => {
    const cart = await shop.readyCart([{ id: await shop.product({ price: 80 }) }]);
    const refused = await shop.submit({ ...cart, total: cart.total + 1 });
    expect(refused.body).toMatchObject({ Status: 'Refused' });
    expect(await waiting(cart.orderID)).toEqual([]);
  });
});

describe('with TAX=table', () => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer());
  });
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });

  it('nobody is told of a sale, of what it is lowered by, or of its end', async () => {
    const cart = await shop.readyCart([{ id: await shop.product({ price: 80 }) }]);
    expect((await shop.submit(cart)).body).toMatchObject({ Status: 'Submitted' });
    const store = storeOf(backEnd.db);
    const call = { name: 'a-lowering', cents: 100, staff: null };
    await store.transact(() => lowerMoney(cart.orderID, call, now()));
    await store.transact(() => cancelInBooks(cart.orderID, now()));
    expect(await backEnd.db.query(`select 1 from services.outbox where kind like 'tax-%'`)).toEqual(
      [],
    );
  });
});
