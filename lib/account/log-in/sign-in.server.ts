import 'server-only';
import { readVisitor } from '@/lib/cart/visitor.server';
import { takeOverCart } from '@/lib/cart/change/take-over-cart.server';
import { now } from '@/lib/core/time/clock';
import { problem, type Problem } from '@/lib/core/error-codes';
import { newId } from '@/lib/core/ids';
import { err, type Result } from '@/lib/core/result';
import type { Session, SessionView } from '@/lib/session/session';
import { sessionFits } from '@/lib/session/session-cookie.server';
import type { Shopper } from '@/lib/session/shopper';
import { passwordToken } from '@/lib/upstream/commerce/auth';
import { getMe, patchMe } from '@/lib/upstream/commerce/me';
import type { MeUser } from 'ordercloud-javascript-sdk';
import { log } from '@/lib/core/log';
import { customerAccountAction, searchCustomer } from '@/lib/upstream/integration/customers';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { isOrphaned } from '../user-xp';

/**
 * What a log-in leaves on the user (specification B4): the last-login stamp, and the customer number. Of an Orphaned customer, whatever number they
 * hold, the customer system is asked for it, and made to know who it does not know yet (ruling 2). A failure is logged and never fails the log-in: the next one tries again.
 */
export async function welcome(accessToken: string, me: MeUser): Promise<void> {
  try {
    const number = isOrphaned(me.xp) ? await customerNumber(accessToken, me) : null;
    const synced = number
      ? { CecsCustomerNumber: number, OrderCloudToCecsCustomerStatus: 'Synced' }
      : {};
    await patchMe(accessToken, { xp: { LastLoginTimeStamp: now().toISOString(), ...synced } });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'log-in not stamped', { operation: 'welcome', outcome: error.kind });
  }
}

async function customerNumber(accessToken: string, me: MeUser): Promise<string | null> {
  const known = await searchCustomer(accessToken, me.ID ?? '');
  if (known?.CecsCustomerNumber) return known.CecsCustomerNumber;
  try {
    return (await customerAccountAction(accessToken, me.ID ?? '')).CecsCustomerNumber;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'customer not synced', { operation: 'customerAccountAction', outcome: error.kind });
    return null;
  }
}

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
