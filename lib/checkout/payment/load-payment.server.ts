import 'server-only';
import { cached } from '@/lib/cache/cached';
import { refusals } from '@/lib/cart/change/refusals';
import { env } from '@/lib/config/env';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { paymentClientToken } from '@/lib/upstream/app-api/payments';
import { getMe } from '@/lib/upstream/commerce/me';
import { withCatalogueToken } from '@/lib/upstream/commerce/catalogue-token';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { authorisationDays } from '@/lib/delivery/settings';
import { currentBuyerSettings } from '@/lib/delivery/sources.server';
import { holdTerms, type HoldTerms } from '@/lib/orders/money/hold-words';
import { paymentSetup, type PaymentSetup, type PayPalScript } from './payment';
import { offeredWallets, type Wallet } from './wallets';
import { mayGoWithout } from '@/lib/upstream/upstream-error';

/** The payment client token of the shopper's session (specification A7); `not-found` for a visitor without one. */
export function loadPayment(shopper: Shopper): Promise<Result<PaymentSetup, Problem>> {
  return refusals(async () => {
    const session = await shopper.live();
    if (!session) return err(problem('not-found'));
    const threeDSecure = env().THREE_D_SECURE === 'on';
    return ok(
      await shopper.call(session, async ({ accessToken }) => {
        const [token, email] = await Promise.all([
          paymentClientToken(accessToken),
          threeDSecure && session.kind === 'customer' ? emailOf(accessToken) : null,
        ]);
        return paymentSetup(token, { payPal: payPalScript(), threeDSecure, email });
      }),
    );
  });
}

/** The e-mail of a customer, for their bank; without it the bank only asks the shopper more often. */
async function emailOf(accessToken: string): Promise<string | null> {
  try {
    return (await getMe(accessToken)).Email || null;
  } catch (error) {
    if (!mayGoWithout(error)) throw error;
    return null;
  }
}

function payPalScript(): PayPalScript {
  return { sdkBaseUrl: env().PAYPAL_SDK_URL, clientID: env().PAYPAL_CLIENT_ID || null };
}

/**
 * The wallets the gateway offers, for pages that lead to checkout with one of them (decision 140). Empty while that cannot be read: checkout itself asks the
 * gateway again.
 */
export async function getOfferedWallets(): Promise<Wallet[]> {
  try {
    return await cached('wallets', 'offered', async () =>
      offeredWallets(
        paymentSetup(await withCatalogueToken(paymentClientToken), {
          payPal: payPalScript(),
          threeDSecure: false,
          email: null,
        }),
      ),
    );
  } catch {
    return [];
  }
}

/** The terms of a hold before the gateway has answered, by the setting `AuthorisationDays`. */
export async function loadHoldTerms(): Promise<HoldTerms> {
  return holdTerms(chicagoDate(now()), authorisationDays(await currentBuyerSettings()));
}
