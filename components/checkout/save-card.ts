'use client';

import { err, ok, type Result } from '@/lib/core/result';
import { postWithCaptcha, type AskCaptcha } from '@/components/browser/ask-captcha';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';

interface Card {
  id: string;
}

const path = '/api/account/cards';

/** Saves a card by its nonce ("Save this card"); its ID, by which it pays. The nonce is spent. */
export async function saveCard(
  nonce: string,
  name: string,
  ask: AskCaptcha,
): Promise<Result<string, ShopProblem>> {
  const before = await shopFetch<Card[]>('GET', path);
  if (!before.ok) return before;
  const after = await postWithCaptcha<Card[]>(path, { nonce, name }, ask);
  if (!after.ok) return after;
  const known = new Set(before.value.map(({ id }) => id));
  const saved = after.value.find(({ id }) => !known.has(id));
  return saved
    ? ok(saved.id)
    : err({ code: 'cannot-process', text: 'The card could not be saved. Please try again.' });
}
