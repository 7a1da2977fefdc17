import 'server-only';
import { now } from '@/lib/core/time/clock';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { newId } from '@/lib/core/ids';
import { log } from '@/lib/core/log';
import { err, ok, type Result } from '@/lib/core/result';
import { mayAttempt } from '@/lib/limits/attempts';
import { noteReplaced } from '@/lib/session/ended-visits.server';
import type { Session } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { passwordToken, revokeTokens } from '@/lib/upstream/commerce/auth';
import { getMe } from '@/lib/upstream/commerce/me';
import { isRefusedWith, isUpstreamError } from '@/lib/upstream/upstream-error';
import { asCustomerOr } from '@/lib/session/as-customer.server';
import { currentPasswordFault } from './current-password.server';

/**
 * Ends every session of the customer but this one, which goes on with tokens of its own (ruling 38): the platform revokes all of them at
 * once, so this one logs in anew by its password. `sessions-not-ended` when the platform does not revoke, or nobody can say whether it has.
 * `session-expired` when it revokes but does not log in anew: then this one has ended with the others.
 */
export async function endOtherSessions(
  shopper: Shopper,
  session: Session,
  username: string,
  password: string,
): Promise<Result<null, Problem>> {
  await noteReplaced(session);
  try {
    await revokeTokens(session.accessToken);
  } catch (error) {
    const notEnded = failed(error, 'revoke', problem('sessions-not-ended'));
    if (!(await isRevoked(session.accessToken))) return notEnded;
  }
  try {
    const token = await passwordToken(username, password);
    shopper.set({
      ...(shopper.current() ?? session),
      sid: newId(),
      accessToken: token.accessToken,
      expiresAt: now().getTime() + token.expiresIn * 1000,
      ...(token.refreshToken ? { refreshToken: token.refreshToken } : {}),
    });
    return ok(null);
  } catch (error) {
    shopper.set(null);
    return failed(error, 'login', problem('session-expired'));
  }
}

/** The profile's "Sign out everywhere": all other devices, after the current password. Throws `UpstreamError`. */
export function signOutEverywhere(
  shopper: Shopper,
  currentPassword: string,
  address: string,
): Promise<Result<{ ended: true }, Problem>> {
  return asCustomerOr(shopper, async (session) => {
    const me = await getMe(session.accessToken);
    if (!(await mayAttempt('current-password', { address, shopper: session.userID })))
      return err(problem('rate-limited'));
    const fault = await currentPasswordFault(me.Username ?? '', currentPassword);
    if (fault) return err(fault);
    const ended = await endOtherSessions(
      shopper,
      shopper.current() ?? session,
      me.Username ?? '',
      currentPassword,
    );
    return ended.ok ? ok({ ended: true as const }) : ended;
  });
}

/** Whether a token is no longer good: the answer to its revocation may be lost though the platform has revoked it. */
async function isRevoked(accessToken: string): Promise<boolean> {
  try {
    await getMe(accessToken);
    return false;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return isRefusedWith(error, 401);
  }
}

function failed(error: unknown, operation: string, refusal: Problem): Result<null, Problem> {
  if (!isUpstreamError(error)) throw error;
  log('error', 'other sessions not ended', {
    upstream: 'commerce',
    operation,
    outcome: error.kind,
  });
  return err(refusal);
}
