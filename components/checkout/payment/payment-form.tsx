'use client';

import { useEffect, useRef, useState } from 'react';
import { useFocusAfter } from '@/components/ui/kept-focus';
import { ErrorSummary } from '@/components/ui/form/error-summary';
import { useFirstInvalid } from '@/components/ui/form/use-first-invalid';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Funds } from '@/lib/checkout/payment/funds';
import {
  guestErrors,
  guestOfPayer,
  isGuest,
  type GuestDraft,
  type Payer,
} from '@/lib/checkout/guest';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import { share, type PlannedTender } from '@/lib/checkout/payment/payment-plan';
import { isWallet } from '@/lib/checkout/payment/wallets';
import { checkoutTexts } from '@/lib/checkout/texts';
import { useKept } from '@/components/cart/use-kept';
import type { Payment } from '@/components/checkout/payment/use-payment';
import { formatCents, type Cents } from '@/lib/core/money';
import { accountPath } from '@/lib/routes/account-path';
import { BuyerFields, buyerFieldID } from './buyer-fields';
import { GiftCardField } from './gift-card/gift-card-field';
import { MethodChoice } from './method-choice';
import { expiredCards, openMethods } from './methods';
import { RefitNotice } from './refit-notice';

interface TenderListProps {
  plan: readonly PlannedTender[];
  left: Cents;
  onRemove: (key: string) => void;
}

