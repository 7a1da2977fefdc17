import type { Scope } from '@/lib/config/attempt-limit';
import { securityEvent } from '@/lib/security/security-log';
import type { Limited } from './kinds';

/** By what somebody is counted, as they are: an address, an e-mail. */
export type Who = Partial<Record<Scope, string>>;

/** Something was refused: what, and which of its counts was used up. */
export interface LimitRefusal {
  kind: Limited;
  scope: Scope;
  who: Who;
}

/**
 * Writes a refusal into the security log, the one place where every refusal by a limit is told: `log-in-address` for its kind and what was used up. Where
 * that is an address, what it tried is left out: a flood of guesses is one line and its count, not one for every guess.
 */
export function tellRefusal({
  kind,
  scope,
  who: { account, shopper, order, card },
}: LimitRefusal): void {
  const about = scope === 'address' ? {} : { account: account ?? shopper, orderID: order, card };
  securityEvent('limit-refused', { reason: `${kind}-${scope}`, ...about });
}
