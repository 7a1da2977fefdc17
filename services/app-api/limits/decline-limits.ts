import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { attempt, secondsUntil, type Counted } from '@/lib/limits/attempts';
import type { Who } from '@/lib/limits/refusals';
import type { CaptchaGate } from './captcha-gate';

/** Who pays, by all that declines are counted by: the client's address, the customer, the order, the card. */
export type Payer = Pick<Who, 'address' | 'shopper' | 'order' | 'card'>;

/** What nobody could count. */
const uncounted: Counted = { giveBack: () => Promise.resolve() };

/** The refusal of what needs a captcha. */
export const captchaAsked: Problem = problem('captcha-required', { field: 'captcha', captcha: true });

/**
 * Whether the gateway may be asked for money now, without counting it: first freely, after some declines with a captcha, after more of them not at
 * all for a while. `null` when it may.
 */
export async function paymentRefusal(payer: Payer, gate: CaptchaGate): Promise<Problem | null> {
  const pause = await waiting('decline', payer);
  if (pause > 0) return problem('payment-paused', { retryAfter: pause });
  if ((await waiting('decline-unasked', payer)) > 0 && !(await gate.passed())) return captchaAsked;
  return null;
}

/** One more question to the gateway, counted as a decline before its answer is known: questions at once see each other. Given back when the money is held. */
export async function countPayment(payer: Payer, gate: CaptchaGate): Promise<Result<Counted, Problem>> {
  const refused = await paymentRefusal(payer, gate);
  if (refused) return err(refused);
  const counted = await attempt('decline', payer).catch(() => uncounted);
  if (!counted) return err(problem('payment-paused', { retryAfter: await waiting('decline', payer) }));
  const unasked = await attempt('decline-unasked', payer).catch(() => null);
  if (!unasked && !(await gate.passed())) {
    await counted.giveBack();
    return err(captchaAsked);
  }
  return ok({ giveBack: async () => void await Promise.all([counted.giveBack(), unasked?.giveBack()]) });
}

/** Seconds to wait, 0 for none. While nobody can count, nobody waits and everybody is asked for a captcha. */
function waiting(kind: 'decline' | 'decline-unasked', payer: Payer): Promise<number> {
  return secondsUntil(kind, payer).catch(() => (kind === 'decline' ? 0 : 1));
}