/** What pays the order so far, and what is still to pay: always in view of the step, said aloud when it changes. Has the focus of a payment that was removed, and of what paid a part and went with it. */
function TenderList({ plan, left, onRemove }: TenderListProps) {
  const due = useRef<HTMLParagraphElement>(null);
  const count = useRef(plan.length);
  useEffect(() => {
    const isPartAdded = plan.length > count.current && left > 0;
    if ((plan.length < count.current || isPartAdded) && document.activeElement === document.body)
      due.current?.focus();
    count.current = plan.length;
  }, [plan.length, left]);
  return (
    <div className="rounded-pane bg-paper px-4 py-3">
      {plan.length > 0 && (
        <ul aria-label="Payments" className="mb-2 flex flex-col gap-1 border-b border-line pb-2">
          {plan.map(({ key, label, tender }) => (
            <li
              key={key}
              className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 text-ui"
            >
              <span>{label}</span>
              <span className="flex items-center gap-3">
                <span className="nums font-strong">{formatCents(tender.amount)}</span>
                <button
                  type="button"
                  onClick={() => onRemove(key)}
                  className="text-link tap text-sm"
                >
                  Remove<span className="sr-only"> {label}</span>
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p
        ref={due}
        role="status"
        tabIndex={-1}
        className="flex items-baseline justify-between gap-4"
      >
        <span className="font-strong">{left === 0 ? 'Nothing left to pay' : 'Amount due'}</span>
        <span className="nums display text-name">{formatCents(left)}</span>
      </p>
    </div>
  );
}

interface PaymentFormProps {
  payment: Payment;
  /** `null` when the gateway cannot be reached: stored value still pays. */
  setup: PaymentSetup | null;
  funds: Funds | null;
  /** The shopper tries to pay in another way. */
  onTry: () => void;
  onDone: () => void;
}

const nobody: GuestDraft = { firstName: '', lastName: '', email: '', phone: '' };
const allTouched = { firstName: true, lastName: true, email: true, phone: true };

/** Who orders and what pays: stored value first, then one method after the other until nothing is left. */
export function PaymentForm({ payment, setup, funds, onTry, onDone }: PaymentFormProps) {
  const { plan, left, add, remove } = payment;
  const signedIn = funds?.signedIn ?? false;
  const [buyer, setBuyer] = useKept('buyer', payment.guest ?? nobody, { is: isGuest });
  const [touched, setTouched] = useState<Partial<Record<keyof GuestDraft, boolean>>>({});
  const { part, showFirst } = useFirstInvalid<HTMLDivElement>();
  const review = useRef<HTMLButtonElement>(null);
  useFocusAfter(left > 0, review);
  const [untold, setUntold] = useState<string | null>(null);
  useEffect(() => {
    if (untold) document.getElementById(buyerFieldID(untold))?.focus();
  }, [untold]);
  const errors = signedIn ? {} : guestErrors(buyer);
  const tried = touched === allTouched;
  const ready = (who = buyer) => {
    onTry();
    const isPayerKnown = signedIn || Object.keys(guestErrors(who)).length === 0;
    if (!isPayerKnown) {
      setTouched(allTouched);
      showFirst();
    }
    payment.setGuest(signedIn ? null : who);
    return isPayerKnown;
  };
  /** Pays with a tender; what its wallet tells of the payer need not be typed, and what it does not is asked for before anything is called wrong. */
  const take = (tender: PlannedTender, payer: Payer = {}) => {
    const who = guestOfPayer(buyer, payer);
    if (!signedIn) setBuyer(who);
    add(tender);
    if (tender.tender.amount < left) return;
    const [missing] = signedIn ? [] : Object.keys(guestErrors(who));
    if (missing && isWallet(tender.tender.kind)) return setUntold(missing);
    if (ready(who)) onDone();
  };
  const focusedRef = useRef<string | null>(null);
  const who = !signedIn && (
    <BuyerFields
      focusedRef={focusedRef}
      buyer={buyer}
      touched={touched}
      onChange={setBuyer}
      onTouch={(field) => {
        if (!tried) setTouched({ ...touched, [field]: true });
      }}
    />
  );
  const choosing = left > 0 && (setup !== null || Boolean(funds?.charge));
  const perks = funds?.perks;
  const perksUsed = plan.some(({ tender }) => tender.kind === 'purplePerks');
  return (
    <div ref={part} className="flex flex-col gap-6">
      {tried && (
        <ErrorSummary
          heading={checkoutTexts.toCorrect}
          errors={Object.entries(errors).map(([field, text]) => ({
            id: buyerFieldID(field),
            text,
          }))}
        />
      )}
      <RefitNotice payment={payment} />
      <TenderList plan={plan} left={left} onRemove={remove} />
      <div className="flex flex-col items-start gap-2">
        {left > 0 && perks && perks.balance > 0 && !perksUsed && (
          <button
            type="button"
            className="text-link tap min-h-11"
            onClick={() =>
              add({
                key: 'perks',
                label: 'Purple Perks dollars',
                most: perks.balance,
                tender: { kind: 'purplePerks', amount: share(left, perks.balance) },
              })
            }
          >
            Use {formatCents(share(left, perks.balance))} of your {formatCents(perks.balance)}{' '}
            Purple Perks dollars
          </button>
        )}
        <GiftCardField left={left} plan={plan} onAdd={add} />
      </div>
      {left > 0 && !setup && <Notice tone="error">{checkoutTexts.paymentDown}</Notice>}
      {left > 0 && expiredCards(funds).length > 0 && (
        <p className="text-sm text-ink-2">
          {expiredCards(funds).join(' ')}{' '}
          <a
            className="text-link"
            href={accountPath('payment-methods')}
            target="_blank"
            rel="noopener"
          >
            {checkoutTexts.cardsInAccount}
          </a>
        </p>
      )}
      {choosing && (
        <MethodChoice
          methods={openMethods({ setup, funds, plan })}
          plan={plan}
          who={who}
          setup={setup}
          signedIn={signedIn}
          left={left}
          knownBill={funds?.bill ?? { postalCode: payment.deliveryZip ?? '', street: '' }}
          deliveryZip={payment.deliveryZip}
          ready={() => ready()}
          onTry={onTry}
          onAdd={take}
        />
      )}
      <div role="status" className="empty:sr-only">
        {untold && left === 0 && <Notice tone="success">{checkoutTexts.walletUntold}</Notice>}
      </div>
      {!choosing && who}
      {left === 0 && (
        <Button
          ref={review}
          className="self-end max-sm:w-full"
          onClick={() => {
            if (!ready()) return;
            payment.keep(plan);
            onDone();
          }}
        >
          Review your order
        </Button>
      )}
      <p className="-mt-3 text-xs text-ink-2 sm:text-right">{checkoutTexts.reviewNext}</p>
    </div>
  );
}
