'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askCaptcha } from '@/components/auth/ask-captcha';
import { postWithCaptcha, type AskCaptcha } from '@/components/browser/ask-captcha';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { useLatest } from '@/components/browser/use-latest';
import { useKept } from '@/components/cart/use-kept';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import type { CardNonce } from '@/lib/checkout/payment/payment-frame';
import type { PlannedTender } from '@/lib/checkout/payment/payment-plan';
import type { Cents } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import { isBillDraft, type BillDraft } from '@/lib/orders/money/bill';
import { BillFields } from './bill-fields';
import { CardMethod } from './card-method';

interface Card {
  id: string;
}

const path = '/api/account/cards';

/** Saves a card by its nonce ("Save this card"), with where its bill goes; its ID, by which it pays. The nonce is spent. */
async function saveCard(
  card: { nonce: string; name: string; bill: BillDraft; deviceData?: string },
  ask: AskCaptcha,
): Promise<Result<string, ShopProblem>> {
  const before = await shopFetch<Card[]>('GET', path);
  if (!before.ok) return before;
  const after = await postWithCaptcha<Card[]>(path, card, ask);
  if (!after.ok) return after;
  const idsBefore = new Set(before.value.map(({ id }) => id));
  const saved = after.value.find(({ id }) => !idsBefore.has(id));
  return saved
    ? ok(saved.id)
    : err({ code: 'cannot-process', text: 'The card could not be saved. Please try again.' });
}

interface CardPaymentProps {
  setup: PaymentSetup;
  signedIn: boolean;
  /** What it pays; `null` for an amount that cannot be paid. */
  amount: Cents | null;
  label: string;
  /** What is known of where the card's bill goes, before anything is typed, and the ZIP the order goes to. */
  knownBill: BillDraft;
  deliveryZip: string | null;
  /** What is known of the device now, to be sent beside a nonce. */
  device: () => { deviceData?: string };
  /** Whether everything else is ready to go on. */
  ready: () => boolean;
  /** What its bank is asked by, where it has to confirm the payment. */
  bank: PlannedTender['bank'];
  onTake: TakeTender;
}

/** Takes a tender with its words in the plan; its key is the method's own without another. */
export type TakeTender = (
  tender: PlannedTender['tender'],
  words: string,
  more?: Partial<Pick<PlannedTender, 'key' | 'bank'>>,
) => void;

/** A card whose number is typed here: it pays by its nonce or, saved first, by its ID. */
export function CardPayment({
  setup,
  signedIn,
  amount,
  label,
  knownBill,
  deliveryZip,
  device,
  bank,
  ready,
  onTake,
}: CardPaymentProps) {
  const client = useQueryClient();
  const [bill, setBill] = useKept('bill', knownBill, { is: isBillDraft });
  const [failure, setFailure] = useState('');
  const [saving, setSaving] = useState(false);
  const pay = async (card: CardNonce, name: string | null) => {
    if (amount === null) return;
    const { nonce } = card;
    const words = `${card.cardType} ending in ${card.lastFour}`;
    if (name === null)
      return onTake({ kind: 'card', amount, nonce, bill, ...device() }, words, {
        key: `card ${nonce}`,
        bank: bank && { ...bank, bin: card.bin, clientToken: setup.clientToken },
      });
    setSaving(true);
    const saved = await saveCard({ nonce, name, bill, ...device() }, askCaptcha);
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
      onTake({ kind: 'savedCard', amount, cardID, bill, ...device() }, words, {
        key: `saved-card ${cardID}`,
        bank,
      });
  });
  return (
    <CardMethod
      setup={setup}
      saveable={signedIn}
      label={label}
      failure={failure}
      bill={bill}
      billFields={(tried) => (
        <BillFields bill={bill} deliveryZip={deliveryZip} tried={tried} onChange={setBill} />
      )}
      ready={() => {
        setFailure('');
        return ready();
      }}
      busy={saving ? 'Saving the card' : undefined}
      onCard={(card, name) => void pay(card, name)}
    />
  );
}
