import { z } from 'zod';
import { toCents, type Cents } from '@/lib/core/money';

/** A gift card of a placed order, as its owner sees it. */
export interface OrderGiftCard {
  /** Place among the order's cards. */
  id: string;
  amount: Cents;
  lastFour: string;
  /** `null` for a paper card. */
  email: string | null;
  /** Chicago day of its latest mail, sent or scheduled; `null` means at once. */
  day: string | null;
  state: 'Waiting' | 'Sent' | 'Failed' | 'Inactive' | 'Active' | 'Canceled';
  /** Whether its mail may be sent again. */
  resendable: boolean;
}

export interface OrderGiftCards {
  orderID: string;
  cards: OrderGiftCard[];
}

const card = z
  .object({
    ID: z.string(),
    Amount: z.number(),
    PartialAccountNumber: z.string(),
    Email: z.string().nullable(),
    SendDate: z.string().nullable(),
    State: z.enum(['Waiting', 'Sent', 'Failed', 'Inactive', 'Active', 'Canceled']),
    Resendable: z.boolean(),
  })
  .transform(
    ({ ID, Amount, PartialAccountNumber, Email, SendDate, State, Resendable }): OrderGiftCard => ({
      id: ID,
      amount: toCents(Amount),
      lastFour: PartialAccountNumber,
      email: Email,
      day: SendDate,
      state: State,
      resendable: Resendable,
    }),
  );

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
