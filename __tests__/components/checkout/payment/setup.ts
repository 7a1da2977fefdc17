import type { PaymentSetup } from '@/lib/checkout/payment/payment';

/** The payment of a shop whose gateway is the stand-in, with both wallets. */
export const setup: PaymentSetup = {
  clientToken: 't',
  frameUrl: 'http://127.0.0.1:4000/payments/frame',
  wallets: {
    sdkBaseUrl: 'http://127.0.0.1:4000/sdk/js',
    clientID: 'c',
    clientApiUrl: 'http://127.0.0.1:4000/client_api',
    fingerprint: 'f',
  },
  braintree: null,
};
