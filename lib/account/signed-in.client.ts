import { cartStore } from '@/lib/cart/cart-store.client';
import { tellOtherTabs } from '@/lib/cart/sign-out.client';
import { visitorStore } from '@/lib/cart/visitor-store.client';
import type { Result } from '@/lib/core/result';
import { shopFetch, type ShopProblem } from '@/lib/http/shop-fetch.client';
import type { SessionView } from '@/lib/session/session';

/** Logs in or registers, and tells greeting, cart and the other tabs when somebody is signed in. */
export async function enter(
  path: '/api/session/log-in' | '/api/session/register',
  form: object,
): Promise<Result<SessionView, ShopProblem>> {
  const answer = await shopFetch<SessionView>('POST', path, form);
  if (!answer.ok) return answer;
  visitorStore.accept(answer.value);
  cartStore.changed(answer.value.cartCount);
  tellOtherTabs('signed-in');
  return answer;
}
