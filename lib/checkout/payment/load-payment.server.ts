import 'server-only';
import { refusals } from '@/lib/cart/change/refusals';
import { env } from '@/lib/config/env';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { paymentClientToken } from '@/lib/upstream/app-api/payments';
import { paymentSetup, type PaymentSetup } from './payment';

/** The payment client token of the shopper's session (specification A7); `not-found` for a visitor without one. */
export function loadPayment(shopper: Shopper): Promise<Result<PaymentSetup, Problem>> {
  return refusals(async () => {
    const session = await shopper.live();
    if (!session) return err(problem('not-found'));
    const token = await shopper.call(session, ({ accessToken }) => paymentClientToken(accessToken));
    return ok(
      paymentSetup(token, {
        sdkBaseUrl: env().PAYPAL_SDK_URL,
        clientID: env().PAYPAL_CLIENT_ID || null,
      }),
    );
  });
}
