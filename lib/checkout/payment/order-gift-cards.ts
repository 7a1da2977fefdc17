import { z } from 'zod';
import { toCents } from '@/lib/core/money';

const card = z
  .object({
    /** Place among the order's cards. */
    ID: z.string(),
    Amount: z.number(),
    PartialAccountNumber: z.string(),
    /** `null` for a paper card. */
    Email: z.string().nullable(),
    /** Chicago day of its latest mail, sent or scheduled; `null` means at once. */
    SendDate: z.string().nullable(),
    State: z.enum(['Waiting', 'Sent', 'Failed', 'Inactive', 'Active', 'Canceled']),
    /** Whether its mail may be sent again. */
    Resendable: z.boolean(),
  })
  .transform(({ ID, Amount, PartialAccountNumber, Email, SendDate, State, Resendable }) => ({
    id: ID,
    amount: toCents(Amount),
    lastFour: PartialAccountNumber,
    email: Email,
    day: SendDate,
    state: State,
    resendable: Resendable,
  }));

/** A gift card of a placed order, as its owner sees it; money in cents. */
export type OrderGiftCard = z.output<typeof card>;

export interface OrderGiftCards {
  orderID: string;
  cards: OrderGiftCard[];
}

const cardsAnswer = z.object({ data: z.object({ Cards: z.array(card) }) });
const cardAnswer = z.object({ data: card });

/** Narrows the App API's list of an order's gift cards. Throws on a wrong shape. */
export function parseGiftCards(answer: unknown): OrderGiftCard[] {
  return cardsAnswer.parse(answer).data.Cards;
}

/** Narrows the App API's answer about one gift card. Throws on a wrong shape. */
export function parseGiftCard(answer: unknown): OrderGiftCard {
  return cardAnswer.parse(answer).data;
}
