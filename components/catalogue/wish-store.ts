import { visitorStore } from '@/components/session/visitor-store';
import type { WishList } from '@/lib/account/wish-list.server';
import type { Result } from '@/lib/core/result';
import { createStore } from '@/components/browser/create-store';
import { retryMs, whenOver } from '@/components/browser/when-over';
import { storedText } from '@/components/browser/stored-text';
import { isLoggedOut, shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';

const path = '/api/account/wish-list';
const pending = storedText('sessionStorage', 'lilac-wish-pending');
const none: readonly string[] = [];
const store = createStore(none);
let following = false;
let customer: string | boolean = false;
let newest = 0;
/** What was pressed for this customer: a list read before does not know of it. */
const pressed = new Map<string, boolean>();

function show(codes: readonly string[], turned: Iterable<[string, boolean]>): void {
  const full = new Set(codes);
  for (const [code, on] of turned) full[on ? 'add' : 'delete'](code);
  store.set([...full]);
}

function showNone(): void {
  pressed.clear();
  store.set(none);
}

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
): Promise<Result<WishList, ShopProblem>> {
  newest += 1;
  const mine = newest;
  const turn = (on: boolean) => show(store.get(), [[productCode, on]]);
  pressed.set(productCode, wished);
  turn(wished);
  const answer = wished
    ? await shopFetch<WishList>('POST', path, { productCode })
    : await shopFetch<WishList>('DELETE', `${path}/${productCode}`);
  if (!answer.ok && isLoggedOut(answer.error)) showNone();
  else if (!answer.ok) {
    pressed.delete(productCode);
    turn(!wished);
  } else if (mine === newest) store.set(answer.value.productCodes);
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
  const visitor = visitorStore.get();
  const now = visitor?.kind === 'customer' && (visitor.userID ?? true);
  if (now === customer) return;
  if (customer) {
    newest += 1;
    showNone();
  }
  customer = now;
  if (now) void catchUp();
}

async function catchUp(): Promise<void> {
  const whose = customer;
  const productCode = pending.get();
  pending.set(null);
  if (productCode && (await setWish(productCode, true)).ok) return;
  const answer = await shopFetch<WishList>('GET', path);
  if (whose !== customer) return;
  if (answer.ok) show(answer.value.productCodes, pressed);
  else whenOver(retryMs, () => whose === customer && void catchUp());
}
