import { cartFetch } from '@/components/session/cart-fetch';
import { cartStore } from '@/components/session/cart-store';
import { shipmentOf } from '@/lib/cart/cart';
import type { Fulfillment } from '@/lib/cart/schema';
import { sameLine, type LineChoice } from '@/lib/cart/same-line';
import { wordsOf, wordsRequest } from '@/lib/cart/words';
import { cardTexts } from '@/lib/checkout/card-texts';
import { messageProblem, messageRefusals } from '@/lib/orders/line/card-lines';

const unsent =
  'It is in your cart, but the card message was not saved. You can write it again at checkout.';
const writtenBefore =
  'It is in your cart with the card message written before. You can change it at checkout.';

/** Why a card message cannot be printed, in words; `null` when it can. */
export function cardProblem(message: string): string | null {
  const wrong = messageProblem(message);
  if (wrong === 'too-long') return cardTexts.tooLong;
  return wrong && cardTexts.cannotPrint(messageRefusals(message).map(({ character }) => character));
}

/**
 * Writes a message on the card of the line that holds what was just added; returns the words when it was not taken. Units added to a line
 * that has another message keep that one: a card already written is not lost.
 */
export async function sendCard(choice: LineChoice, message: string): Promise<string | null> {
  const { cart } = cartStore.get();
  const { arrival: _day, ...anyDay } = choice;
  const line = cart && (sameLine(cart, choice) ?? sameLine(cart, anyDay));
  const shipment = cart && line && shipmentOf(cart, line.id);
  if (!shipment) return unsent;
  const before = wordsOf(shipment).message;
  if (before !== '') return before === message ? null : writtenBefore;
  const { CardMessage } = wordsRequest({ message, deliveryNote: '' });
  // A card is of whom it goes to; before anybody is named it is of what it was written for.
  const lines = shipment.recipient ? shipment.lines : [line];
  const request: Fulfillment = { LineItemIDs: lines.map(({ id }) => id), CardMessage };
  const answer = await cartFetch('PUT', '/api/cart/fulfillment', request);
  return answer.ok ? null : unsent;
}
