import type { Cart, CartNotice } from './cart';

/** A cart with nothing in it. */
export function emptyCart(orderID: string | null, notices: CartNotice[] = []): Cart {
  return {
    orderID,
    state: 'empty',
    count: 0,
    shipments: [],
    totals: {
      merchandise: 0,
      assembly: 0,
      placement: 0,
      delivery: 0,
      handling: 0,
      wiredService: 0,
      tax: 0,
      total: 0,
    },
    notices,
    changes: [],
  };
}
