import { Picture } from '@/components/ui/picture';
import { TotalLines } from '@/components/cart/total-lines';
import type { Cart } from '@/lib/cart/cart';
import { recipientName } from '@/lib/cart/recipients';
import { workshopTexts } from '@/lib/orders/workshop-texts';
import { formatCents } from '@/lib/core/money';

/** The order beside the steps: lines, every charge, and the total always in view. */
export function OrderAside({ cart, confirmed }: { cart: Cart; confirmed: boolean }) {
  const several = cart.shipments.length > 1;
  const lines = cart.shipments.flatMap(({ lines: own, recipient, workshop }) =>
    own.map((line) => ({ line, recipient, workshop })),
  );
  return (
    <aside
      aria-labelledby="your-order"
      className="rounded-panel border border-line bg-card p-5 sm:p-6 lg:sticky lg:top-6"
    >
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="your-order" className="text-h3">
          Your order
        </h2>
        <a href="/cart" className="text-link inline-flex min-h-8 items-center text-sm">
          Edit cart
        </a>
      </div>
      <ul className="mb-5 flex max-h-[38vh] flex-col gap-4 overflow-y-auto border-b border-line pb-5">
        {lines.map(({ line, recipient, workshop }) => (
          <li key={line.id} className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-3">
            <span className="aspect-square overflow-clip rounded-pane bg-mist">
              {line.picture && <Picture picture={line.picture} sizes="56px" />}
            </span>
            <span className="min-w-0 text-sm leading-snug">
              <span className="block font-strong">
                {line.title}
                {workshop
                  ? `, ${workshopTexts.seats(line.quantity)}`
                  : line.quantity > 1 && `, ${line.quantity}`}
              </span>
              <span className="block text-ink-2">
                {[
                  line.options,
                  workshop?.store,
                  several && recipient ? `for ${recipientName(recipient)}` : '',
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <span className="nums text-sm font-strong">{formatCents(line.total)}</span>
          </li>
        ))}
      </ul>
      <TotalLines cart={cart} confirmed={confirmed} />
    </aside>
  );
}
