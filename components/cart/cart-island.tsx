'use client';

import { CartView } from './cart-view';
import { QueryIsland } from './query-island';

/** The cart on its page. */
export function CartIsland() {
  return (
    <QueryIsland>
      <CartView />
    </QueryIsland>
  );
}
