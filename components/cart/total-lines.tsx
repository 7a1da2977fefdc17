import type { Cart } from '@/lib/cart/cart';
import { cartSummary, type SummaryPlace } from '@/lib/cart/cart-summary';
import { formatCents } from '@/lib/core/money';

interface TotalLinesProps {
  cart: Cart;
  confirmed: boolean;
  /** Where it stands; the cart without. */
  place?: SummaryPlace;
}

/** Every charge and the total, as far as they are known; paler until the server has confirmed them. */
export function TotalLines({ cart, confirmed, place }: TotalLinesProps) {
  const { lines, total } = cartSummary(cart, place);
  return (
    <dl
      aria-busy={!confirmed}
      className={`nums flex flex-col gap-3 text-ui transition-colors ${confirmed ? '' : 'unconfirmed'}`}
    >
      {lines.map((line) => (
        <div key={line.label} className="flex justify-between gap-[16px]">
          <dt className="text-ink-2">
            {line.label}
            {'note' in line && line.note && <span className="block text-xs">{line.note}</span>}
          </dt>
          <dd className="text-right">{'words' in line ? line.words : formatCents(line.cents)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="font-strong text-base">{total.label}</dt>
        <dd className="display text-h3">{formatCents(total.cents)}</dd>
      </div>
    </dl>
  );
}
