import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { attempt, longestWait, secondsUntil, take, type Counted } from '@/lib/limits/attempts';
import { tellRefusal, type LimitRefusal, type Who } from '@/lib/limits/refusals';
import type { CaptchaGate } from './client';

/** Who pays, by all that declines are counted by: the client's address, the customer, the order, the card. */
export type Payer = Pick<Who, 'address' | 'shopper' | 'order' | 'card'>;

/** What nobody could count. */
const uncounted: Counted = { giveBack: () => Promise.resolve() };

/** The refusal of what needs a captcha. */
export const captchaAsked: Problem = problem('captcha-required', {
  field: 'captcha',
  captcha: true,
});

/**
 * Whether the gateway may be asked for money now, without counting it: first freely, after some declines with a captcha, after more of them not at
 * all for a while. `null` when it may.
 */
export async function paymentRefusal(payer: Payer, gate: CaptchaGate): Promise<Problem | null> {
  const paused = await longestWait('decline', payer).catch(() => null);
  if (paused) return refused(paused, problem('payment-paused', { retryAfter: paused.seconds }));
  const unasked = await longestWait('decline-unasked', payer).catch(() => 'unknown' as const);
  return unasked === null || (await gate.passed()) ? null : refused(unasked, captchaAsked);
}

/** One more question to the gateway, counted as a decline before its answer is known: questions at once see each other. Given back when the money is held. */
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

/** The answer of a refusal, which is told; while nobody can count, no limit refused: nobody waits, and everybody is asked for a captcha. */
function refused(refusal: LimitRefusal | 'unknown', answer: Problem): Problem {
  if (refusal !== 'unknown') tellRefusal(refusal);
  return answer;
}
