import { useState } from 'react';
import type { Cart, CartShipment } from '@/lib/cart/cart';
import { withHeldShipment } from '@/lib/cart/held-shipment';

/**
 * The cart as a form of one of its shipments shows it. While that shipment is written, and as long as its form says something else than is written,
 * `hold` keeps it as it was, so that the form stays; all else is the newest. `hold(null)` lets go of it.
 */
export function useHeldShipment(newest: Cart): {
  cart: Cart;
  hold: (shipment: CartShipment | null) => void;
} {
  const [held, hold] = useState<CartShipment | null>(null);
  return { cart: held ? withHeldShipment(newest, held) : newest, hold };
}
