import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { wasPlacedHere, type PlacedOrder } from '@/components/checkout/placed-order';
import { checkoutTexts } from '@/lib/checkout/texts';
import { orderConfirmationPath } from '@/lib/routes/order-path';

/** Instead of a checkout whose order has been placed: where to see it. */
export function PlacedElsewhere({ order: { userID, orderID } }: { order: PlacedOrder }) {
  return (
    <div role="status">
      <EmptyState
        heading={wasPlacedHere(orderID) ? checkoutTexts.placed : checkoutTexts.placedElsewhere}
      >
        <p className="text-ink-2">{checkoutTexts.placedMore}</p>
        <a href={orderConfirmationPath(userID, orderID)} className={buttonClass()}>
          {checkoutTexts.seeOrder}
        </a>
      </EmptyState>
    </div>
  );
}
