import type { Problem } from '@/lib/core/error-codes';
import type { GatewayMeans } from '../../upstream/payments/card-payments';
import type { Counted } from '@/lib/limits/attempts';
import type { AttemptLimits } from '../limits/attempt-limits';
import type { ShopperSubmit, SagaContext } from './saga-context';
import type { Refusal, Submission } from './submission';

/** A saga at work: `request` and `limits` are `null` when the row was taken over; the first step adds `means` and their counts. */
export type Work = SagaContext & {
  request: ShopperSubmit | null;
  means: Map<number, GatewayMeans>;
  limits: AttemptLimits | null;
  counted: Counted[];
};

/** One step: does what the row's state names and records the outcome. */
export type Step = (work: Work, row: Submission) => Promise<Submission>;

/** The refusal that only says that the order was not placed. */
export const cannotProcess: Refusal = { code: 'cannot-process' };

/** A problem as the journal stores it. */
export function asRefusal({ code, ids, changes, retryAfter }: Problem): Refusal {
  return {
    code,
    ...(ids ? { ids } : {}),
    ...(changes ? { changes } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}
