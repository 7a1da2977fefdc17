import { storedText } from '@/components/browser/stored-text';
import { whenCustomerLeaves } from './customer-leaves';

/** What a shopper has typed at checkout and not yet sent, by the part of the form. Never a card, a PIN or a nonce. */
interface OrderDrafts {
  orderID: string;
  parts: Record<string, unknown>;
}

const store = storedText('sessionStorage', 'lilac-checkout');
let keptDrafts: OrderDrafts | null = null;

/** What was typed into a part of an order's checkout, as it was kept; `undefined` for nothing. Another order's is nobody's. */
export function keptDraft(orderID: string, part: string): unknown {
  return draftsOf(orderID)?.parts[part];
}

/** Keeps what was typed, in this tab alone and over a reload; drafts of another order go. */
export function keepDraft(orderID: string, part: string, value: unknown): void {
  keptDrafts = { orderID, parts: { ...draftsOf(orderID)?.parts, [part]: value } };
  store.set(JSON.stringify(keptDrafts));
}

/** Hands the drafts of an order to the one that was made in its place. */
export function moveDrafts(from: string, to: string): void {
  for (const [part, value] of Object.entries(draftsOf(from)?.parts ?? {}))
    keepDraft(to, part, value);
}

/** Hands the drafts of a line to the one that was put back in its place: their parts end with its ID. */
export function moveLineDrafts(from: string, to: string): void {
  keptDrafts ??= stored();
  for (const [part, value] of Object.entries(keptDrafts?.parts ?? {})) {
    if (keptDrafts && part.endsWith(` ${from}`))
      keepDraft(keptDrafts.orderID, `${part.slice(0, -from.length)}${to}`, value);
  }
}

/** Forgets every draft: the order was placed, or its shopper has gone. */
export function dropDrafts(): void {
  keptDrafts = null;
  store.set(null);
}

whenCustomerLeaves(dropDrafts);

function draftsOf(orderID: string): OrderDrafts | null {
  keptDrafts ??= stored();
  return keptDrafts?.orderID === orderID ? keptDrafts : null;
}

function stored(): OrderDrafts | null {
  try {
    const kept: unknown = JSON.parse(store.get() ?? 'null');
    const { orderID, parts } = (kept ?? {}) as { orderID?: unknown; parts?: unknown };
    return typeof orderID === 'string' && typeof parts === 'object' && parts !== null
      ? { orderID, parts: parts as OrderDrafts['parts'] }
      : null;
  } catch {
    return null;
  }
}
