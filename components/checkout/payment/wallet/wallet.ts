'use client';

import type { Payer } from '@/lib/checkout/guest';
import type { WalletSetup } from '@/lib/checkout/payment/payment';

/** A wallet's answer: a nonce that pays once, and whose account it is. */
export interface WalletNonce {
  kind: 'paypal' | 'venmo';
  nonce: string;
  account: string;
  /** Who pays, as far as the wallet tells. */
  payer: Payer;
}

/** What a payer approved, as PayPal's buttons name it. */
interface ApprovedPayment {
  orderID: string;
  payerID: string;
  /** Not every payment has one beside its order's. */
  paymentID?: string;
}

/** Opens and ends a wallet payment at the gateway. Both throw when the gateway refuses or cannot be reached. */
export interface WalletGateway {
  /** Opens a payment for an amount in dollars ("50.00"); the order ID PayPal's buttons ask for. */
  open(amount: string): Promise<string>;
  /** Turns what the payer approved into a nonce. */
  nonce(approved: ApprovedPayment): Promise<WalletNonce>;
}

/** The gateway's client API, as Braintree's own page script speaks it: authorise intent, no vault. */
export function walletGateway({ clientApiUrl, fingerprint }: WalletSetup): WalletGateway {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(`${clientApiUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ authorizationFingerprint: fingerprint, ...body }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as T;
  };
  return {
    open: async (amount) => {
      const back = window.location.origin + window.location.pathname;
      const { paymentResource } = await post<{ paymentResource: { paymentToken: string } }>(
        '/v1/paypal_hermes/create_payment_resource',
        {
          amount,
          currencyIsoCode: 'USD',
          intent: 'authorize',
          returnUrl: back,
          cancelUrl: back,
        },
      );
      return paymentResource.paymentToken;
    },
    nonce: async ({ orderID, payerID }) => {
      const {
        paypalAccounts: [account],
      } = await post<{
        paypalAccounts: {
          nonce: string;
          type: string;
          details: { email?: string; username?: string; payerInfo?: Payer };
        }[];
      }>('/v1/payment_methods/paypal_accounts', {
        paypalAccount: { paymentToken: orderID, payerId: payerID },
      });
      if (!account) throw new Error('The gateway answered no account.');
      return {
        kind: account.type === 'VenmoAccount' ? 'venmo' : 'paypal',
        nonce: account.nonce,
        account: account.details.email ?? account.details.username ?? '',
        payer: account.details.payerInfo ?? {},
      };
    },
  };
}
