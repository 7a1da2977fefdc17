'use client';

import { useId, useState } from 'react';
import { reportAddedToCart } from '@/components/analytics/product-events';
import { ProductView } from '@/components/analytics/product-view';
import { addGiftCardToCart } from '@/components/cart/adding/add-gift-card';
import {
  emailGiftCard,
  isGiftCardAmount,
  mostGiftCards,
  typedAmount,
  type GiftCardProduct,
} from '@/lib/catalogue/gift-card';
import { addingTexts } from '@/lib/cart/adding-texts';
import { isEmail } from '@/lib/address/email';
import { itemOfVariant } from '@/lib/analytics/items';
import { formatCents, type Cents } from '@/lib/core/money';
import { OutcomeNotices, type Outcome } from '@/components/cart/adding/outcome-notices';
import { QuantityStepper, stepOf } from '@/components/cart/line/quantity-stepper';
import { ActForm } from '@/components/ui/form/act-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/form/text-field';
import { useFilledBefore } from '@/components/ui/form/use-filled-before';

/** Words of the gift-card page (ruling 23); the e-mail's error is the specification's (specification A5). */
export const giftCardTexts = {
  amount: 'Amount',
  other: 'Another amount',
  otherAmount: 'Your amount in dollars',
  range: 'Any amount from $10 to $500.',
  amountWrong: 'Please enter an amount from $10 to $500.',
  email: 'Recipient’s email',
  emailHint: 'You add a note and choose the day it goes out at checkout.',
  emailWrong: 'Please enter a valid email',
} as const;

interface GiftCardFormProps {
  productID: GiftCardProduct;
  title: string;
  /** Amounts to choose from, in cents. */
  steps: readonly Cents[];
}

/** Amount in steps or free, recipient's e-mail for a card that goes by e-mail, quantity, and the button (ruling 23). */
export function GiftCardForm({ productID, title, steps }: GiftCardFormProps) {
  const id = useId();
  const byEmail = productID === emailGiftCard;
  const [step, setStep] = useState<Cents | null>(steps.includes(5000) ? 5000 : (steps[0] ?? null));
  const [typed, setTyped] = useState('');
  const [email, setEmail] = useState('');
  const [quantity, setQuantity] = useState(1);
  const [faults, setFaults] = useState<{ amount?: boolean; email?: boolean }>({});
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const amount = step ?? typedAmount(typed);

  const amounts = useFilledBefore<HTMLFieldSetElement>(String(step ?? ''), (typedStep) =>
    setStep(typedStep === '' ? null : Number(typedStep)),
  );
  const emailField = useFilledBefore<HTMLInputElement>(email, setEmail);

  const itemOf = (price: Cents) =>
    itemOfVariant(
      { productCode: productID, title, brand: null },
      { size: null, color: null, price, retailPrice: null },
    );

  function act(sent: FormData) {
    const more = stepOf(sent);
    if (more !== null) setQuantity(Math.min(Math.max(quantity + more, 1), mostGiftCards));
    else if (outcome.kind !== 'adding') void add();
  }

  async function add() {
    const wrong = {
      amount: amount === null || !isGiftCardAmount(amount),
      email: byEmail && !isEmail(email.trim()),
    };
    setFaults(wrong);
    setOutcome({ kind: 'idle' });
    if (wrong.amount || wrong.email || amount === null) {
      document.getElementById(`${id}-${wrong.amount ? 'free' : 'email'}`)?.focus();
      return;
    }
    setOutcome({ kind: 'adding' });
    const answer = await addGiftCardToCart({
      productID,
      amount,
      quantity,
      ...(byEmail ? { email: email.trim() } : {}),
    });
    if (!answer.ok) return setOutcome({ kind: 'refused', text: answer.error.text });
    if (answer.value === 'removed') return setOutcome({ kind: 'idle' });
    reportAddedToCart({
      item: itemOf(amount),
      quantity,
      objectID: productID,
    });
    setOutcome({
      kind: 'added',
      words: `${quantity === 1 ? '' : `${quantity} × `}${title}, ${formatCents(amount)}`,
    });
    setQuantity((now) => (now === quantity ? 1 : now));
  }

  return (
    <div className="flex flex-col gap-4">
      <ProductView item={itemOf(amount ?? 0)} />
      {/* Beside the form: what React has sent again, it sets back to how the page came. */}
      <fieldset ref={amounts}>
        <legend className="mb-1.5 text-sm font-strong">{giftCardTexts.amount}</legend>
        <div className="flex flex-wrap gap-2">
          {steps.map((cents) => (
            <label key={cents} className="choice nums">
              <input
                type="radio"
                name={`${id}-amount`}
                value={cents}
                className="sr-only"
                checked={step === cents}
                onChange={() => {
                  setStep(cents);
                  setFaults({});
                }}
              />
              {formatCents(cents).replace('.00', '')}
            </label>
          ))}
          <label className="choice">
            <input
              type="radio"
              name={`${id}-amount`}
              value=""
              className="sr-only"
              checked={step === null}
              onChange={() => setStep(null)}
            />
            {giftCardTexts.other}
          </label>
        </div>
        {step === null && (
          <TextField
            form={`${id}-form`}
            id={`${id}-free`}
            label={giftCardTexts.otherAmount}
            hint={giftCardTexts.range}
            error={faults.amount ? giftCardTexts.amountWrong : undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value.slice(0, 9));
              setFaults({ ...faults, amount: false });
            }}
            inputMode="decimal"
            autoComplete="off"
            className="nums mt-3 max-w-60"
          />
        )}
      </fieldset>
      <ActForm id={`${id}-form`} act={act} noValidate className="flex flex-col gap-4">
        {/* What Enter in a field presses: a form's first. */}
        <button type="submit" hidden />
        {byEmail && (
          <TextField
            ref={emailField}
            id={`${id}-email`}
            type="email"
            label={giftCardTexts.email}
            hint={giftCardTexts.emailHint}
            error={faults.email ? giftCardTexts.emailWrong : undefined}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setFaults({ ...faults, email: false });
            }}
            autoComplete="off"
          />
        )}
        <div className="flex flex-wrap items-center gap-4">
          <QuantityStepper
            label={title}
            value={quantity}
            min={1}
            max={mostGiftCards}
            onChange={setQuantity}
            sends
          />
          <Button
            type="submit"
            className="grow"
            busy={outcome.kind === 'adding' ? addingTexts.adding : undefined}
          >
            {addingTexts.add}
          </Button>
        </div>
      </ActForm>
      <OutcomeNotices outcome={outcome} />
    </div>
  );
}
