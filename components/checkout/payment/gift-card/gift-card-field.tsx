'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/form/text-field';
import { useFirstInvalid } from '@/components/ui/form/use-first-invalid';
import type { GiftCardBalance } from '@/lib/checkout/payment/gift-card-balance.server';
import { share, type PlannedTender } from '@/lib/checkout/payment/payment-plan';
import { formatCents, type Cents } from '@/lib/core/money';
import { shopFetch } from '@/components/browser/shop-fetch';
import { useLatest } from '@/components/browser/use-latest';

/** What to do where no gift card has this number with this PIN, or nothing is left on it. */
const checkAgain = 'Please check the number and the PIN, or pay another way.';

interface GiftCardFieldProps {
  left: Cents;
  /** What pays so far: what was told of a card that was removed is over. */
  plan: readonly PlannedTender[];
  onAdd: (tender: PlannedTender) => void;
}

/** A gift card by its number, and its PIN when it has one; its balance is told and taken as far as it goes. Several may be added, until nothing is `left`. */
export function GiftCardField({ left, plan, onAdd }: GiftCardFieldProps) {
  const [open, setOpen] = useState(false);
  const [number, setNumber] = useState('');
  const [pin, setPin] = useState('');
  const [checking, setChecking] = useState(false);
  const [error, setError] = useState<string>();
  const [taken, setTaken] = useState({ key: '', text: '' });
  const { part, showFirst } = useFirstInvalid<HTMLFormElement>();
  const appliedText = plan.some(({ key }) => key === taken.key) ? taken.text : '';
  const digits = number.replace(/[ -]/g, '');
  // Another payment may have been chosen when the balance comes, or the step left.
  const latest = useLatest({ left, plan, onAdd, entered: `${digits} ${pin}` });

  async function apply() {
    if (checking) return;
    const refuse = (text: string) => {
      setError(text);
      showFirst();
    };
    setError(undefined);
    if (!/^\d{8,19}$/.test(digits)) return refuse('Please enter the number on the gift card.');
    setChecking(true);
    const answer = await shopFetch<GiftCardBalance>('POST', '/api/checkout/gift-card', {
      number: digits,
      ...(pin ? { pin } : {}),
    });
    setChecking(false);
    if (!answer.ok) {
      const { code, text } = answer.error;
      return refuse(code === 'gift-card-unavailable' ? `${text}. ${checkAgain}` : text);
    }
    const { balance } = answer.value;
    const key = `gift-card ${digits}`;
    const { current: now } = latest;
    // Entered once more, a card goes on paying what it pays.
    const before = now?.plan.find((planned) => planned.key === key)?.tender.amount ?? 0;
    const amount = share((now?.left ?? 0) + before, balance);
    if (amount === 0) return;
    now?.onAdd({
      key,
      label: `Gift card ending ${digits.slice(-4)}`,
      most: balance,
      tender: { kind: 'giftCard', amount, number: digits, ...(pin ? { pin } : {}) },
    });
    setTaken({
      key,
      text: `${formatCents(amount)} taken from the gift card ending ${digits.slice(-4)}, ${formatCents(balance - amount)} stays on it.`,
    });
    // Another card's number may have been typed meanwhile.
    if (now?.entered !== `${digits} ${pin}`) return;
    setNumber('');
    setPin('');
    setOpen(false);
  }

  return (
    <div className="w-full">
      <p role="status" className={appliedText ? 'mb-2 text-sm text-leaf-700' : 'sr-only'}>
        {appliedText}
      </p>
      {left > 0 && !open && (
        <button
          type="button"
          className="text-link tap min-h-11"
          autoFocus={appliedText !== ''}
          onClick={() => setOpen(true)}
        >
          {appliedText ? 'Use another gift card' : 'Use a gift card'}
        </button>
      )}
      {left > 0 && open && (
        <form
          ref={part}
          noValidate
          aria-label="Gift card"
          className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_auto]"
          onSubmit={(event) => {
            event.preventDefault();
            void apply();
          }}
        >
          <TextField
            label="Gift card number"
            inputMode="numeric"
            autoComplete="off"
            maxLength={24}
            value={number}
            autoFocus
            error={error}
            onChange={(event) => setNumber(event.target.value.replace(/[^\d -]/g, ''))}
          />
          <TextField
            label="PIN (if any)"
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={20}
            value={pin}
            onChange={(event) => setPin(event.target.value)}
          />
          <Button
            type="submit"
            kind="secondary"
            className="sm:mt-6"
            busy={checking ? 'Checking' : undefined}
          >
            Apply
          </Button>
        </form>
      )}
    </div>
  );
}
