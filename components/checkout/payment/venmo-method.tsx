import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { openVenmo, type VenmoWallet } from '@/components/checkout/braintree-wallets';
import { checkoutTexts } from '@/lib/checkout/texts';
import type { WalletNonce } from '@/components/checkout/wallet';
import { formatCents, type Cents } from '@/lib/core/money';

interface VenmoMethodProps {
  clientToken: string;
  amount: Cents;
  ready: () => boolean;
  onNonce: (wallet: WalletNonce) => void;
}

/** Venmo with a real gateway: Braintree's component opens the app or a window; the money is held when the order is placed. */
export function VenmoMethod({ clientToken, amount, ready, onNonce }: VenmoMethodProps) {
  const wallet = useRef<VenmoWallet>(null);
  const [state, setState] = useState<'opening' | 'open' | 'paying' | 'down'>('opening');
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    const down = (text: string) => {
      if (!gone) {
        setState('down');
        setTold(text);
      }
    };
    openVenmo(clientToken).then(
      (opened) => {
        if (gone) return opened?.close();
        wallet.current = opened;
        if (opened) setState('open');
        else down(checkoutTexts.venmoUnsupported);
      },
      () => down(checkoutTexts.walletDown),
    );
    return () => {
      gone = true;
      wallet.current?.close();
    };
  }, [clientToken]);
  const pay = async () => {
    if (!wallet.current || !ready()) return;
    setState('paying');
    setTold(null);
    const nonce = await wallet.current.pay().catch(() => 'failed' as const);
    setState('open');
    if (nonce === 'failed') setTold(checkoutTexts.walletFailed);
    else if (nonce === null) setTold(checkoutTexts.walletCancelled);
    else onNonce(nonce);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      {state !== 'down' && (
        <Button
          className="max-sm:w-full"
          disabled={state === 'opening'}
          busy={state === 'paying' ? 'Waiting for Venmo' : undefined}
          onClick={() => void pay()}
        >
          Pay {formatCents(amount)} with Venmo
        </Button>
      )}
      {told && (
        <Notice tone={told === checkoutTexts.walletCancelled ? 'notice' : 'error'}>{told}</Notice>
      )}
    </div>
  );
}
