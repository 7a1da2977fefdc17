import { visitorStore } from '@/components/session/visitor-store';
import type { Result } from '@/lib/core/result';
import { createStore } from '@/components/browser/create-store';
import { storedText } from '@/components/browser/stored-text';
import { isLoggedOut, shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';

/** What the wish list's handlers answer. */
interface WishListAnswer {
  productCodes: string[];
}

const path = '/api/account/wish-list';
const pending = storedText('sessionStorage', 'lilac-wish-pending');
const none: readonly string[] = [];
const store = createStore(none);
let following = false;
let customer = false;
let newest = 0;

/** The wish list of a signed-in customer, for hearts: asked for once somebody is signed in, empty for everyone else. */
export const wishStore = {
  subscribe(listener: () => void): () => void {
    follow();
    return store.subscribe(listener);
  },
  get: store.get,
  getOnServer: store.getOnServer,
};

/**
 * Adds a product or takes it off. The heart turns at once; a refusal turns it back, and no other. Of changes under way together only the newest
 * one's answer is taken over, which knows of all. Where nobody is signed in any more no heart is full.
 */
export async function setWish(
  productCode: string,
  wished: boolean,
): Promise<Result<WishListAnswer, ShopProblem>> {
  newest += 1;
  const mine = newest;
  const turn = (on: boolean) =>
    store.set([
      ...store.get().filter((code) => code !== productCode),
      ...(on ? [productCode] : []),
    ]);
  turn(wished);
  const answer = wished
    ? await shopFetch<WishListAnswer>('POST', path, { productCode })
    : await shopFetch<WishListAnswer>('DELETE', `${path}/${productCode}`);
  if (!answer.ok && isLoggedOut(answer.error)) store.set(none);
  else if (!answer.ok) turn(!wished);
  else if (mine === newest) store.set(answer.value.productCodes);
  return answer;
}

/** Remembers a product whose heart was pressed before logging in; it is added as soon as somebody is. */
export function addAfterLogIn(productCode: string): void {
  pending.set(productCode);
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
  else store.set(none);
}

async function catchUp(): Promise<void> {
  const productCode = pending.get();
  pending.set(null);
  if (productCode && (await setWish(productCode, true)).ok) return;
  const answer = await shopFetch<WishListAnswer>('GET', path);
  if (answer.ok) store.set(answer.value.productCodes);
}
