import 'server-only';
import type { MeUser } from 'ordercloud-javascript-sdk';
import type { z } from 'zod';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import type { Session } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { passwordToken } from '@/lib/upstream/commerce/auth';
import { getMe, patchMe } from '@/lib/upstream/commerce/me';
import { changePassword } from '@/lib/upstream/commerce/passwords';
import { isRefusedWith, isUpstreamError } from '@/lib/upstream/upstream-error';
import type { profileChange } from './account-schema';
import { asCustomer, asCustomerOr } from './as-customer.server';
import { mayTry } from './log-in-guard.server';

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
 * Changes one field of the profile (001 §2). E-mail and password ask for the current password first; the e-mail is the username too, so
 * it follows. Only the named fields are written. Throws `UpstreamError`.
 */
export function changeProfile(shopper: Shopper, change: z.output<typeof profileChange>, address: string): Promise<Result<Profile, Problem>> {
  return asCustomerOr(shopper, async (session) => {
    const before = await getMe(session.accessToken);
    if ('currentPassword' in change) {
      if (!mayTry('log-in', { email: before.Username ?? '', address })) return err(problem('rate-limited'));
      if (!(await isPassword(before, change.currentPassword))) return err(problem('password-wrong', { field: 'currentPassword' }));
    }
    const changed = await write(session, before, change);
    if (changed.ok && change.field === 'name') shopper.set({ ...(shopper.current() ?? session), firstName: change.firstName, lastName: change.lastName });
    return changed;
  });
}

async function write({ accessToken }: Session, before: MeUser, change: z.output<typeof profileChange>): Promise<Result<Profile, Problem>> {
  switch (change.field) {
    case 'name': return ok(toProfile(await patchMe(accessToken, { FirstName: change.firstName, LastName: change.lastName })));
    case 'phone': return ok(toProfile(await patchMe(accessToken, { Phone: change.phone })));
    case 'password':
      await changePassword(accessToken, change.password);
      return ok(toProfile(before));
    case 'email':
      try {
        return ok(toProfile(await patchMe(accessToken, { Email: change.email, Username: change.email })));
      } catch (error) {
        if (isRefusedWith(error, 409)) return err(problem('email-taken', { field: 'email' }));
        throw error;
      }
  }
}

async function isPassword(user: MeUser, password: string): Promise<boolean> {
  try {
    await passwordToken(user.Username ?? '', password);
    return true;
  } catch (error) {
    if (isUpstreamError(error) && error.kind === 'refused') return error.code === 'Auth.InsecurePassword';
    throw error;
  }
}

function toProfile({ FirstName, LastName, Email, Phone }: MeUser): Profile {
  return { firstName: FirstName ?? '', lastName: LastName ?? '', email: Email ?? '', phone: Phone ?? '' };
}
