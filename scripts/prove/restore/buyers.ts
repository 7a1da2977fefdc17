import { randomInt, randomUUID } from 'node:crypto';
import { toCents, toDollars, type Cents } from '@/lib/core/money';
import type { LilacPayment } from '@/lib/orders/tender';
import type { SubmitAnswer } from '@/lib/orders/calculated-order';
import { appApi, makeOrder, type TotalsShop } from '../totals/order-maker';
import { seededRandom } from '../totals/random';

/** An order that somebody tried to place, with what they were told. */
export interface TriedOrder {
  orderID: string;
  email: string;
  totalCents: Cents;
  /** Payments at the gateway. */
  cards: number;
  /** What a gift card was to pay, and which. */
  giftCard: { number: string; cents: Cents } | null;
  /** `none`: the call ended without an answer. */
  told: SubmitAnswer['Status'] | 'none';
}

/** Buyers who place one order after the other, each with a card, two cards, or a gift card and a card, until they are told to stop. */
export function startBuyers(
  shop: TotalsShop,
  count: number,
  giftCards: readonly string[],
): { tried: TriedOrder[]; stop(): Promise<void> } {
  const tried: TriedOrder[] = [];
  let isOver = false;
  let seed = 0;
  const buy = async () => {
    while (!isOver) {
      seed += 1;
      try {
        await placeOne(shop, seed, giftCards[seed % giftCards.length] ?? '', tried);
      } catch (error) {
        if (!isOver && !(error instanceof TypeError))
          console.log(`an order was not tried: ${String(error)}`);
      }
    }
  };
  const all = Array.from({ length: count }, buy);
  return {
    tried,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}

async function placeOne(
  shop: TotalsShop,
  seed: number,
  number: string,
  tried: TriedOrder[],
): Promise<void> {
  const { accessToken, orderID, calculated } = await makeOrder(shop, seededRandom(seed));
  const total = toCents(calculated.Order.Total);
  const part = randomInt(1, Math.min(total, 500));
  const card = (cents: Cents): LilacPayment => ({
    Type: 'CreditCard',
    Nonce: 'fake-valid-nonce',
    Amount: toDollars(cents),
  });
  const ways: LilacPayment[][] = [
    [card(total)],
    [card(part), { ...card(total - part), Nonce: 'fake-valid-mastercard-nonce' } as LilacPayment],
    [{ Type: 'GiftCard', Number: number, Amount: toDollars(part) }, card(total - part)],
  ];
  const payments = ways[seed % ways.length] ?? [];
  const order: TriedOrder = {
    orderID,
    email: `drill-${randomUUID()}@example.com`,
    totalCents: total,
    cards: payments.filter(({ Type }) => Type === 'CreditCard').length,
    giftCard:
      payments.length > 1 && payments[0]?.Type === 'GiftCard' ? { number, cents: part } : null,
    told: 'none',
  };
  tried.push(order);
  const { Status } = await appApi<SubmitAnswer>(shop, accessToken, 'POST', '/submitorder', {
    OrderID: orderID,
    OrderDirection: 'Outgoing',
    ApprovedTotal: toDollars(total),
    Guest: { FirstName: 'Ana', LastName: 'Ruiz', Email: order.email },
    LilacPayments: payments,
  });
  order.told = Status;
}
