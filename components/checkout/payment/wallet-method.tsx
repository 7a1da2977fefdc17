'use client';

import { PayPalButtons, PayPalScriptProvider } from '@paypal/react-paypal-js';
import { useMemo, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import type { WalletSetup } from '@/lib/checkout/payment';
import { checkoutTexts } from '@/lib/checkout/texts';
import { walletGateway, type WalletNonce } from '@/lib/checkout/wallet.client';
import { toDollars, type Cents } from '@/lib/core/money';

interface WalletMethodProps {
  funding: 'paypal' | 'venmo';
  setup: WalletSetup;
  amount: Cents;
  /** Whether everything else is ready to go on. */
  ready: () => boolean;
  onNonce: (wallet: WalletNonce) => void;
}

/** PayPal's own buttons: the payer approves the amount with PayPal or Venmo; it is charged when the order is placed (authorise intent, no vault). */
export function WalletMethod({ funding, setup, amount, ready, onNonce }: WalletMethodProps) {
  const [told, setTold] = useState<string | null>(null);
  const gateway = useMemo(() => walletGateway(setup), [setup]);
  const options = {
    clientId: setup.clientID, sdkBaseUrl: setup.sdkBaseUrl, components: 'buttons', currency: 'USD', intent: 'authorize', vault: false, enableFunding: 'venmo',
  };
  return (
    <div className="flex flex-col gap-3">
      <PayPalScriptProvider options={options}>
        <PayPalButtons
          fundingSource={funding} forceReRender={[amount]} className="max-w-90"
          onClick={(_, actions) => (ready() ? actions.resolve() : actions.reject())}
          createOrder={() => gateway.open(toDollars(amount).toFixed(2))}
          onApprove={async ({ orderID, payerID }) => {
            setTold(null);
            onNonce(await gateway.nonce({ orderID, payerID: payerID ?? '' }));
          }}
          onCancel={() => setTold(checkoutTexts.walletCancelled)}
          onError={() => setTold(checkoutTexts.walletFailed)}
        />
      </PayPalScriptProvider>
      {told && <Notice tone={told === checkoutTexts.walletCancelled ? 'notice' : 'error'}>{told}</Notice>}
    </div>
  );
}
