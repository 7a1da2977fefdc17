import { env } from '@/lib/config/env';
import type { AttemptLimit } from '@/lib/config/attempt-limit';
import { processWide } from '@/lib/core/process-wide';
import { createRateLimiter } from './rate-limit';

/** What somebody might try very often: to guess, to find out, or to fill the books. */
export type Attempted = 'log-in' | 'register' | 'forgot' | 'reset' | 'gift-card' | 'captcha';

interface Who {
  /** The client's address as the front names it. */
  address: string;
  /** What is tried: an e-mail, a card number. Without one only the address counts. */
  account?: string;
}

const limitOf = (kind: Attempted): AttemptLimit => {
  const { LIMIT_LOG_IN, LIMIT_REGISTER, LIMIT_RESET, LIMIT_GIFT_CARD, LIMIT_CAPTCHA } = env();
  return { 'log-in': LIMIT_LOG_IN, register: LIMIT_REGISTER, forgot: LIMIT_RESET, reset: LIMIT_RESET, 'gift-card': LIMIT_GIFT_CARD, captcha: LIMIT_CAPTCHA }[kind];
};

const limiterOf = (kind: Attempted) => processWide(`limit-attempt-${kind}`, () => {
  const { address, account } = limitOf(kind);
  return { address: createRateLimiter(address), account: createRateLimiter(account) };
});

/**
 * One more attempt, by the limits of the configuration: of this address, and at this account from any address. Cookies do not matter.
 * `null` when there were too many; else a way to give it back when it turns out to be no guess.
 */
export function attempt(kind: Attempted, { address, account }: Who): { giveBack(): void } | null {
  const [limiter, at, key] = [limiterOf(kind), performance.now(), account?.trim().toLowerCase()];
  if (!limiter.address.take(address, at) || (key !== undefined && !limiter.account.take(key, at))) return null;
  return {
    giveBack: () => {
      limiter.address.giveBack(address);
      if (key !== undefined) limiter.account.giveBack(key);
    },
  };
}

/** Whether one more attempt may be made now. */
export function mayAttempt(kind: Attempted, who: Who): boolean {
  return attempt(kind, who) !== null;
}

/** The client's address of a request, as the front names it. */
export function clientAddress(request: Request): string {
  return request.headers.get('x-client-address') ?? 'unknown';
}
