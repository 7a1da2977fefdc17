'use client';

import { MoveDialogHost } from '@/components/cart/shipment/move-dialog-host';
import { usePickupStores } from '@/components/cart/use-pickup-stores';
import type { Cart, CartLine } from '@/lib/cart/cart';
import type { Fulfillment } from '@/lib/cart/schema';

/** What is to go to someone else: a line, or any of those there are. */
export type Moving = CartLine | 'any';

interface MoveGoodsProps {
  cart: Cart;
  moving: Moving;
  /** Writes; returns what was refused. */
  save: (request: Fulfillment) => Promise<string | null>;
  onClose: () => void;
}

/** The move dialog of checkout: it outlasts the screen it was opened from, which is another one once the goods go to several, or to one. */
export function MoveGoods({ moving, ...props }: MoveGoodsProps) {
  const stores = usePickupStores();
  return <MoveDialogHost {...props} line={moving === 'any' ? null : moving} stores={stores} />;
}
