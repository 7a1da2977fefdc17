import { randomUUID } from 'node:crypto';
import { LineItems, Orders } from 'ordercloud-javascript-sdk';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';
import { now, setClock } from '@/lib/core/time/clock';
import type { Move } from '@/lib/orders/money/due-moves';
import type { LilacPayment } from '@/lib/orders/tender';
import { captureMoney, lowerMoney } from '@/services/after/money/events';
import type { MoneyPoint } from '@/services/after/money/perform-move';
import { storeOf } from '@/services/database/statements';
import type { LedgerKind } from '@/services/ledgers/account';
import type { MoneyMailPayload } from '@/services/mails/order-money';
import type { GatewayCharge } from '@/services/upstream/payments/charges';
import { startTestBackEnd, type TestBackEnd } from '@/__tests__/support/back-end';
import { makeGiftCards } from '@/__tests__/support/gift-cards';
import { openLedgerAccount } from '@/__tests__/support/ledger-accounts';
import { newCustomer } from '@/__tests__/support/new-customer';
import { seller, shopping, type Shopper } from '@/__tests__/support/shopping';
import type { TestEngine } from '@/__tests__/support/databases';

const hourMs = 60 * 60_000;
/** How long an order that somebody took is theirs. With no time at all, two that settle at once take it from each other without end. */
const staleAfterMs = hourMs;
/** Hours after which a capture is settled at any time of any day: the gateway does so at two in the night after, and a day of autumn has an hour more. */
export const untilSettled = 27;
/** A tender of one card, by its nonce. */
export const card = (Nonce = 'fake-valid-nonce'): LilacPayment => ({ Type: 'CreditCard', Nonce });

