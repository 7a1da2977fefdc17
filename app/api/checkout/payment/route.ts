import { loadPayment } from '@/lib/checkout/payment/load-payment.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** The payment client token and the frame that takes the card. */
export const GET = route({ name: 'checkout/payment', session: shopperKeeper }, ({ session }) =>
  loadPayment(session),
);
