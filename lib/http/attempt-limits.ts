import { env } from '@/lib/config/env';
import type { AttemptLimit } from '@/lib/config/attempt-limit';
import { processWide } from '@/lib/core/process-wide';
import { createRateLimiter } from './rate-limit';

/** What somebody might try very often: to guess, to find out, or to fill the books. */
export type Attempted = 'log-in' | 'register' | 'forgot' | 'reset' | 'gift-card' | 'gift-card-mail' | 'captcha';

interface Who {
  /** The client's address as the front names it. */
  address: string;
  /** What is tried: an e-mail, a card number. Without one only the address counts. */
  account?: string;
  /** Whose session it is: the user, or the order of a visitor. Counted where the limit names a shopper. */
  shopper?: string;
}

const limitOf = (kind: Attempted): AttemptLimit => {
  const { LIMIT_LOG_IN, LIMIT_REGISTER, LIMIT_RESET, LIMIT_GIFT_CARD, LIMIT_CAPTCHA } = env();
  return { 'log-in': LIMIT_LOG_IN, register: LIMIT_REGISTER, forgot: LIMIT_RESET, reset: LIMIT_RESET, 'gift-card': LIMIT_GIFT_CARD, 'gift-card-mail': LIMIT_GIFT_CARD, captcha: LIMIT_CAPTCHA }[kind];
};

const limiterOf = (kind: Attempted) => processWide(`limit-attempt-${kind}`, () => {
  const { address, account, shopper } = limitOf(kind);
  return { address: createRateLimiter(address), account: createRateLimiter(account), shopper: shopper ? createRateLimiter(shopper) : null };
});

/**
 * One more attempt, by the limits of the configuration: of this address, at this account from any address, and of this shopper, whose limit comes on
 * top: without cookies the other two hold as before. `null` when there were too many; else a way to give it back when it turns out to be no guess.
 */
export function attempt(kind: Attempted, { address, account, shopper }: Who): { giveBack(): void } | null {
  const [limiter, at] = [limiterOf(kind), performance.now()];
  const buckets = [
    { bucket: limiter.address, key: address }, { bucket: limiter.account, key: account?.trim().toLowerCase() }, { bucket: limiter.shopper, key: shopper },
  ].flatMap(({ bucket, key }) => (bucket && key !== undefined ? [{ bucket, key }] : []));
  if (!buckets.every(({ bucket, key }) => bucket.take(key, at))) return null;
  return { giveBack: () => buckets.forEach(({ bucket, key }) => bucket.giveBack(key)) };
}

/** Whether one more attempt may be made now. */
export function mayAttempt(kind: Attempted, who: Who): boolean {
  return attempt(kind, who) !== null;
}

/** The client's address of a request, as the front names it. */
export function clientAddress(request: Request): string {
  return request.headers.get('x-client-address') ?? 'unknown';
}
