'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { PaymentSetup } from '@/lib/checkout/payment';
import { share, type PlannedTender } from '@/lib/checkout/payment-plan';
import { saveCard } from '@/lib/checkout/save-card.client';
import { checkoutTexts } from '@/lib/checkout/texts';
import { formatCents, type Cents } from '@/lib/core/money';
import { RadioCard } from '../radio-card';
import { AmountField } from './amount-field';
import { CardMethod } from './card-method';
import type { Method } from './methods';
import { WalletMethod } from './wallet-method';

interface MethodChoiceProps {
  methods: readonly Method[];
  setup: PaymentSetup | null;
  signedIn: boolean;
  left: Cents;
  ready: () => boolean;
  onAdd: (tender: PlannedTender) => void;
}

/** How what remains is paid: one method at a time, for all of it or for a part. */
export function MethodChoice({ methods, setup, signedIn, left, ready, onAdd }: MethodChoiceProps) {
  const [chosen, setChosen] = useState('');
  const method = methods.find(({ id }) => id === chosen) ?? methods[0];
  if (!method) return <Notice tone="error">{checkoutTexts.paymentDown}</Notice>;
  return (
    <fieldset>
      <legend className="mb-2 text-name">Pay {formatCents(left)} with</legend>
      <div className="flex flex-col gap-2">
        {methods.map(({ id, title, detail }) => (
          <RadioCard key={id} name="payment-method" value={id} checked={id === method.id} onChange={() => setChosen(id)} title={title} detail={detail} />
        ))}
      </div>
      <div className="mt-5"><MethodPanel key={method.id} method={method} setup={setup} signedIn={signedIn} left={left} ready={ready} onAdd={onAdd} /></div>
    </fieldset>
  );
}

function MethodPanel({ method, setup, signedIn, left, ready, onAdd }: Omit<MethodChoiceProps, 'methods'> & { method: Method }) {
  const most = share(left, method.most);
  const [part, setPart] = useState<Cents | null | undefined>(undefined);
  const [number, setNumber] = useState('');
  const [failure, setFailure] = useState('');
  const [saving, setSaving] = useState(false);
  const amount = part === undefined ? most : part;
  const label = amount === left ? 'Review your order' : `Pay ${formatCents(amount ?? 0)} this way`;
  const mayGoOn = () => amount !== null && ready();
  const take = (tender: PlannedTender['tender'], words: string, key = method.id) => onAdd({ key, tender, label: words, most: method.most });
  const plain = () => {
    if (amount === null || !ready()) return;
    if (method.kind === 'savedCard') return take({ kind: 'savedCard', amount, cardID: method.id.replace('saved-card ', '') }, method.title);
    if (method.kind === 'chargeAccount') return take({ kind: 'chargeAccount', amount }, method.title);
    if (number.trim() === '') return setFailure(checkoutTexts.purchaseOrderMissing);
    take({ kind: 'purchaseOrder', amount, number: number.trim() }, `Purchase order ${number.trim()}`);
  };
  return (
    <div className="flex flex-col gap-4">
      <AmountField most={most} onChange={setPart} />
      {method.kind === 'card' && setup && (
        <CardMethod
          setup={setup} saveable={signedIn} label={label} failure={failure} ready={mayGoOn} busy={saving ? 'Saving the card' : undefined}
          onCard={async (card, name) => {
            if (amount === null) return;
            const words = `${card.cardType} ending in ${card.lastFour}`;
            if (name === null) return take({ kind: 'card', amount, nonce: card.nonce }, words, `card ${card.nonce}`);
            setSaving(true);
            const saved = await saveCard(card.nonce, name);
            setSaving(false);
            if (!saved.ok) return setFailure(saved.error.text);
            take({ kind: 'savedCard', amount, cardID: saved.value }, words, `saved-card ${saved.value}`);
          }}
        />
      )}
      {(method.kind === 'paypal' || method.kind === 'venmo') && setup && amount !== null && (
        <WalletMethod
          funding={method.kind} setup={setup} amount={amount} ready={mayGoOn}
          onNonce={({ kind, nonce, account }) => take({ kind, amount, nonce }, [method.title, account].filter(Boolean).join(' '))}
        />
      )}
      {(method.kind === 'savedCard' || method.kind === 'chargeAccount' || method.kind === 'purchaseOrder') && (
        <form noValidate className="flex flex-col gap-4" onSubmit={(event) => { event.preventDefault(); plain(); }}>
          {method.kind === 'purchaseOrder' && <TextField label="Purchase order number" maxLength={30} autoComplete="off" className="max-w-90" value={number} error={failure || undefined} onChange={(event) => setNumber(event.target.value)} />}
          <Button type="submit" className="self-end max-sm:w-full">{label}</Button>
        </form>
      )}
    </div>
  );
}
