import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newestCart } from '@/components/session/cart-query';
import type { Cart, CartShipment } from '@/lib/cart/cart';
import { withHeldShipment } from '@/lib/cart/held-shipment';

interface Held {
  shipment: CartShipment;
  /** What was written of it, once its form stays at something else; `null` until that is seen. */
  written: string | null;
  stays: boolean;
}

/**
 * The cart as a form of one of its shipments shows it. While that shipment is written, and as long as its form says something else than is written,
 * `hold` keeps it as it was, so that the form stays; all else is the newest. `hold(null)` lets go of it. `stay`: the write is over and the form says
 * something else; then it is let go of as soon as something else is written of it. `back`: nothing of it was written, and it is held no longer than before.
 */
export function useHeldShipment(newest: Cart): {
  cart: Cart;
  hold: (shipment: CartShipment | null) => void;
  stay: () => void;
  back: () => void;
} {
  const client = useQueryClient();
  const [held, setHeld] = useState<Held | null>(null);
  if (held?.stays) {
    const written = writtenOf(newestCart(client, newest), held.shipment);
    if (held.written === null) setHeld({ ...held, written });
    else if (held.written !== written) setHeld(null);
  }
  return {
    cart: held ? withHeldShipment(newest, held.shipment) : newest,
    hold: (shipment) =>
      setHeld((now) => shipment && { shipment, written: now?.written ?? null, stays: false }),
    stay: () => setHeld((now) => now && { ...now, written: null, stays: true }),
    back: () => setHeld((now) => (now?.written ? { ...now, stays: true } : null)),
  };
}

/** Where, when and how the lines of a shipment go, as the cart says it. */
function writtenOf({ shipments }: Cart, { lines }: CartShipment): string {
  const ids = new Set(lines.map(({ id }) => id));
  return JSON.stringify(
    shipments
      .filter((shipment) => shipment.lines.some(({ id }) => ids.has(id)))
      .map(({ recipient, method, date, timePreference }) => [
        recipient,
        method,
        date,
        timePreference,
      ]),
  );
}
