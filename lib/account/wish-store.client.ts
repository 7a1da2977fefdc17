import type { Result } from '@/lib/core/result';
import { shopFetch, type ShopProblem } from '@/lib/http/shop-fetch.client';

/** Product codes on the shopper's wish list, as this browser last heard. */
export interface WishListAnswer {
  productCodes: string[];
}

const listKey = 'lilac-wish-list';
const pendingKey = 'lilac-wish-pending';
const none: readonly string[] = [];
let codes: readonly string[] | null = null;
const listeners = new Set<() => void>();

/** The wish list for hearts: what this browser last heard at once, corrected by every answer. No request is made to show it. */
export const wishStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly string[] => (codes ??= stored()),
  getOnServer: (): readonly string[] => none,
  /** Takes over a list the shop answered; an empty one when the shopper has logged out. */
  accept(list: readonly string[]): void {
    codes = [...list];
    keep(localStorage, listKey, list.length > 0 ? JSON.stringify(list) : null);
    listeners.forEach((listener) => listener());
  },
};

/** Adds a product to the wish list or takes it off; a refusal puts the heart back. `login-required` means nobody is logged in. */
export async function setWish(productCode: string, wished: boolean): Promise<Result<WishListAnswer, ShopProblem>> {
  const before = wishStore.get();
  wishStore.accept(wished ? [...before.filter((code) => code !== productCode), productCode] : before.filter((code) => code !== productCode));
  const answer = wished
    ? await shopFetch<WishListAnswer>('POST', '/api/account/wish-list', { productCode })
    : await shopFetch<WishListAnswer>('DELETE', `/api/account/wish-list/${productCode}`);
  wishStore.accept(answer.ok ? answer.value.productCodes : answer.error.code === 'login-required' ? [] : before);
  return answer;
}

/** Remembers a product whose heart was pressed before logging in. */
export function rememberWish(productCode: string | null): void {
  keep(sessionStorage, pendingKey, productCode);
}

/** Finishes the addition that asked for the log-in, once; nothing to do without one. */
export async function finishPendingWish(): Promise<void> {
  const productCode = sessionStorage.getItem(pendingKey);
  if (!productCode) return;
  rememberWish(null);
  const answer = await setWish(productCode, true);
  if (!answer.ok && answer.error.code !== 'login-required') rememberWish(productCode);
}

function stored(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(listKey) ?? '[]');
    return Array.isArray(list) ? list.filter((code): code is string => typeof code === 'string') : none;
  } catch {
    return none;
  }
}

function keep(storage: Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // Storage is full or forbidden: the heart is right until the page is left.
  }
}
