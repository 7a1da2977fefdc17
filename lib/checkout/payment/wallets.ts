import type { BraintreeSetup, PaymentSetup } from './payment';

/** The wallets this shop knows how to open. */
export const wallets = ['paypal', 'venmo'] as const;

export type Wallet = (typeof wallets)[number];

/** What each is called. */
export const walletNames: Record<Wallet, string> = { paypal: 'PayPal', venmo: 'Venmo' };

/** Whether a text names a wallet. */
export function isWallet(text: unknown): text is Wallet {
  return wallets.some((wallet) => wallet === text);
}

/** The wallets a client token opens: the embedded platform's both, a real gateway's those of its account. */
export function offeredWallets(
  setup:
    | (Pick<PaymentSetup, 'wallets'> & {
        braintree: Pick<BraintreeSetup, 'payPal' | 'venmo'> | null;
      })
    | null,
): Wallet[] {
  const open: Record<Wallet, boolean> = {
    paypal: Boolean(setup?.wallets ?? setup?.braintree?.payPal),
    venmo: Boolean(setup?.wallets ?? setup?.braintree?.venmo),
  };
  return wallets.filter((wallet) => open[wallet]);
}

/** Checkout with a wallet chosen before anything else is asked (decision 140). */
export function walletPath(wallet: Wallet): string {
  return `/checkout?pay=${wallet}`;
}

/** The wallet an address of checkout names; `null` for none. */
export function walletInAddress(query: Pick<URLSearchParams, 'get'> | null): Wallet | null {
  const named = query?.get('pay');
  return isWallet(named) ? named : null;
}

/** The wallet whose payer comes back by a fragment of the address, as Venmo's app does, often into a new tab; `null` for nobody. */
export function walletComingBack(fragment: string): Wallet | null {
  return /[#&/]venmo(Success|Cancel|Error)=/.test(fragment) ? 'venmo' : null;
}
