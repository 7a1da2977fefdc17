import 'server-only';
import { readVisitor } from '@/lib/cart/visitor.server';
import { takeOverCart } from '@/lib/cart/change/take-over-cart.server';
import { now } from '@/lib/core/time/clock';
import { errorWords } from '@/lib/core/errors/error-words';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { newId } from '@/lib/core/ids';
import { err, type Result } from '@/lib/core/result';
import type { Session, SessionView } from '@/lib/session/session';
import { sessionFits } from '@/lib/session/session-cookie.server';
import type { Shopper } from '@/lib/session/shopper';
import { passwordToken } from '@/lib/upstream/commerce/auth';
import { getMe, patchMe } from '@/lib/upstream/commerce/me';
import type { MeUser } from 'ordercloud-javascript-sdk';
import { log } from '@/lib/core/log';
import { customerAccountAction, searchCustomer } from '@/lib/upstream/integration/client';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { isOrphaned, userXp } from '../user-xp';

/** Stamps a log-in on the user (specification B4). A failure is logged and never fails the log-in. */
async function stampLogIn(accessToken: string): Promise<void> {
  try {
    await patchMe(accessToken, { xp: { LastLoginTimeStamp: now().toISOString() } });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'log-in not stamped', { operation: 'stampLogIn', outcome: error.kind });
  }
}

/**
 * Fetches the customer number and saves it on the user (specification B4); an Orphaned customer whom the customer system does not know is made known to it
 * (ruling 2). Nobody waits for it: it never throws, a failure is logged, and the next log-in tries again.
 */
export async function keepCustomerNumber(accessToken: string, me: MeUser): Promise<void> {
  try {
    const orphaned = isOrphaned(me.xp);
    const number = await customerNumber(accessToken, me, orphaned);
    if (number === null || (!orphaned && number === userXp(me.xp).CecsCustomerNumber)) return;
    await patchMe(accessToken, {
      xp: { CecsCustomerNumber: number, OrderCloudToCecsCustomerStatus: 'Synced' },
    });
  } catch (error) {
    log('warn', 'customer not synced', {
      operation: 'keepCustomerNumber',
      detail: errorWords(error),
    });
  }
}

async function customerNumber(
  accessToken: string,
  { ID = '' }: MeUser,
  orphaned: boolean,
): Promise<string | null> {
  const customer = await searchCustomer(accessToken, ID);
  if (customer?.CecsCustomerNumber || !orphaned) return customer?.CecsCustomerNumber ?? null;
  return (await customerAccountAction(accessToken, ID)).CecsCustomerNumber;
}

/**
 * Signs a customer in by their password: a new session in a new cookie, the visitor's cart taken over, the log-in stamped, the customer number fetched
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
    stampLogIn(token.accessToken),
  ]);
  void keepCustomerNumber(token.accessToken, me);
  shopper.set({ ...session, orderID });
  await shopper.knowDevice(username);
  return readVisitor(shopper);
}
