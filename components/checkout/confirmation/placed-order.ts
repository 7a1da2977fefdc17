import { openChannel } from '@/components/browser/open-channel';
import { storedText } from '@/components/browser/stored-text';
import { isUnanswered, shopFetch } from '@/components/browser/shop-fetch';
import { waitBeforeAsking } from './asking';
import type { SubmitOutcome } from '@/lib/checkout/submit-outcome';

/** An order that has been placed, as its confirmation is addressed. */
export interface PlacedOrder {
  userID: string;
  orderID: string;
}

// One channel for telling and hearing: a window does not hear itself.
const channel = openChannel('lilac-placed');

const pauseMs = 2000;
const placedHere = storedText('sessionStorage', 'lilac-placed-here');

const sentFromHere = storedText('sessionStorage', 'lilac-sent-here');

/** Remembers over a reload that this window has sent an order to be placed, `null` once it was refused. Returns whether it had sent this one before. */
export function noteSent(orderID: string | null): boolean {
  const before = sentFromHere.get();
  sentFromHere.set(orderID);
  return before !== null && before === orderID;
}

/** Tells the other windows of this browser that an order has been placed, and remembers that it was in this one. */
export function tellPlaced({ userID, orderID }: PlacedOrder): void {
  channel?.postMessage({ userID, orderID });
  placedHere.set(orderID);
}

/** Whether this window placed an order, also where it was loaded anew before the answer. */
export const wasPlacedHere = (orderID: string): boolean => placedHere.get() === orderID;

/** Hears of orders placed in other windows; returns what ends it. */
export function hearPlaced(listener: (order: PlacedOrder) => void): () => void {
  const hear = ({ data }: MessageEvent<PlacedOrder>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

/** Whether an order has been placed, wherever that was; `null` when it has not been, is somebody else's, or `signal` ends it. Asks until the shop answers. */
export async function askPlaced(
  orderID: string,
  signal?: AbortSignal,
): Promise<PlacedOrder | null> {
  const ask = () =>
    shopFetch<SubmitOutcome>('GET', `/api/checkout/status?order=${encodeURIComponent(orderID)}`);
  let answer = await ask();
  while (isUnanswered(answer) && !signal?.aborted) {
    await waitBeforeAsking(pauseMs);
    if (!signal?.aborted) answer = await ask();
  }
  if (!answer.ok || answer.value.state !== 'placed') return null;
  const { userID, orderID: placed } = answer.value;
  if (sentFromHere.get() === placed) placedHere.set(placed);
  return { userID, orderID: placed };
}
