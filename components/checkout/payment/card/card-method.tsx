'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/form/text-field';
import { useFirstInvalid } from '@/components/ui/form/use-first-invalid';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import type { CardNonce } from '@/lib/checkout/payment/payment-frame';
import { isBillComplete, type BillDraft } from '@/lib/orders/money/bill';
import { CardFields } from './card-fields';

interface CardMethodProps {
  setup: PaymentSetup;
  /** Whether the card may be saved: its owner is signed in. */
  saveable: boolean;
  label: string;
  busy: string | undefined;
  failure: string;
  /** Where the card's bill goes, in fields of the page. */
  bill: BillDraft;
  billFields: (tried: boolean) => ReactNode;
  /** Whether everything else is ready to go on. */
  ready: () => boolean;
  /** `save` is the name on the card when it is to be saved. */
  onCard: (card: CardNonce, save: string | null) => void;
}

/** A card in fields of the payment service: its number never reaches this page. */
export function CardMethod({
  setup,
  saveable,
  label,
  busy,
  failure,
  bill,
  billFields,
  ready,
  onCard,
}: CardMethodProps) {
  const [save, setSave] = useState(false);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const [tried, setTried] = useState(false);
  const { part, showFirst } = useFirstInvalid<HTMLFormElement>();
  return (
    <CardFields setup={setup} onCard={(card) => onCard(card, save ? name.trim() : null)}>
      {(card) => (
        <form
          ref={part}
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const unnamed = save && name.trim() === '';
            const incomplete = unnamed || !isBillComplete(bill);
            setMissing(unnamed);
            setTried(true);
            const rest = ready();
            if (rest && !incomplete) return card.tokenize();
            void card.check(rest).then((isRight) => {
              if (isRight && rest) showFirst();
            });
          }}
        >
          {card.fields}
          <p className="-mt-2 flex items-center gap-2 text-xs text-ink-2">
            <Icon name="shield" size={16} className="shrink-0" />
            Your card goes straight to the payment service. We never see its number.
          </p>
          {billFields(tried)}
          {saveable && (
            <label className="flex min-h-11 items-center gap-3 text-ui">
              <input
                type="checkbox"
                checked={save}
                onChange={(event) => setSave(event.target.checked)}
                className="size-5 accent-aubergine-700"
              />
              Save this card
            </label>
          )}
          {save && (
            <TextField
              label="Name on the card"
              autoComplete="cc-name"
              maxLength={60}
              value={name}
              error={missing ? 'Please enter the name on the card.' : undefined}
              onChange={(event) => setName(event.target.value)}
            />
          )}
          {(failure || card.error) && <Notice tone="error">{failure || card.error}</Notice>}
          <Button
            type="submit"
            className="self-end max-sm:w-full"
            disabled={!card.ready}
            busy={busy ?? (card.tokenizing ? 'Checking the card' : undefined)}
          >
            {label}
          </Button>
        </form>
      )}
    </CardFields>
  );
}
