'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { guestErrors, type GuestDraft } from '@/lib/checkout/guest';
import { frameAddress } from '@/lib/checkout/payment-frame';
import { TextField } from '@/components/ui/text-field';
import { usePaymentFrame, type CardNonce } from './use-payment-frame';

interface PaymentFormProps {
  guest: GuestDraft;
  frameUrl: string;
  clientToken: string;
  onDone: (guest: GuestDraft, card: CardNonce) => void;
}

const fields = [
  { field: 'firstName', label: 'Your first name', autoComplete: 'given-name', type: 'text' },
  { field: 'lastName', label: 'Your last name', autoComplete: 'family-name', type: 'text' },
  { field: 'email', label: 'Your e-mail', autoComplete: 'email', type: 'email' },
] as const;

/** The buyer's name and e-mail, and the card in a frame of the payment service: its number never reaches this page. */
export function PaymentForm({ guest, frameUrl, clientToken, onDone }: PaymentFormProps) {
  const [buyer, setBuyer] = useState(guest);
  const [touched, setTouched] = useState<Partial<Record<keyof GuestDraft, boolean>>>({});
  const { frame, state, tokenize } = usePaymentFrame(frameUrl, (card) => onDone(buyer, card));
  const errors = guestErrors(buyer);
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => {
      event.preventDefault();
      setTouched({ firstName: true, lastName: true, email: true });
      if (Object.keys(errors).length === 0) tokenize();
    }}>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ field, label, autoComplete, type }) => (
          <TextField
            key={field} label={label} type={type} autoComplete={autoComplete} value={buyer[field]} error={touched[field] ? errors[field] : undefined}
            hint={field === 'email' ? 'The confirmation goes there.' : undefined}
            onChange={(event) => setBuyer({ ...buyer, [field]: event.target.value })} onBlur={() => setTouched({ ...touched, [field]: true })}
          />
        ))}
      </div>
      <div>
        <h3 className="mb-2 text-name">Card</h3>
        <iframe
          ref={frame} title="Card number, expiration date and security code" src={frameAddress(frameUrl, window.location.origin, clientToken)}
          style={{ height: state.height }} className="w-full rounded-pane border-0" allow="payment"
        />
        <p className="mt-2 flex items-center gap-2 text-xs text-ink-2"><Icon name="shield" size={16} />Your card goes straight to the payment service. We never see its number.</p>
      </div>
      {state.error && <Notice tone="error">{state.error}</Notice>}
      <Button type="submit" className="self-start max-sm:w-full" disabled={!state.ready} busy={state.tokenizing ? 'Checking the card' : undefined}>Review your order</Button>
    </form>
  );
}
