import 'server-only';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import type { Session } from './session';
import type { Shopper } from './shopper';

/** Runs work with a customer's own token, by the 401 rule of ruling 7; `login-required` for everyone else. Throws `UpstreamError`. */
export async function asCustomer<T>(
  shopper: Shopper,
  work: (session: Session) => Promise<T>,
): Promise<Result<T, Problem>> {
  const session = await shopper.live();
  if (session?.kind !== 'customer') return err(problem('login-required'));
  return ok(await shopper.call(session, work));
}

/** The same for work that may itself refuse. */
export async function asCustomerOr<T>(
  shopper: Shopper,
  work: (session: Session) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  const answer = await asCustomer(shopper, work);
  return answer.ok ? answer.value : answer;
}
