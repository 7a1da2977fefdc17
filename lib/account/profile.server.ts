import 'server-only';
import type { MeUser } from 'ordercloud-javascript-sdk';
import type { z } from 'zod';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { mayAttempt } from '@/lib/limits/attempts';
import type { Session } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { getMe, patchMe } from '@/lib/upstream/commerce/me';
import { changePassword } from '@/lib/upstream/commerce/passwords';
import { isRefusedWith, isUnanswered, isUpstreamError } from '@/lib/upstream/upstream-error';
import { tellMailboxes } from './account-notice.server';
import type { profileChange } from './account-schema';
import { asCustomer, asCustomerOr } from '@/lib/session/as-customer.server';
import { currentPasswordFault } from './log-in/current-password.server';
import { endOtherSessions } from './log-in/other-sessions.server';
import { refusedPassword } from './log-in/refusals.server';
import { setPassword } from './log-in/set-password.server';

/** What the profile page shows. */
export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** The customer's profile. Throws `UpstreamError`. */
export function readProfile(shopper: Shopper): Promise<Result<Profile, Problem>> {
  return asCustomer(shopper, async ({ accessToken }) => toProfile(await getMe(accessToken)));
}

/**
 * Changes one field of the profile (specification B2). E-mail and password ask for the current password first; the e-mail is the username too, so
 * it follows, also where this browser is known by it; then the mailboxes are told and all other sessions end (ruling 38). Only the named fields are written. Where the answer to a new
 * e-mail is lost, the account says whether it was written. Throws `UpstreamError`.
 */
export function changeProfile(
  shopper: Shopper,
  change: Change,
  address: string,
): Promise<Result<Profile, Problem>> {
  return asCustomerOr(shopper, async (session) => {
    const before = await getMe(session.accessToken);
    if ('currentPassword' in change) {
      if (!(await mayAttempt('current-password', { address, shopper: session.userID })))
        return err(problem('rate-limited'));
      const fault = await currentPasswordFault(before.Username ?? '', change.currentPassword);
      if (fault) return err(fault);
    }
    const changed = await write(session, before, change);
    if (changed.ok && 'currentPassword' in change)
      return afterCredentials(shopper, shopper.current() ?? session, {
        before,
        after: changed.value,
        change,
      });
    if (changed.ok && change.field === 'name')
      shopper.set({
        ...(shopper.current() ?? session),
        firstName: change.firstName,
        lastName: change.lastName,
      });
    return changed;
  });
}

async function write(
  { accessToken }: Session,
  before: MeUser,
  change: Change,
): Promise<Result<Profile, Problem>> {
  switch (change.field) {
    case 'name':
      return ok(
        toProfile(
          await patchMe(accessToken, { FirstName: change.firstName, LastName: change.lastName }),
        ),
      );
    case 'phone':
      return ok(toProfile(await patchMe(accessToken, { Phone: change.phone })));
    case 'password':
      try {
        await setPassword(before.Username ?? '', change.password, () =>
          changePassword(accessToken, change.password),
        );
      } catch (error) {
        const refusal = refusedPassword(error);
        if (!refusal) throw error;
        return err({ ...refusal, field: 'password' });
      }
      return ok(toProfile(before));
    case 'email':
      try {
        return ok(
          toProfile(await patchMe(accessToken, { Email: change.email, Username: change.email })),
        );
      } catch (error) {
        if (isRefusedWith(error, 409)) return err(problem('email-taken', { field: 'email' }));
        return ok(toProfile(await userWithEmail(accessToken, change.email, error)));
      }
  }
}

/** The user where they have the new e-mail although the answer to its change was lost; throws the failure otherwise. */
async function userWithEmail(
  accessToken: string,
  email: string,
  failure: unknown,
): Promise<MeUser> {
  if (!isUnanswered(failure)) throw failure;
  const user = await getMe(accessToken).catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error;
    return null;
  });
  if (user?.Username !== email) throw failure;
  return user;
}

type Change = z.output<typeof profileChange>;

/** A new e-mail or password is written: the mailboxes are told, the other sessions end. */
async function afterCredentials(
  shopper: Shopper,
  session: Session,
  {
    before,
    after,
    change,
  }: { before: MeUser; after: Profile; change: Extract<Change, { currentPassword: string }> },
): Promise<Result<Profile, Problem>> {
  if (change.field === 'email') await shopper.knowDevice(change.email);
  const old = before.Email ?? before.Username ?? '';
  await tellMailboxes(
    change.field === 'password'
      ? { Change: 'Password', To: old }
      : { Change: 'Email', OldEmail: old, NewEmail: change.email },
    after.firstName,
  );
  const ended =
    change.field === 'password'
      ? await endOtherSessions(shopper, session, before.Username ?? '', change.password)
      : await endOtherSessions(shopper, session, change.email, change.currentPassword);
  if (ended.ok) return ok(after);
  return ended.error.code === 'session-expired' ? err(problem('session-not-renewed')) : ended;
}

function toProfile({ FirstName, LastName, Email, Phone }: MeUser): Profile {
  return {
    firstName: FirstName ?? '',
    lastName: LastName ?? '',
    email: Email ?? '',
    phone: Phone ?? '',
  };
}
