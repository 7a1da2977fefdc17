import 'server-only';
import type { z } from 'zod';
import { problem, type ErrorCode, type Problem } from '@/lib/core/errors/error-codes';
import { err, type Result } from '@/lib/core/result';
import { longestWait, mayAttempt } from '@/lib/limits/attempts';
import { tellRefusal } from '@/lib/limits/refusals';
import type { SessionView } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { registerCustomer } from '@/lib/upstream/app-api/accounts';
import { isUpstreamError, type UpstreamError } from '@/lib/upstream/upstream-error';
import type { registerSchema } from './auth-schema';
import { inEqualTime } from '@/lib/limits/equal-time';
import { logIn } from './log-in.server';
import { signIn } from './sign-in.server';

/**
 * Makes a customer of the visitor, who ends signed in with their cart (specification B2). The App API checks captcha and password and writes what
 * the browser may not. Where its answer is lost, whether the password opens the account says whether it was made, counted like any log-in; nobody is logged in where it
 * was never asked; `registered-only` where it is made and its customer cannot be logged in. An e-mail counts only what passed the captcha (decision 104).
 * Throws `UpstreamError`.
 */
export async function register(
  shopper: Shopper,
  form: z.output<typeof registerSchema>,
  address: string,
): Promise<Result<SessionView, Problem>> {
  const { firstName, lastName, email, password, captcha } = form;
  if (!(await mayAttempt('register', { address })) || (await isUsedUp(email)))
    return err(problem('rate-limited'));
  return inEqualTime(async () => {
    if (shopper.current()?.kind === 'customer') return err(problem('register-failed'));
    const visitor = await shopper.ensure();
    try {
      await shopper.call(visitor, ({ accessToken }) =>
        registerCustomer(
          accessToken,
          { FirstName: firstName, LastName: lastName, Email: email, Password: password },
          captcha,
        ),
      );
    } catch (error) {
      if (!isUpstreamError(error)) throw error;
      if (error.kind === 'refused') {
        const refusal = problemOf(error);
        if (!beforeCaptcha.has(refusal.code)) await countAtEmail(email);
        return err(refusal);
      }
      if (error.neverArrived) throw error;
      const entered = await orNotIn(() =>
        logIn(shopper, { email, password, remember: true }, address),
      );
      if (!entered?.ok) throw error;
      return entered;
    }
    await countAtEmail(email);
    const entered = await orNotIn(() => signIn(shopper, email, password));
    return entered ?? err(problem('registered-only'));
  });
}

/** What the App API refuses before it has looked at the captcha, or for it. */
const beforeCaptcha: ReadonlySet<string> = new Set<ErrorCode>([
  'captcha-required',
  'password-insecure',
]);

const countAtEmail = (email: string) => mayAttempt('register', { account: email });

/** Whether an e-mail was tried too often, which is told as a refusal; nothing is counted. */
async function isUsedUp(email: string): Promise<boolean> {
  const wait = await longestWait('register', { account: email });
  if (wait) tellRefusal(wait);
  return wait !== null;
}

/** What came of entering an account; `null` where the commerce platform did not let in, or did not answer. */
async function orNotIn(
  enter: () => Promise<Result<SessionView, Problem>>,
): Promise<Result<SessionView, Problem> | null> {
  try {
    return await enter();
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return null;
  }
}

function problemOf(error: UpstreamError): Problem {
  if (error.status === 409) return problem('email-taken', { field: 'email' });
  const field = (error.data as { field?: unknown } | null | undefined)?.field;
  if (field === 'token') return problem('captcha-required', { field: 'captcha', captcha: true });
  return field === 'Password'
    ? problem('password-insecure', { field: 'password' })
    : problem('register-failed');
}
