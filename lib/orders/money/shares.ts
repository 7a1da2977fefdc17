import type { Cents } from '@/lib/core/money';
import { payingCents } from './charge-money';
import type { TenderMoney } from './order-money';

/** What gives back first: cards and wallets before stored value, and a purchase order, which nobody has paid yet, at the end. */
const turns: Record<TenderMoney['held'], number> = { nobody: 0, ledger: 1, gateway: 2 };

/**
 * What each tender bears of what an order costs now, by its place. What a card or wallet lacks of its part (gone, given back by hand, charged in another
 * currency) is given back first; then the last tender, cards before stored value (decision 155). So what is there is filled before what is missing, and
 * the others before the last. When the order costs more than was paid, the rest is nobody's.
 */
export function sharesOf(tenders: readonly TenderMoney[], owedCents: Cents): Map<number, Cents> {
  const keeping = [...tenders].sort((a, b) => turns[a.held] - turns[b.held] || a.place - b.place);
  let left = Math.max(0, owedCents);
  const shares = new Map<number, Cents>();
  for (const most of [presentCents, ({ cents }: TenderMoney) => cents])
    for (const tender of keeping) {
      const borne = shares.get(tender.place) ?? 0;
      const more = Math.min(left, Math.max(0, most(tender) - borne));
      shares.set(tender.place, borne + more);
      left -= more;
    }
  return shares;
}

/** How much of a tender is there; of stored value and a purchase order always all. */
function presentCents(tender: TenderMoney): Cents {
  if (tender.held !== 'gateway') return tender.cents;
  const present = tender.charges.reduce((sum, charge) => sum + payingCents(charge), 0);
  return Math.min(tender.cents, present);
}
