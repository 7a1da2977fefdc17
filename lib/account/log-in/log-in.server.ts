import 'server-only';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import type { Counted } from '@/lib/limits/attempts';
import { securityEvent } from '@/lib/security/security-log';
import type { SessionView } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { isRefused } from '@/lib/upstream/upstream-error';
import { countLogIn } from './counted-log-in.server';
import {
  logInCounts,
  refuseWithoutCaptcha,
  type Attempt,
  type LogInCounts,
} from './log-in-guard.server';
import { refusedLogIn } from './refusals.server';
import { signIn } from './sign-in.server';

interface Credentials {
  email: string;
  password: string;
  captcha?: string;
  /** Whether the session outlives the browser. */
  remember?: boolean;
}

/**
 * Logs a customer in (specification B4). After more than two failures of the account it takes a captcha (ruling 11); only what passed it counts against the
 * account, and a browser on which this customer has logged in before counts for itself (decision 104). A refusal says with `captcha` that the next
 * attempt needs one; one that is not about the credentials is `upstream-unavailable` and counts as no failure. Throws `UpstreamError`.
 */
export async function logIn(
  shopper: Shopper,
  { email, password, captcha, remember = false }: Credentials,
  address: string,
): Promise<Result<SessionView, Problem>> {
  const attempt: Attempt = { email, address };
  const counts = await logInCounts(shopper, attempt);
  const taken = await counts.take();
  if (!taken) return err(problem('rate-limited'));
  const counted = await countLogIn(counts.failures);
  try {
    const passed = counted.needsCaptcha ? await passCaptcha(counts, attempt, captcha) : ok(null);
    if (!passed.ok) {
      await counted.takeBack();
      return passed;
    }
    const answer = await signIn(shopper, email, password, remember);
    await Promise.all([counted.succeeded(), taken.giveBack(), passed.value?.giveBack()]);
    return answer;
  } catch (error) {
    if (!isRefused(error)) {
      await counted.takeBack();
      throw error;
    }
    const code = refusedLogIn(error);
    const failed = code !== 'upstream-unavailable';
    if (failed)
      securityEvent(code === 'login-failed' ? 'log-in-failed' : 'log-in-refused', {
        account: email,
        reason: code,
      });
    else await counted.takeBack();
    return err(
      problem(
        code,
        (failed ? counted.nextNeedsCaptcha : counted.needsCaptcha) ? { captcha: true } : {},
      ),
    );
  }
}

/** One more attempt at the account, for what brought a good captcha. */
async function passCaptcha(
  counts: LogInCounts,
  attempt: Attempt,
  token: string | undefined,
): Promise<Result<Counted, Problem>> {
  const refusal = await refuseWithoutCaptcha(attempt, token);
  const taken = refusal ? null : await counts.takeAccount();
  return taken ? ok(taken) : err(refusal ?? problem('rate-limited'));
}
