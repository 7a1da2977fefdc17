'use client';

import { useEffect, useMemo, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { openPayPal, type PayPalWallet } from '@/components/checkout/braintree-wallets';
import type { PaymentSetup, PayPalScript } from '@/lib/checkout/payment';
import { checkoutTexts } from '@/lib/checkout/texts';
import { walletGateway, type WalletNonce } from '@/components/checkout/wallet';
import type { Cents } from '@/lib/core/money';
import { PayPalMethod } from './paypal-method';
import { VenmoMethod } from './venmo-method';

interface WalletMethodProps {
  funding: 'paypal' | 'venmo';
  setup: PaymentSetup;
  amount: Cents;
  /** Whether everything else is ready to go on. */
  ready: () => boolean;
  onNonce: (wallet: WalletNonce) => void;
}

/** PayPal or Venmo, as the client token offers them: the embedded platform's, or Braintree's own components. */
export function WalletMethod({
  funding,
  setup: { wallets, braintree, clientToken },
  ...payment
}: WalletMethodProps) {
  const embedded = useMemo(
    () =>
      wallets && {
        sdkBaseUrl: wallets.sdkBaseUrl,
        clientID: wallets.clientID,
        gateway: walletGateway(wallets),
      },
    [wallets],
  );
  if (embedded) return <PayPalMethod funding={funding} wallet={embedded} {...payment} />;
  if (funding === 'venmo') return <VenmoMethod clientToken={clientToken} {...payment} />;
  return braintree?.payPal ? (
    <BraintreePayPal clientToken={clientToken} script={braintree.payPal} {...payment} />
  ) : null;
}

function BraintreePayPal({
  clientToken,
  script,
  ...payment
}: Omit<WalletMethodProps, 'funding' | 'setup'> & { clientToken: string; script: PayPalScript }) {
  const [wallet, setWallet] = useState<PayPalWallet | 'down' | null>(null);
  useEffect(() => {
    let gone = false;
    openPayPal(clientToken, script).then(
      (opened) => {
        if (!gone) setWallet(opened);
      },
      () => {
        if (!gone) setWallet('down');
      },
    );
    return () => {
      gone = true;
    };
  }, [clientToken, script]);
  if (wallet === null)
    return (
      <p role="status" className="text-ink-2">
        Opening PayPal …
      </p>
    );
  return wallet === 'down' ? (
    <Notice tone="error">{checkoutTexts.walletDown}</Notice>
  ) : (
    <PayPalMethod funding="paypal" wallet={wallet} {...payment} />
  );
}
