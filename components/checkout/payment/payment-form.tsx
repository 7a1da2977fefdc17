'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Funds } from '@/lib/checkout/funds';
import { guestErrors, type GuestDraft } from '@/lib/checkout/guest';
import type { PaymentSetup } from '@/lib/checkout/payment';
import { share, type PlannedTender } from '@/lib/checkout/payment-plan';
import { checkoutTexts } from '@/lib/checkout/texts';
import type { Payment } from '@/lib/checkout/use-payment.client';
import { formatCents } from '@/lib/core/money';
import { BuyerFields } from './buyer-fields';
import { GiftCardField } from './gift-card-field';
import { MethodChoice } from './method-choice';
import { openMethods } from './methods';
import { TenderList } from './tender-list';

interface PaymentFormProps {
  payment: Payment;
  /** `null` when the gateway cannot be reached: stored value still pays. */
  setup: PaymentSetup | null;
  funds: Funds | null;
  onDone: () => void;
}

const nobody: GuestDraft = { firstName: '', lastName: '', email: '' };
const allTouched = { firstName: true, lastName: true, email: true };

/** Who orders and what pays: stored value first, then one method after the other until nothing is left. */
export function PaymentForm({ payment, setup, funds, onDone }: PaymentFormProps) {
  const { plan, left, add, remove } = payment;
  const signedIn = funds?.signedIn ?? false;
  const [buyer, setBuyer] = useState(payment.guest ?? nobody);
  const [touched, setTouched] = useState<Partial<Record<keyof GuestDraft, boolean>>>({});
  const known = signedIn || Object.keys(guestErrors(buyer)).length === 0;
  const ready = () => {
    if (!known) setTouched(allTouched);
    payment.setGuest(signedIn ? null : buyer);
    return known;
  };
  const take = (tender: PlannedTender) => {
    add(tender);
    if (tender.tender.amount === left && ready()) onDone();
  };
  const perks = funds?.perks;
  const perksUsed = plan.some(({ tender }) => tender.kind === 'purplePerks');
  return (
    <div className="flex flex-col gap-6">
      {!signedIn && <BuyerFields buyer={buyer} touched={touched} onChange={setBuyer} onTouch={(field) => setTouched({ ...touched, [field]: true })} />}
      <TenderList plan={plan} left={left} onRemove={remove} />
      {left > 0 && (
        <div className="flex flex-col items-start gap-2">
          {perks && perks.balance > 0 && !perksUsed && (
            <button
              type="button" className="text-link inline-flex min-h-11 items-center"
              onClick={() => add({ key: 'perks', label: 'Purple Perks dollars', most: perks.balance, tender: { kind: 'purplePerks', amount: share(left, perks.balance) } })}
            >
              Use {formatCents(share(left, perks.balance))} of your {formatCents(perks.balance)} Purple Perks dollars
            </button>
          )}
          <GiftCardField left={left} onAdd={add} />
        </div>
      )}
      {left > 0 && !setup && <Notice tone="error">{checkoutTexts.paymentDown}</Notice>}
      {left > 0 && (setup || funds?.charge) && <MethodChoice methods={openMethods({ setup, funds, plan })} setup={setup} signedIn={signedIn} left={left} ready={ready} onAdd={take} />}
      {left === 0 && <Button className="self-end max-sm:w-full" onClick={() => { if (ready()) onDone(); }}>Review your order</Button>}
    </div>
  );
}
