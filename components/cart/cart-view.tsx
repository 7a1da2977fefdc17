'use client';

import { ButtonLink, Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { cartTexts } from '@/lib/cart/texts';
import { useCart } from '@/lib/cart/use-cart.client';
import { CartLineRow } from './cart-line-row';
import { CartSkeleton } from './cart-skeleton';
import { CartSummary } from './cart-summary';
import { RemovedLine } from './removed-line';
import { ShipmentTicket } from './shipment-ticket';

/** The cart in all its states: pending, failed, empty, ready. */
export function CartView() {
  const { cart, failure, retry, confirmed, notices, problem, removed, quantityOf, setQuantity, remove, undo } = useCart();
  if (!cart) return failure ? <CartFailure text={failure.message} onRetry={retry} /> : <CartSkeleton />;
  return (
    <div className="flex flex-col gap-4">
      {notices.map(({ kind, text }) => <Notice key={kind} tone="error">{text}</Notice>)}
      {removed && <RemovedLine key={removed.id} line={removed} onUndo={() => undo(removed)} />}
      {problem && !cart.shipments.some(({ lines }) => lines.some(({ id }) => id === problem.lineID)) && <Notice tone="error">{problem.text}</Notice>}
      {cart.state === 'failed' && <CartFailure text={cartTexts.notCalculated} onRetry={retry} />}
      {cart.state === 'empty' ? <EmptyCart /> : (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_380px]">
          <div className="flex flex-col gap-6">
            {cart.shipments.map((shipment, index) => (
              <ShipmentTicket
                key={shipment.id} shipment={shipment} number={index + 1} of={cart.shipments.length} confirmed={confirmed}
                action={shipment.method && <a href="/checkout" className="text-link inline-flex min-h-8 items-center">Change method or date</a>}
              >
                {shipment.lines.map((line) => (
                  <CartLineRow
                    key={line.id} line={line} quantity={quantityOf(line)} confirmed={confirmed}
                    problem={problem?.lineID === line.id ? problem.text : null}
                    onQuantity={(quantity) => setQuantity(line, quantity)} onRemove={() => remove(line)}
                  />
                ))}
              </ShipmentTicket>
            ))}
          </div>
          <CartSummary cart={cart} confirmed={confirmed} />
        </div>
      )}
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState heading={cartTexts.empty}>
      <p className="text-ink-2">Something is always in bloom.</p>
      <ButtonLink href="/c/flowers">See the flowers</ButtonLink>
    </EmptyState>
  );
}

function CartFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Notice tone="error">
      <p>{text}</p>
      <Button kind="secondary" size="small" className="mt-3" onClick={onRetry}>Try again</Button>
    </Notice>
  );
}
