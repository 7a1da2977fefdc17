import type { Cart } from '@/lib/cart/cart';
import { cartSummary } from '@/lib/cart/cart-summary';
import { formatCents } from '@/lib/core/money';

/** The total at the foot of small screens, always in view. */
export function MobileTotal({ cart, confirmed }: { cart: Cart; confirmed: boolean }) {
  const { total } = cartSummary(cart);
  return (
    <section
      aria-label="Order total"
      className="nums sticky bottom-0 z-(--z-sticky) flex items-center justify-between gap-4 border-t border-line bg-card px-(--gutter) py-3 shadow-bar lg:hidden"
    >
      <span className="text-sm">
        {total.label}, {cart.count} {cart.count === 1 ? 'item' : 'items'}
      </span>
      <strong className={`display text-name ${confirmed ? '' : 'unconfirmed'}`}>
        {formatCents(total.cents)}
      </strong>
    </section>
  );
}
