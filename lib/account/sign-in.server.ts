import 'server-only';
import { readVisitor } from '@/lib/cart/visitor.server';
import { takeOverCart } from '@/lib/cart/take-over-cart.server';
import { now } from '@/lib/core/clock';
import { problem, type Problem } from '@/lib/core/error-codes';
import { newId } from '@/lib/core/ids';
import { err, type Result } from '@/lib/core/result';
import type { Session, SessionView } from '@/lib/session/session';
import { sessionFits } from '@/lib/session/session-cookie.server';
import type { Shopper } from '@/lib/session/shopper';
import { passwordToken } from '@/lib/upstream/commerce/auth';
import { getMe } from '@/lib/upstream/commerce/me';
import { welcome } from './welcome.server';

/**
 * Signs a customer in by their password: a new session in a new cookie, the visitor's cart taken over, stamp and customer number saved
 * (specification A4, B4). One that is not to be remembered ends with the browser. Throws `UpstreamError`, `refused` for wrong credentials.
 */
export async function signIn(
  shopper: Shopper,
  username: string,
  password: string,
  remember = true,
): Promise<Result<SessionView, Problem>> {
  const token = await passwordToken(username, password);
  const me = await getMe(token.accessToken);
  const session: Session = {
    sid: newId(),
    kind: 'customer',
    accessToken: token.accessToken,
    ...(token.refreshToken ? { refreshToken: token.refreshToken } : {}),
    expiresAt: now().getTime() + token.expiresIn * 1000,
    userID: me.ID ?? '',
    orderID: null,
    firstName: me.FirstName ?? '',
    lastName: me.LastName ?? '',
    ...(remember ? {} : { brief: true as const }),
  };
  if (!(await sessionFits(session))) return err(problem('session-too-large'));
  const [orderID] = await Promise.all([
    takeOverCart(token.accessToken, shopper.current()),
    welcome(token.accessToken, me),
  ]);
  shopper.set({ ...session, orderID });
  await shopper.knowDevice(username);
  return readVisitor(shopper);
}
