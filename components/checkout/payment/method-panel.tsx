'use client';

import { askCaptcha } from '@/components/auth/ask-captcha';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/form/text-field';
import { useFirstInvalid } from '@/components/ui/form/use-first-invalid';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import type { CardNonce } from '@/lib/checkout/payment/payment-frame';
import type { Payer } from '@/lib/checkout/guest';
import { share, type PlannedTender } from '@/lib/checkout/payment/payment-plan';
import { isWallet } from '@/lib/checkout/payment/wallets';
import { checkoutTexts } from '@/lib/checkout/texts';
import { isText, useKept } from '@/components/cart/use-kept';
import { formatCents, type Cents } from '@/lib/core/money';
import { isBillDraft, type BillDraft } from '@/lib/orders/money/bill';
import { AmountField, typedCents } from './amount-field';
import { BillFields } from './card/bill-fields';
import { useDeviceData } from './card/device-data';
import { CardMethod } from './card/card-method';
import { saveCard } from './card/save-card';
import type { Method } from './methods';
import { WalletMethod } from './wallet/wallet-method';
import { useLatest } from '@/components/browser/use-latest';

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
  const client = useQueryClient();
  const most = share(left, method.most);
  const [text, setText] = useKept<string | null>(`amount ${method.id}`, null, {
    is: (kept) => kept === null || isText(kept),
    since: left,
  });
  const [number, setNumber] = useKept('purchase order', '', { is: isText });
  const [bill, setBill] = useKept('bill', knownBill, { is: isBillDraft });
  const [failure, setFailure] = useState('');
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
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
    setFailure('');
    setTried(true);
    const isRestReady = ready();
    if (amount === null && isRestReady) showFirst();
    return amount !== null && isRestReady;
  };
  const take = (
    tender: PlannedTender['tender'],
    words: string,
    { key = method.id, bank }: Partial<Pick<PlannedTender, 'key' | 'bank'>> = {},
  ) => onAdd({ key, tender, label: words, most: method.most, ...(bank ? { bank } : {}) });
  const bank = setup?.braintree?.threeDSecure ? { email: setup.braintree.email } : undefined;
  const plain = () => {
    const mayPay = mayGoOn();
    const isUnnumbered = method.kind === 'purchaseOrder' && number.trim() === '';
    if (isUnnumbered) setFailure(checkoutTexts.purchaseOrderMissing);
    if (isUnnumbered && mayPay) showFirst();
    if (isUnnumbered || !mayPay || amount === null) return;
    if (method.kind === 'savedCard')
      return take(
        {
          kind: 'savedCard',
          amount,
          cardID: method.id.replace('saved-card ', ''),
          ...device(),
        },
        method.title,
        { bank },
      );
    if (method.kind === 'chargeAccount')
      return take({ kind: 'chargeAccount', amount }, method.title);
    take(
      { kind: 'purchaseOrder', amount, number: number.trim() },
      `Purchase order ${number.trim()}`,
    );
  };
  const pay = async (card: CardNonce, name: string | null) => {
    if (amount === null) return;
    const words = `${card.cardType} ending in ${card.lastFour}`;
    if (name === null)
      return take({ kind: 'card', amount, nonce: card.nonce, bill, ...device() }, words, {
        key: `card ${card.nonce}`,
        bank: bank && { ...bank, bin: card.bin, clientToken: setup?.clientToken },
      });
    setSaving(true);
    const saved = await saveCard({ nonce: card.nonce, name, bill, ...device() }, askCaptcha);
    setSaving(false);
    // Saved by an earlier press whose answer was lost: it is offered among the saved ones.
    if (!saved.ok && saved.error.code === 'card-known')
      void client.invalidateQueries({ queryKey: ['funds'] });
    if (!saved.ok) return setFailure(saved.error.text);
    onSaved.current?.(saved.value, words);
  };
  // Another payment may have been chosen when the card is saved, or the step left.
  const onSaved = useLatest((cardID: string, words: string) => {
    if (amount !== null)
      take({ kind: 'savedCard', amount, cardID, bill, ...device() }, words, {
        key: `saved-card ${cardID}`,
        bank,
      });
  });
  return (
    <div ref={part} className="flex flex-col gap-4">
      <AmountField most={most} text={text} tried={tried} onChange={setText} />
      {method.kind === 'card' && setup && (
        <CardMethod
          setup={setup}
          saveable={signedIn}
          label={label}
          failure={failure}
          bill={bill}
          billFields={(cardTried) => (
            <BillFields
              bill={bill}
              deliveryZip={deliveryZip}
              tried={cardTried}
              onChange={setBill}
            />
          )}
          ready={mayGoOn}
          busy={saving ? 'Saving the card' : undefined}
          onCard={(card, name) => void pay(card, name)}
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
      {(method.kind === 'savedCard' ||
        method.kind === 'chargeAccount' ||
        method.kind === 'purchaseOrder') && (
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            plain();
          }}
        >
          {method.kind === 'purchaseOrder' && (
            <TextField
              label="Purchase order number"
              maxLength={30}
              autoComplete="off"
              className="max-w-90"
              value={number}
              error={failure || undefined}
              onChange={(event) => setNumber(event.target.value)}
            />
          )}
          <Button type="submit" className="self-end max-sm:w-full">
            {label}
          </Button>
        </form>
      )}
    </div>
  );
}
