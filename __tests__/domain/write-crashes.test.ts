/** @jest-environment node */
import { Configuration, LineItems, Orders } from 'ordercloud-javascript-sdk';
import { toDollars } from '@/lib/core/money';
import type { CalculatedOrder, SubmitAnswer } from '@/lib/orders/calculated-order';
import type { LilacPayment } from '@/lib/orders/tender';
import { readBooks } from '@/scripts/prove/books';
import { control } from '@/scripts/prove/control';
import { giftCardBalance, proofGiftCards } from '@/scripts/prove/gift-cards';
import { killPoints, type KillPoint } from '@/scripts/prove/kills/points';
import { crashRounds } from '@/scripts/prove/writes/crash-rounds';
import { makeProduct, makeVisitor, sellerToken } from '@/scripts/prove/shop-keeper';
import { killableBackEnd } from '../support/killable';
import { firstDay, localDelivery, submitRequest } from '../support/shopping';

type Victim = Awaited<ReturnType<typeof killableBackEnd>>;

describe('kill -9 of the back end', () => {
  let victim: Victim;
  beforeAll(async () => {
    victim = await killableBackEnd();
  }, 180_000);
  afterAll(() => victim.remove());

  const startAgain = async (settings?: Record<string, string>) => {
    await victim.kill();
    await victim.start(settings);
  };

  // Six starts of a process: under a minute on two quiet cores, two minutes and more on busy ones.
  it('at random moments under a load of writes, five times: nothing acknowledged is lost, nothing half-written is seen, the books agree', async () => {
    const lines: string[] = [];
    const result = await crashRounds({
      victim,
      rounds: 5,
      settleEvery: 5,
      settleWithinMs: 90_000,
      report: (line) => lines.push(line),
      fulfillment: async () => ({
        DeliveryMethod: 'LocalDelivery',
        RequestedDeliveryDate: firstDay('LocalDelivery'),
      }),
    });
    expect({ faults: result.faults, lines }).toEqual({ faults: [], lines });
    // Rounds 1, 3 and 5 are killed after an order of theirs was answered as placed.
    expect([
      result.lines > 0,
      result.addresses > 0,
      result.answeredPlaced >= 3,
      result.placed >= result.answeredPlaced,
    ]).toEqual([true, true, true, true]);
  }, 480_000);

  it('while submits with four tenders each stand at the seven points: each ends as its point says, nothing doubled or left held', async () => {
    const { platformUrl } = victim;
    Configuration.Set({ baseApiUrl: `${platformUrl}/commerce` });
    await startAgain(untouched);
    const { accessToken } = await sellerToken();
    const productID = await makeProduct({ stock });
    const before = await balances(platformUrl, accessToken);
    const ended: {
      point: KillPoint;
      stood: boolean;
      told: string;
      submitted: boolean;
      standing: number;
    }[] = [];
    const left = () =>
      killPoints.filter((point) => !ended.some((one) => one.stood && one.point === point));
    // On a busy machine the first may be given up before the last stands: those come again in the next round.
    while (left().length > 0) {
      if (ended.length > 0) await startAgain(untouched);
      const orders = await Promise.all(
        left().map((point) => standAt(platformUrl, productID, point)),
      );
      await Promise.all(orders.map(({ submit }) => submit()));
      const cut = await Promise.all(
        orders.map(async ({ standing, ...order }) => ({ ...order, stood: (await standing()) > 0 })),
      );
      await startAgain();
      for (const { point, stood, shopper } of cut) {
        const told = await endOf(platformUrl, shopper);
        const { order, standing } = await readBooks(platformUrl, shopper.orderID, productID);
        ended.push({ point, stood, told, submitted: order.IsSubmitted === true, standing });
      }
    }
    expect(ended).toEqual(
      ended.map(({ point, stood, submitted }) =>
        (stood ? point.end === 'placed' : submitted)
          ? { point, stood, told: 'Submitted', submitted: true, standing: 2 }
          : { point, stood, told: 'Refused', submitted: false, standing: 0 },
      ),
    );
    const placed = ended.filter(({ submitted }) => submitted).length;
    expect(await balances(platformUrl, accessToken)).toEqual(
      before.map((cents) => cents - placed * giftCents),
    );
    expect((await readBooks(platformUrl, 'none', productID, false)).stock).toBe(stock - placed);
  }, 480_000);
});

const stock = 100;
/** Nobody takes a standing submit over before the kill. */
const untouched = { STALE_AFTER_MS: '600000' };
const [giftCents, cardCents] = [50, 1000];

function balances(platformUrl: string, accessToken: string): Promise<number[]> {
  return Promise.all(proofGiftCards.map((card) => giftCardBalance(platformUrl, accessToken, card)));
}

/** An order ready to be paid; `submit` sends it off and waits until it stands at its point. */
async function standAt(platformUrl: string, productID: string, point: KillPoint) {
  const shopper = await makeVisitor();
  await Orders.Create('Outgoing', {}, shopper);
  await LineItems.Create(
    'Outgoing',
    shopper.orderID,
    { ProductID: productID, Quantity: 1 },
    shopper,
  );
  const {
    Order: { Total: total },
  } = await appApi<CalculatedOrder>(
    platformUrl,
    shopper.accessToken,
    'PUT',
    `/order/${shopper.orderID}/lineitems`,
    localDelivery(),
  );
  const name = `kill-${killPoints.indexOf(point)}`;
  const { hold, reached, standing } = control(platformUrl);
  await hold(name, { at: point.at, match: point.match(shopper.orderID) });
  const rest = Math.round(total * 100) - giftCents * proofGiftCards.length - cardCents;
  const LilacPayments: LilacPayment[] = [
    ...proofGiftCards.map(({ number, pin }) => ({
      Type: 'GiftCard' as const,
      Number: number,
      Pin: pin,
      Amount: toDollars(giftCents),
    })),
    { Type: 'CreditCard', Nonce: 'fake-valid-nonce', Amount: toDollars(cardCents) },
    { Type: 'Venmo', Nonce: 'fake-venmo-account-nonce', Amount: toDollars(rest) },
  ];
  const submit = async () => {
    void appApi(
      platformUrl,
      shopper.accessToken,
      'POST',
      '/submitorder',
      submitRequest({ ...shopper, total }, { LilacPayments }),
    ).catch(() => undefined);
    await reached(name);
  };
  return { point, shopper, submit, standing: () => standing(name) };
}

async function endOf(
  platformUrl: string,
  { accessToken, orderID }: { accessToken: string; orderID: string },
): Promise<string> {
  for (;;) {
    const { Status } = await appApi<SubmitAnswer>(
      platformUrl,
      accessToken,
      'GET',
      `/order/${orderID}/submission`,
    );
    if (Status !== 'Pending') return Status;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
}

async function appApi<T>(
  platformUrl: string,
  accessToken: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  return (await (
    await fetch(`${platformUrl}/app-api/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  ).json()) as T;
}
