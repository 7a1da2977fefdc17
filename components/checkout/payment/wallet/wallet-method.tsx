'use client';

import { useEffect, useMemo, useState, useRef } from 'react';
import { latePart } from '@/components/browser/late-part';
import { useLatest } from '@/components/browser/use-latest';
import {
  openPayPal,
  type PayPalWallet,
  openVenmo,
  type VenmoWallet,
} from '@/components/checkout/payment/wallet/braintree-wallets';
import type { PaymentSetup, PayPalScript } from '@/lib/checkout/payment/payment';
import { checkoutTexts } from '@/lib/checkout/texts';
import { walletGateway, type WalletNonce } from '@/components/checkout/payment/wallet/wallet';
import { type Cents, formatCents } from '@/lib/core/money';
import { OpeningPayPal, WalletDown, WalletNote } from './wallet-note';
import { Button } from '@/components/ui/button';

// PayPal's library is for those who choose it.
const PayPalMethod = latePart(() => import('./paypal-method'), WalletDown, <OpeningPayPal />);

interface VenmoMethodProps {
  clientToken: string;
  amount: Cents;
  ready: () => boolean;
  onNonce: (wallet: WalletNonce) => void;
}

/** Venmo with a real gateway: Braintree's component opens the app or a window; the money is held when the order is placed. */
function VenmoMethod({ clientToken, amount, ready, onNonce }: VenmoMethodProps) {
  const wallet = useRef<VenmoWallet>(null);
  const latest = useLatest(onNonce);
  const [state, setState] = useState<'opening' | 'open' | 'paying' | 'down'>('opening');
  const [notice, setNotice] = useState<string | null>(null);
  const take = useLatest(async (opened: VenmoWallet) => {
    setState('paying');
    setNotice(null);
    const nonce = await opened.pay().catch(() => 'failed' as const);
    setState('open');
    if (nonce === 'failed') setNotice(checkoutTexts.walletFailed);
    else if (nonce === null) setNotice(checkoutTexts.walletCancelled);
    else latest.current?.(nonce);
  });
  useEffect(() => {
    let ignore = false;
    const down = (text: string) => {
      if (!ignore) {
        setState('down');
        setNotice(text);
      }
    };
    openVenmo(clientToken).then(
      (opened) => {
        if (ignore) return opened?.close();
        wallet.current = opened;
        if (!opened) return down(checkoutTexts.venmoUnsupported);
        setState('open');
        if (opened.returned) void take.current?.(opened);
      },
      () => down(checkoutTexts.walletDown),
    );
    return () => {
      ignore = true;
      wallet.current?.close();
    };
  }, [clientToken, take]);
  const pay = () => {
    if (wallet.current && ready()) void take.current?.(wallet.current);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      {state !== 'down' && (
        <Button
          className="max-sm:w-full"
          disabled={state === 'opening'}
          busy={state === 'paying' ? 'Waiting for Venmo' : undefined}
          onClick={pay}
        >
          Pay {formatCents(amount)} with Venmo
        </Button>
      )}
      <WalletNote text={notice} />
    </div>
  );
}

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
  if (embedded) return <PayPalMethod.Part funding={funding} wallet={embedded} {...payment} />;
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
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let ignore = false;
    openPayPal(clientToken, script).then(
      (opened) => {
        if (!ignore) setWallet(opened);
      },
      () => {
        if (!ignore) setWallet('down');
      },
    );
    return () => {
      ignore = true;
    };
  }, [clientToken, script, attempt]);
  const again = () => {
    setWallet(null);
    setAttempt(attempt + 1);
  };
  if (wallet === null) return <OpeningPayPal />;
  return wallet === 'down' ? (
    <WalletDown onRetry={again} />
  ) : (
    <PayPalMethod.Part funding="paypal" wallet={wallet} {...payment} />
  );
}
