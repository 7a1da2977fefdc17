import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { latePart } from '@/components/browser/late-part';
import { ShipmentTicket } from '@/components/cart/shipment/shipment-ticket';
import { Button } from '@/components/ui/button';
import type { Cart } from '@/lib/cart/cart';
import { formatCents, type Cents } from '@/lib/core/money';
import { ConfirmationLine } from './confirmation/confirmation-line';

const charged = 'You are charged only when the order is placed.';
const HoldNote = latePart(
  () => import('./payment/hold-note'),
  () => charged,
);

interface ReviewStepProps {
  cart: Cart;
  confirmed: boolean;
  /** The cart is being read anew, or written: it will be confirmed, or not, in a moment. */
  checking: boolean;
  /** What is being done about placing the order. */
  busy: string | undefined;
  /** What a card or wallet is held for, in cents. */
  heldCents: Cents;
  problem: React.ReactNode;
  onPlace: () => void;
}

/** A press while the cart is read anew waits, and places the order once it is known to be the one that was shown. */
function usePlace({ cart, confirmed, checking, onPlace }: ReviewStepProps) {
  const shown = `${cart.hash} ${cart.totals.total}`;
  const approved = useRef<string | null>(null);
  const [waits, setWaits] = useState(false);
  if (waits && !checking) setWaits(false);
  const place = useEffectEvent(onPlace);
  useEffect(() => {
    if (checking) return;
    const isSame = shown === approved.current;
    approved.current = null;
    if (confirmed && isSame) place();
  }, [checking, confirmed, shown]);
  const wait = () => {
    approved.current = shown;
    setWaits(true);
  };
  return { press: checking ? wait : onPlace, waits };
}

/** The last look: what goes where and when, the total, and the button that places the order. */
export function ReviewStep(props: ReviewStepProps) {
  const { cart, confirmed, checking, heldCents, problem } = props;
  const { press, waits } = usePlace(props);
  const busy = props.busy ?? (waits ? 'Checking your order' : undefined);
  return (
    <div className="flex flex-col gap-5">
      {cart.shipments.map((shipment, index) => (
        <ShipmentTicket
          key={shipment.id}
          shipment={shipment}
          number={index + 1}
          of={cart.shipments.length}
          confirmed={confirmed}
        >
          {shipment.lines.map((line) => (
            <ConfirmationLine key={line.id} line={line} seats={shipment.workshop !== null} />
          ))}
        </ShipmentTicket>
      ))}
      {problem}
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <p
          className={`nums flex flex-wrap items-baseline gap-x-3 ${confirmed ? '' : 'unconfirmed'}`}
        >
          <span className="font-strong">Total</span>{' '}
          <span className="display text-h2">{formatCents(cart.totals.total)}</span>{' '}
          {cart.totals.tax > 0 && (
            <span className="text-sm text-ink-2">with {formatCents(cart.totals.tax)} tax</span>
          )}
        </p>
        <Button
          className="max-sm:w-full"
          shut={!confirmed && !checking}
          busy={busy}
          onClick={press}
        >
          Place order
        </Button>
      </div>
      <p role="status" className="sr-only">
        {busy}
      </p>
      <p className="text-xs text-ink-2">
        {heldCents > 0 ? <HoldNote.Part cents={heldCents} cart={cart} /> : charged}
      </p>
    </div>
  );
}
