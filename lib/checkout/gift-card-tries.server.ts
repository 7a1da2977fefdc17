import 'server-only';
import { limits } from '@/lib/config/limits';
import { processWide } from '@/lib/core/process-wide';
import { createRateLimiter } from '@/lib/http/rate-limit';

const { perCard, perAddress } = limits.giftCardTriesPerHour;
const hourly = (tries: number) => createRateLimiter({ burst: tries, perSecond: tries / 3600 });
const cards = processWide('limit-gift-card', () => hourly(perCard));
const addresses = processWide('limit-gift-card-address', () => hourly(perAddress));

/**
 * Counts a try at a gift card's number and PIN before its outcome is known; `null` when there were too many for this card or from this
 * address. A try that found the card is given back: only guessing is slowed down.
 */
export function tryGiftCard(number: string, request: Request): { found(): void } | null {
  const at = performance.now();
  const address = request.headers.get('x-client-address') ?? 'unknown';
  if (!cards.take(number, at) || !addresses.take(address, at)) return null;
  return {
    found: () => {
      cards.giveBack(number);
      addresses.giveBack(address);
    },
  };
}
