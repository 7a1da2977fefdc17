import { setTimeout as wait } from 'node:timers/promises';
import { Orders, Payments } from 'ordercloud-javascript-sdk';
import { fromAppApi } from '@/lib/cart/from-app-api';
import { toCents, toDollars } from '@/lib/core/money';
import type { SubmitAnswer, SubmitRequest } from '@/lib/orders/calculated-order';
import { appApi, makeOrder, NotAnswered, type TotalsShop } from './order-maker';
import { seededRandom } from './random';

/**
 * Makes an order, looks at it as the shop shows it and places it with two cards: the parts shown add up to the total shown, and that is
 * what was submitted and paid, to the cent. Returns what is wrong, or `null`.
 */
export async function compareTotals(shop: TotalsShop, seed: number): Promise<string | null> {
  const random = seededRandom(seed);
  const { accessToken, orderID, calculated } = await makeOrder(shop, random);
  const { totals, shipments } = fromAppApi(calculated);
  const { total } = totals;
  const parts =
    totals.merchandise +
    totals.assembly +
    totals.placement +
    totals.delivery +
    totals.handling +
    totals.wiredService +
    totals.tax;
  const ofShipments = shipments.reduce((sum, shipment) => sum + shipment.total, 0);
  const first = random.between(1, total - 1);
  const answer = await decided(shop, accessToken, {
    OrderID: orderID,
    OrderDirection: 'Outgoing',
    ApprovedTotal: toDollars(total),
    Guest: { FirstName: 'Ana', LastName: 'Ruiz', Email: 'ana@example.com' },
    LilacPayments: [
      { Type: 'CreditCard', Nonce: 'fake-valid-nonce', Amount: toDollars(first) },
      {
        Type: 'CreditCard',
        Nonce: 'fake-valid-mastercard-nonce',
        Amount: toDollars(total - first),
      },
    ],
  });
  const [order, payments] = await Promise.all([
    Orders.Get('Outgoing', orderID, { accessToken }),
    Payments.List('Outgoing', orderID, {}, { accessToken }),
  ]);
  const placed = answer.Status === 'Submitted' && order.IsSubmitted === true;
  const seen = {
    parts,
    ofShipments,
    answered: answer.Status === 'Submitted' ? toCents(answer.Total) : 0,
    submitted: toCents(order.Total ?? 0),
    paid: payments.Items.reduce((sum, { Amount = 0 }) => sum + toCents(Amount), 0),
  };
  if (placed && Object.values(seen).every((cents) => cents === total)) return null;
  return `seed ${seed}, ${orderID}: shown ${total}, ${JSON.stringify(seen)}, ${JSON.stringify(answer)}`;
}

const decidedWithinMs = 300_000;

/**
 * Submits and follows what is pending to its end. What could not be processed on a busy machine is submitted again, as a shopper would, and a
 * call that found no system (503) is asked again; both are counted, so that nothing is passed over in silence. Throws when no end is found.
 */
async function decided(
  shop: TotalsShop,
  accessToken: string,
  request: SubmitRequest,
): Promise<SubmitAnswer> {
  const deadline = Date.now() + decidedWithinMs;
  const ask = async (method: string, path: string, body?: unknown): Promise<SubmitAnswer> => {
    for (;;) {
      try {
        return await appApi<SubmitAnswer>(shop, accessToken, method, path, body);
      } catch (error) {
        if (!(error instanceof NotAnswered)) throw error;
        if (Date.now() > deadline) throw new Error(`${request.OrderID} found no end`);
        shop.busy.unanswered += 1;
        await wait(1000);
      }
    }
  };
  for (;;) {
    let answer = await ask('POST', '/submitorder', request);
    while (answer.Status === 'Pending' && Date.now() < deadline) {
      shop.busy.pending += 1;
      await wait(1000);
      answer = await ask('GET', `/order/${request.OrderID}/submission`);
    }
    if (!(answer.Status === 'Refused' && answer.Code === 'cannot-process') || Date.now() > deadline)
      return answer;
    shop.busy.refused += 1;
  }
}
