'use client';

import type { Payer } from '@/lib/checkout/guest';
import type { PayPalScript } from '@/lib/checkout/payment/payment';
import type { WalletGateway, WalletNonce } from './wallet';

/** PayPal at a real gateway: what its buttons are loaded with, and who opens and ends its payments. */
export interface PayPalWallet {
  sdkBaseUrl: string;
  clientID: string;
  gateway: WalletGateway;
}

/**
 * PayPal through Braintree's own component (authorise intent, no vault), loaded here and nowhere else. The client ID is the settings' or, without
 * one, that of the gateway's configuration. Throws when the gateway cannot be reached or refuses the token.
 */
export async function openPayPal(
  clientToken: string,
  { sdkBaseUrl, clientID }: PayPalScript,
): Promise<PayPalWallet> {
  const [client, payPalCheckout] = await Promise.all([
    import('braintree-web/client'),
    import('braintree-web/paypal-checkout'),
  ]);
  const checkout = await payPalCheckout.create({
    client: await client.create({ authorization: clientToken }),
  });
  return {
    sdkBaseUrl,
    clientID: clientID ?? (await checkout.getClientId()),
    gateway: {
      // The declared types of the flow and intent are enums of another package's globals.
      open: (amount) =>
        checkout.createPayment({
          flow: 'checkout' as paypal.FlowType,
          intent: 'authorize' as paypal.Intent,
          currency: 'USD',
          amount,
        }),
      nonce: async (approved) => {
        // As PayPal's buttons name them; the declared types have other capitals.
        const { nonce, details } = await checkout.tokenizePayment({
          ...approved,
          vault: false,
        } as never);
        const { email, firstName, lastName } = details;
        return { kind: 'paypal', nonce, account: email, payer: { email, firstName, lastName } };
      },
    },
  };
}

export interface VenmoWallet {
  /** Whether the page was loaded by a payer who comes back from Venmo: then `pay` takes what was approved. */
  returned: boolean;
  /** The payer's nonce; `null` when they went back. Throws when Venmo fails. */
  pay: () => Promise<WalletNonce | null>;
  close: () => void;
}

/** Venmo's endings by the payer, with "Cancel payment" over the page and the closed window: nothing else here ends a payment. */
const cancelled =
  /^(VENMO_(|APP_|DESKTOP_|CUSTOMER_|MOBILE_POLLING_TOKENIZATION_)CANCELED|VENMO_TOKENIZATION_CANCELED_BY_MERCHANT|FRAME_SERVICE_FRAME_CLOSED)$/;

/** Venmo through Braintree's own component (single use); `null` where this browser cannot. Throws when the gateway cannot be reached. */
export async function openVenmo(clientToken: string): Promise<VenmoWallet | null> {
  const [client, component] = await Promise.all([
    import('braintree-web/client'),
    import('braintree-web/venmo'),
  ]);
  const venmo = await component.create({
    client: await client.create({ authorization: clientToken }),
    paymentMethodUsage: 'single_use',
    mobileWebFallBack: true,
    allowDesktopWebLogin: true,
  });
  if (!venmo.isBrowserSupported()) return null;
  return {
    returned: venmo.hasTokenizationResult(),
    close: () => venmo.teardown(() => undefined),
    pay: async () => {
      try {
        const { nonce, details } = await venmo.tokenize();
        // A payer who came back and whose payment ran out meanwhile is answered without one.
        if (!nonce) throw new Error('Venmo told no nonce.');
        // Only accounts with Venmo's enriched customer data tell it; the declared types do not know it.
        const { payerInfo = {} } = details as { payerInfo?: Payer };
        return { kind: 'venmo', nonce, account: details.username, payer: payerInfo };
      } catch (error) {
        if (cancelled.test((error as { code?: string }).code ?? '')) return null;
        throw error;
      }
    },
  };
}
