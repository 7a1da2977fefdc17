import { pushToDataLayer } from '@/components/analytics/data-layer';
import { cartStore } from '@/components/session/cart-store';
import { tellOtherTabs } from '@/components/session/sign-out';
import { visitorStore } from '@/components/session/visitor-store';
import type { Result } from '@/lib/core/result';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import type { SessionView } from '@/lib/session/session';

/** Logs in or registers, and tells greeting, cart, the other tabs and the data layer (GA4 `login`, `sign_up`) when somebody is signed in. */
export async function enter(
  path: '/api/session/log-in' | '/api/session/register',
  form: object,
): Promise<Result<SessionView, ShopProblem>> {
  const answer = await shopFetch<SessionView>('POST', path, form);
  if (!answer.ok) return answer;
  visitorStore.accept(answer.value);
  cartStore.changed(answer.value.cartCount);
  tellOtherTabs('signed-in');
  const event = path === '/api/session/register' ? 'sign_up' : 'login';
  pushToDataLayer({ event, method: 'email' });
  return answer;
}
