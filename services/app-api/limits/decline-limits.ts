import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { attempt, longestWait, secondsUntil, take, type Counted } from '@/lib/limits/attempts';
import { tellRefusal, type LimitRefusal, type Who } from '@/lib/limits/refusals';
import type { CaptchaGate } from './client';

/** The payer, by everything that declines are counted by: the client's address, the customer, the order, the card. */
export type Payer = Pick<Who, 'address' | 'shopper' | 'order' | 'card'>;

/** The count while the store of counts is down. */
const uncounted: Counted = { giveBack: () => Promise.resolve() };

/** The refusal that asks for a captcha. */
export const captchaAsked: Problem = problem('captcha-required', {
  field: 'captcha',
  captcha: true,
});

/**
 * Why the gateway may not be asked for money now, without counting: after some declines a captcha is needed, after more it is paused for a while. `null` when
 * it may be asked.
 */
export async function paymentRefusal(payer: Payer, gate: CaptchaGate): Promise<Problem | null> {
  const paused = await longestWait('decline', payer).catch(() => null);
  if (paused) return refused(paused, problem('payment-paused', { retryAfter: paused.seconds }));
  const unasked = await longestWait('decline-unasked', payer).catch(() => 'unknown' as const);
  return unasked === null || (await gate.passed()) ? null : refused(unasked, captchaAsked);
}

/**
 * Counts one more question to the gateway as a decline before its outcome is known, so that parallel questions see each other. Given back when the money is
 * held.
 */
export async function countPayment(
  payer: Payer,
  gate: CaptchaGate,
): Promise<Result<Counted, Problem>> {
  const refusal = await paymentRefusal(payer, gate);
  if (refusal) return err(refusal);
  const counted = await attempt('decline', payer).catch(() => uncounted);
  if (!counted)
    return err(
      problem('payment-paused', {
        retryAfter: await secondsUntil('decline', payer).catch(() => 0),
      }),
    );
  const unasked = await take('decline-unasked', payer).catch(() => err('unknown' as const));
  if (!unasked.ok && !(await gate.passed())) {
    await counted.giveBack();
    return err(refused(unasked.error, captchaAsked));
  }
  return ok({
    giveBack: async () =>
      void (await Promise.all([counted.giveBack(), unasked.ok && unasked.value.giveBack()])),
  });
}

/** Logs a refusal and returns its answer. While nothing can be counted no limit has refused: nobody has to wait, and everybody is asked for a captcha. */
function refused(refusal: LimitRefusal | 'unknown', answer: Problem): Problem {
  if (refusal !== 'unknown') tellRefusal(refusal);
  return answer;
}
