import { loadFunds } from '@/lib/checkout/payment/load-funds.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** What the shopper can pay with beside a new card, a wallet and gift cards. */
export const GET = route({ name: 'checkout/funds', session: shopperKeeper }, ({ session }) =>
  loadFunds(session),
);
