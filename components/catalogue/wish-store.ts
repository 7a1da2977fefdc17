import { visitorStore } from '@/components/session/visitor-store';
import type { Result } from '@/lib/core/result';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';

/** What the wish list's handlers answer. */
interface WishListAnswer {
  productCodes: string[];
}

const path = '/api/account/wish-list';
const pendingKey = 'lilac-wish-pending';
const none: readonly string[] = [];
let codes = none;
let following = false;
let customer = false;
let newest = 0;
const listeners = new Set<() => void>();

/** The wish list of a signed-in customer, for hearts: asked for once somebody is signed in, empty for everyone else. */
export const wishStore = {
  subscribe(listener: () => void): () => void {
    follow();
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly string[] => codes,
  getOnServer: (): readonly string[] => none,
};

/**
 * Adds a product or takes it off. The heart turns at once; a refusal turns it back, and no other. Of changes under way together only the newest
 * one's answer is taken over, which knows of all. `login-required` means nobody is signed in.
 */
export async function setWish(
  productCode: string,
  wished: boolean,
): Promise<Result<WishListAnswer, ShopProblem>> {
  newest += 1;
  const mine = newest;
  const turn = (on: boolean) =>
    accept([...codes.filter((code) => code !== productCode), ...(on ? [productCode] : [])]);
  turn(wished);
  const answer = wished
    ? await shopFetch<WishListAnswer>('POST', path, { productCode })
    : await shopFetch<WishListAnswer>('DELETE', `${path}/${productCode}`);
  if (!answer.ok) turn(!wished);
  else if (mine === newest) accept(answer.value.productCodes);
  return answer;
}

/** Remembers a product whose heart was pressed before logging in; it is added as soon as somebody is. */
export function addAfterLogIn(productCode: string): void {
  keepPending(productCode);
}

function follow(): void {
  if (following) return;
  following = true;
  visitorStore.subscribe(onVisitor);
  onVisitor();
}

function onVisitor(): void {
  const signedIn = visitorStore.get()?.kind === 'customer';
  if (signedIn === customer) return;
  customer = signedIn;
  if (signedIn) void catchUp();
  else accept(none);
}

async function catchUp(): Promise<void> {
  const pending = pendingCode();
  keepPending(null);
  if (pending && (await setWish(pending, true)).ok) return;
  const answer = await shopFetch<WishListAnswer>('GET', path);
  if (answer.ok) accept(answer.value.productCodes);
}

function accept(list: readonly string[]): void {
  codes = list;
  listeners.forEach((listener) => listener());
}

function pendingCode(): string | null {
  try {
    return sessionStorage.getItem(pendingKey);
  } catch {
    return null;
  }
}

function keepPending(productCode: string | null): void {
  try {
    if (productCode === null) sessionStorage.removeItem(pendingKey);
    else sessionStorage.setItem(pendingKey, productCode);
  } catch {
    // Storage is full or forbidden: the heart has to be pressed again after logging in.
  }
}
