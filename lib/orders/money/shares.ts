import type { Cents } from '@/lib/core/money';
import type { TenderMoney } from './order-money';

/** What gives back first: cards and wallets before stored value, and a purchase order, which nobody has paid yet, at the end. */
const turns: Record<TenderMoney['held'], number> = { nobody: 0, ledger: 1, gateway: 2 };

/**
 * What each tender bears of what an order costs now, by its place. The last tender gives back first, cards before stored value (decision 155): so the
 * others are filled before it. When the order costs more than was paid, the rest is nobody's.
 */
export function sharesOf(
  tenders: readonly Pick<TenderMoney, 'held' | 'place' | 'cents'>[],
  owedCents: Cents,
): Map<number, Cents> {
  const keeping = [...tenders].sort((a, b) => turns[a.held] - turns[b.held] || a.place - b.place);
  let left = Math.max(0, owedCents);
  const shares = new Map<number, Cents>();
  for (const { place, cents } of keeping) {
    const share = Math.min(cents, left);
    shares.set(place, share);
    left -= share;
  }
  return shares;
}
