import {
  PayPalButtons,
  PayPalScriptProvider,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js';
import { Component, useRef, useState, type ReactNode } from 'react';
import { useLatest } from '@/components/browser/use-latest';
import type { PayPalWallet } from '@/components/checkout/payment/wallet/braintree-wallets';
import { isTokenOver } from '@/lib/checkout/payment/gateway-error';
import { walletNames } from '@/lib/checkout/payment/wallets';
import { checkoutTexts } from '@/lib/checkout/texts';
import type { WalletNonce } from '@/components/checkout/payment/wallet/wallet';
import { toDollars, type Cents } from '@/lib/core/money';
import { OpeningPayPal, WalletDown, WalletNote } from './wallet-note';

interface PayPalMethodProps {
  funding: 'paypal' | 'venmo';
  wallet: PayPalWallet;
  amount: Cents;
  ready: () => boolean;
  onNonce: (wallet: WalletNonce) => void;
}

/**
 * PayPal's own buttons: the payer approves the amount with PayPal or Venmo; it is charged when the order is placed (authorise intent, no vault). What was approved of
 * another amount is not taken.
 */
export default function PayPalMethod({
  funding,
  wallet: { sdkBaseUrl, clientID, gateway },
  amount,
  ready,
  onNonce,
}: PayPalMethodProps) {
  const [notice, setNotice] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const opened = useRef<Cents>(null);
  /** What PayPal's buttons do not pass on to `onError`. */
  const refusal = useRef<unknown>(null);
  // The total may have changed while the payer was approving it: the buttons are made anew then, which closes the window.
  const latest = useLatest({
    take: (nonce: WalletNonce) =>
      opened.current === amount
        ? onNonce(nonce)
        : setNotice(checkoutTexts.walletRefit(walletNames[funding])),
    close: () =>
      setNotice(
        opened.current === amount ? checkoutTexts.walletCancelled : checkoutTexts.walletOutdated,
      ),
  });
  const options = {
    clientId: clientID,
    sdkBaseUrl,
    components: 'buttons',
    currency: 'USD',
    intent: 'authorize',
    vault: false,
    // The order is placed here, after a look at it: PayPal's last button says "Continue", not "Pay Now".
    commit: false,
    enableFunding: 'venmo',
  };
  return (
    <div className="flex flex-col gap-3">
      <PayPalScriptProvider key={attempt} options={options}>
        <ScriptState onRetry={() => setAttempt(attempt + 1)} />
        <ButtonsBoundary>
          <PayPalButtons
            fundingSource={funding}
            forceReRender={[amount]}
            className="max-w-90"
            onClick={(_, actions) => {
              setNotice(null);
              return ready() ? actions.resolve() : actions.reject();
            }}
            createOrder={() => {
              opened.current = amount;
              refusal.current = null;
              return gateway.open(toDollars(amount).toFixed(2)).catch((error: unknown) => {
                refusal.current = error;
                throw error;
              });
            }}
            onApprove={async ({ orderID, payerID, paymentID }) => {
              setNotice(null);
              const nonce = await gateway.nonce({
                orderID,
                payerID: payerID ?? '',
                ...(paymentID ? { paymentID } : {}),
              });
              latest.current?.take(nonce);
            }}
            onCancel={() => latest.current?.close()}
            onError={() =>
              setNotice(
                isTokenOver(refusal.current)
                  ? checkoutTexts.pageTooOld
                  : checkoutTexts.walletFailed,
              )
            }
          >
            <WalletDown />
          </PayPalButtons>
        </ButtonsBoundary>
      </PayPalScriptProvider>
      <WalletNote text={notice} />
    </div>
  );
}

/** Says so while PayPal's script is on its way, and when it does not come; `onRetry` asks for it again. */
function ScriptState({ onRetry }: { onRetry: () => void }) {
  const [{ isPending, isRejected }] = usePayPalScriptReducer();
  if (isRejected) return <WalletDown onRetry={onRetry} />;
  return isPending ? <OpeningPayPal /> : null;
}

/** PayPal's React buttons throw while they draw where its script is blocked in part, or breaks: only they go then, and the other ways to pay stay. */
class ButtonsBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <WalletDown /> : this.props.children;
  }
}
