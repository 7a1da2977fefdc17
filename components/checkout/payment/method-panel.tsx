'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/form/text-field';
import { useFirstInvalid } from '@/components/ui/form/use-first-invalid';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import type { Payer } from '@/lib/checkout/guest';
import { share, type PlannedTender } from '@/lib/checkout/payment/payment-plan';
import { isWallet } from '@/lib/checkout/payment/wallets';
import { checkoutTexts } from '@/lib/checkout/texts';
import { isText, useKept } from '@/components/cart/use-kept';
import { formatCents, type Cents } from '@/lib/core/money';
import type { BillDraft } from '@/lib/orders/money/bill';
import { AmountField, typedCents } from './amount-field';
import { CardPayment, type TakeTender } from './card/card-payment';
import { useDeviceData } from './card/device-data';
import type { Method } from './methods';
import { WalletMethod } from './wallet/wallet-method';

function takesGateway(kind: Method['kind']): boolean {
  return kind === 'card' || kind === 'savedCard' || isWallet(kind);
}

export interface MethodPanelProps {
  method: Method;
  setup: PaymentSetup | null;
  signedIn: boolean;
  left: Cents;
  /** What is known of where a card's bill goes, before anything is typed, and the ZIP the order goes to. */
  knownBill: BillDraft;
  deliveryZip: string | null;
  /** Whether everything else is ready to go on. */
  ready: () => boolean;
  onAdd: (tender: PlannedTender, payer?: Payer) => void;
}

/** What one method asks for: an amount, and its card, wallet or number. */
export function MethodPanel({
  method,
  setup,
  signedIn,
  left,
  knownBill,
  deliveryZip,
  ready,
  onAdd,
}: MethodPanelProps) {
  const most = share(left, method.most);
  const [text, setText] = useKept<string | null>(`amount ${method.id}`, null, {
    is: (kept) => kept === null || isText(kept),
    since: left,
  });
  const [tried, setTried] = useState(false);
  const { part, showFirst } = useFirstInvalid<HTMLDivElement>();
  const device = useDeviceData(takesGateway(method.kind) ? setup : null);
  const amount = text === null ? most : typedCents(text, most);
  const label =
    amount === left
      ? 'Review your order'
      : amount === null
        ? 'Pay this part'
        : `Pay ${formatCents(amount)} this way`;
  const mayGoOn = () => {
    setTried(true);
    const isRestReady = ready();
    if (amount === null && isRestReady) showFirst();
    return amount !== null && isRestReady;
  };
  const take: TakeTender = (tender, words, { key = method.id, bank: asked } = {}) =>
    onAdd({ key, tender, label: words, most: method.most, ...(asked ? { bank: asked } : {}) });
  const bank = setup?.braintree?.threeDSecure ? { email: setup.braintree.email } : undefined;
  const payAtOnce = () => {
    if (!mayGoOn() || amount === null) return;
    if (method.kind === 'chargeAccount')
      return take({ kind: 'chargeAccount', amount }, method.title);
    const cardID = method.id.replace('saved-card ', '');
    take({ kind: 'savedCard', amount, cardID, ...device() }, method.title, { bank });
  };
  return (
    <div ref={part} className="flex flex-col gap-4">
      <AmountField most={most} text={text} tried={tried} onChange={setText} />
      {method.kind === 'card' && setup && (
        <CardPayment
          setup={setup}
          signedIn={signedIn}
          amount={amount}
          label={label}
          knownBill={knownBill}
          deliveryZip={deliveryZip}
          device={device}
          bank={bank}
          ready={mayGoOn}
          onTake={take}
        />
      )}
      {isWallet(method.kind) && setup && amount !== null && (
        <WalletMethod
          funding={method.kind}
          setup={setup}
          amount={amount}
          ready={mayGoOn}
          onNonce={({ kind, nonce, account, payer }) =>
            onAdd(
              {
                key: method.id,
                tender: { kind, amount, nonce, ...device() },
                label: [method.title, account].filter(Boolean).join(' '),
                most: method.most,
              },
              payer,
            )
          }
        />
      )}
      {isWallet(method.kind) && !signedIn && (
        <p className="-mt-1 text-sm text-ink-2">{checkoutTexts.walletTells[method.kind]}</p>
      )}
      {(method.kind === 'savedCard' || method.kind === 'chargeAccount') && (
        <PressForm label={label} onPress={payAtOnce} />
      )}
      {method.kind === 'purchaseOrder' && (
        <PurchaseOrder
          label={label}
          ready={mayGoOn}
          onUnnumbered={showFirst}
          onNumber={(number) => {
            if (amount !== null)
              take({ kind: 'purchaseOrder', amount, number }, `Purchase order ${number}`);
          }}
        />
      )}
    </div>
  );
}

interface PressFormProps {
  label: string;
  onPress: () => void;
  children?: ReactNode;
}

/** A method that needs nothing more than its button, or a field above it. */
function PressForm({ label, onPress, children }: PressFormProps) {
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {children}
      <Button type="submit" className="self-end max-sm:w-full">
        {label}
      </Button>
    </form>
  );
}

interface PurchaseOrderProps {
  label: string;
  /** Whether everything else is ready to go on. */
  ready: () => boolean;
  /** All that is missing is the number. */
  onUnnumbered: () => void;
  onNumber: (number: string) => void;
}

/** A purchase order by its number. */
function PurchaseOrder({ label, ready, onUnnumbered, onNumber }: PurchaseOrderProps) {
  const [typed, setTyped] = useKept('purchase order', '', { is: isText });
  const [missing, setMissing] = useState(false);
  const press = () => {
    const number = typed.trim();
    const mayPay = ready();
    setMissing(number === '');
    if (!mayPay) return;
    if (number === '') onUnnumbered();
    else onNumber(number);
  };
  return (
    <PressForm label={label} onPress={press}>
      <TextField
        label="Purchase order number"
        maxLength={30}
        autoComplete="off"
        className="max-w-90"
        value={typed}
        error={missing ? checkoutTexts.purchaseOrderMissing : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
    </PressForm>
  );
}
