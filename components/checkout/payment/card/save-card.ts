import { postWithCaptcha, type AskCaptcha } from '@/components/browser/ask-captcha';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { err, ok, type Result } from '@/lib/core/result';
import type { BillDraft } from '@/lib/orders/money/bill';

interface Card {
  id: string;
}

const path = '/api/account/cards';

/** Saves a card by its nonce ("Save this card"), with where its bill goes; its ID, by which it pays. The nonce is spent. */
export async function saveCard(
  card: { nonce: string; name: string; bill: BillDraft; deviceData?: string },
  ask: AskCaptcha,
): Promise<Result<string, ShopProblem>> {
  const before = await shopFetch<Card[]>('GET', path);
  if (!before.ok) return before;
  const after = await postWithCaptcha<Card[]>(path, card, ask);
  if (!after.ok) return after;
  const idsBefore = new Set(before.value.map(({ id }) => id));
  const saved = after.value.find(({ id }) => !idsBefore.has(id));
  return saved
    ? ok(saved.id)
    : err({ code: 'cannot-process', text: 'The card could not be saved. Please try again.' });
}
