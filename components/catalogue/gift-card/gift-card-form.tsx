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
import { useFilledBefore } from '@/components/ui/form/use-filled-before';
import { giftCardTexts as texts } from './texts';

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
        <legend className="mb-1.5 text-sm font-strong">{texts.amount}</legend>
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
            {texts.other}
          </label>
        </div>
        {step === null && (
          <div className="mt-3">
            <label htmlFor={`${id}-free`} className="mb-1 block text-sm font-strong">
              {texts.otherAmount}
            </label>
            <input
              form={`${id}-form`}
              id={`${id}-free`}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value.slice(0, 9));
                setFaults({ ...faults, amount: false });
              }}
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={faults.amount || undefined}
              aria-describedby={faults.amount ? `${id}-free-error` : `${id}-free-hint`}
              className={`field nums w-36 ${faults.amount ? 'field-wrong' : ''}`}
            />
            <p id={`${id}-free-hint`} className="mt-1 text-xs text-ink-2">
              {texts.range}
            </p>
            {faults.amount && (
              <p
                id={`${id}-free-error`}
                role="alert"
                className="mt-1 text-xs font-strong text-terra-700"
              >
                {texts.amountWrong}
              </p>
            )}
          </div>
        )}
      </fieldset>
      <ActForm id={`${id}-form`} act={act} noValidate className="flex flex-col gap-4">
        {/* What Enter in a field presses: a form's first. */}
        <button type="submit" hidden />
        {byEmail && (
          <div>
            <label htmlFor={`${id}-email`} className="mb-1 block text-sm font-strong">
              {texts.email}
            </label>
            <input
              ref={emailField}
              id={`${id}-email`}
              type="email"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setFaults({ ...faults, email: false });
              }}
              autoComplete="off"
              aria-invalid={faults.email || undefined}
              aria-describedby={`${id}-email-${faults.email ? 'error' : 'hint'}`}
              className={`field w-full ${faults.email ? 'field-wrong' : ''}`}
            />
            {faults.email ? (
              <p id={`${id}-email-error`} role="alert" className="mt-1 text-xs text-terra-700">
                {texts.emailWrong}
              </p>
            ) : (
              <p id={`${id}-email-hint`} className="mt-1 text-xs text-ink-2">
                {texts.emailHint}
              </p>
            )}
          </div>
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
