import { shopFetch } from '@/components/browser/shop-fetch';
import { cartStore } from '@/components/session/cart-store';
import type { Cart } from '@/lib/cart/cart';
import type { Fulfillment } from '@/lib/cart/schema';
import { wordsRequest } from '@/lib/cart/words';
import { cardTexts } from '@/lib/checkout/card-texts';
import { messageProblem, messageRefusals } from '@/lib/orders/card-lines';

const unsent =
  'It is in your cart, but the card message was not saved. You can write it again at checkout.';

/** Why a card message cannot be printed, in words; `null` when it can. */
export function cardProblem(message: string): string | null {
  const wrong = messageProblem(message);
  if (wrong === 'too-long') return cardTexts.tooLong;
  return wrong && cardTexts.cannotPrint(messageRefusals(message).map(({ character }) => character));
}

/** Writes a message on the card of the line that was just added; answers the words when it was not taken. */
export async function sendCard(productID: string, message: string): Promise<string | null> {
  const lines = cartStore.get().cart?.shipments.flatMap(({ lines }) => lines) ?? [];
  const line = lines.findLast((one) => one.productID === productID);
  if (!line) return unsent;
  const { CardMessage } = wordsRequest({ message, deliveryNote: '' });
  const request: Fulfillment = { LineItemIDs: [line.id], CardMessage };
  const answer = await shopFetch<Cart>('PUT', '/api/cart/fulfillment', request);
  if (answer.ok) cartStore.accept(answer.value);
  return answer.ok ? null : unsent;
}