/** The money desk of a back end in process: what happens to orders, and what the books and the gateway say of them. */
export function moneyDesk(engine: TestEngine) {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked(), { staleAfterMs });
    // As a start of the services does: cancellations from before the first comparison are none of theirs.
    await backEnd.appApi.comparison.compare();
    await makeGiftCards();
  }, 180_000);
  afterEach(() => {
    setClock(null);
    backEnd.atMoney(() => undefined);
  });
  afterAll(() => backEnd.close());

  const store = () => storeOf(backEnd.db);
  const settle = () => backEnd.appApi.settler.settle();
  const later = (hours: number) => setClock(new Date(now().getTime() + hours * hourMs));
  /** Noon in Chicago some days on: hours away from the night in which the gateway settles. */
  const noonIn = (days: number) =>
    setClock(chicagoInstant(addChicagoDays(chicagoDate(now()), days), '12:00'));
  const owe = (orderID: string, cents: number, name: string = randomUUID()) =>
    store().transact(() => lowerMoney(orderID, { name, cents, staff: 'desk' }, now()));
  const charge = (orderID: string, name: string = randomUUID()) =>
    store().transact(() => captureMoney(orderID, { name, staff: 'desk' }, now()));
  const cancel = async (orderID: string) =>
    Orders.Cancel('Incoming', orderID, await seller()).then(() =>
      backEnd.appApi.comparison.compare(),
    );

  /** The charges of an order at the gateway, of its first tender unless said. */
  const chargesOf = (orderID: string, place = 1): Promise<GatewayCharge[]> =>
    backEnd.appApi.upstream.charges.findNamed(
      place === 1 ? `${orderID}-1` : `${orderID}-1-${place}`,
    );
  const shown = async (orderID: string, place = 1) =>
    (await chargesOf(orderID, place)).map(({ state, cents, refunds }) => [
      state,
      cents,
      ...refunds.map((refund) => refund.cents),
    ]);
  const shownStates = async (orderID: string) =>
    (await chargesOf(orderID)).map(({ state }) => state);
  const moves = async (orderID: string) =>
    (
      await backEnd.db.query<{ kind: string; step: string; cents: number }>(
        'select kind, step, cents from services.money_move where order_id = $1 order by id',
        [orderID],
      )
    ).map(({ kind, step, cents }) => `${kind} ${step} ${cents}`);
  const work = async (orderID: string) => {
    const [row] = await backEnd.db.query<{ work: { why: string; cents: number }[] }>(
      'select work from services.money_desk where order_id = $1',
      [orderID],
    );
    return row?.work.map(({ why, cents }) => `${why} ${cents}`);
  };
  /** The mails about an order's money that were put into the outbox: what each is about, and each part of it. */
  const mails = async (orderID: string) =>
    (
      await backEnd.db.query<{ news: MoneyMailPayload['news'] }>(
        `select payload -> 'news' as news from services.outbox where kind = 'order-money' and payload ->> 'orderID' = $1 order by id`,
        [orderID],
      )
    ).map(({ news }) =>
      news.about === 'payment'
        ? `payment ${news.cents}`
        : [news.about, ...news.parts.map(({ cents, way }) => `${cents} ${way}`)].join(', '),
    );
  const account = (
    kind: LedgerKind,
    cents: number,
    more: { ownerID?: string; expiresOn?: string } = {},
  ) => openLedgerAccount(store(), kind, cents, more);
  const balance = async (kind: LedgerKind, number: string) =>
    (
      await backEnd.db.query<{ balance_cents: number }>(
        'select balance_cents from services.ledger_account where kind = $1 and number = $2',
        [kind, number],
      )
    )[0]?.balance_cents;

  /** A placed order paid by card, or as said; its total in cents. */
  const placed = async (
    pay: (total: number) => LilacPayment[] = () => [card()],
  ): Promise<Shopper & { cents: number }> => {
    const cart = await shop.readyCart([{ id: await shop.product() }]);
    const answer = await shop.submit(cart, { LilacPayments: pay(cart.total) });
    expect(answer.body).toMatchObject({ Status: 'Submitted' });
    return { ...cart, cents: Math.round(cart.total * 100) };
  };

  /** A placed order paid with a card the customer has saved; its total in cents. */
  const paidWithSavedCard = async () => {
    const { ID, accessToken } = await newCustomer();
    const saved = await shop.appApi<{ data: { ID: string } }>(
      { accessToken },
      'POST',
      `/creditcard/${ID}`,
      { Nonce: 'fake-valid-visa-nonce', CardholderName: 'Ada Loam' },
    );
    const { ID: orderID = '' } = await Orders.Create('Outgoing', {}, { accessToken });
    await LineItems.Create(
      'Outgoing',
      orderID,
      { ProductID: await shop.product(), Quantity: 1 },
      { accessToken },
    );
    const { body } = await shop.fulfill({ accessToken, orderID });
    const { total } = { total: body.Order.Total };
    expect(
      (
        await shop.submit(
          { accessToken, orderID, total },
          { LilacPayments: [{ Type: 'CreditCard', CreditCardID: saved.body.data.ID }] },
        )
      ).body,
    ).toMatchObject({ Status: 'Submitted' });
    return { orderID, cents: Math.round(total * 100) };
  };

  /** Time passes until what anybody took may be taken over. */
  const untilStale = () =>
    backEnd.db.query(
      'update services.money_desk set taken_at = taken_at - make_interval(secs => $1::float8) where taken_at is not null',
      [staleAfterMs / 1000],
    );
  /** Kills the process at a point of a move, without a word more, and starts another one. */
  const killedAt = async (point: MoneyPoint, kind: Move['kind']) => {
    await new Promise<void>((resolve, reject) => {
      let isDead = false;
      backEnd.atMoney((reached, move) => {
        if (isDead || (reached === point && move?.kind === kind)) {
          isDead = true;
          resolve();
          return new Promise(() => undefined);
        }
      });
      settle().then(() => reject(new Error(`No ${kind} was ${point}.`)), reject);
    });
    backEnd.atMoney(() => undefined);
    await untilStale();
    await settle();
  };

  return {
    get backEnd() {
      return backEnd;
    },
    shop,
    store,
    settle,
    later,
    noonIn,
    owe,
    charge,
    cancel,
    chargesOf,
    shown,
    shownStates,
    moves,
    work,
    mails,
    account,
    balance,
    placed,
    paidWithSavedCard,
    untilStale,
    killedAt,
  };
}
