import { loadCart } from '@/lib/cart/load-cart.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** The shopper's whole cart. */
export const GET = route({ name: 'cart', session: shopperKeeper }, ({ session }) =>
  loadCart(session),
);
