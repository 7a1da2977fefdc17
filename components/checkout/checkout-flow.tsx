'use client';

import { useEffect, useRef, useState } from 'react';
import { askCaptcha } from '@/components/auth/ask-captcha';
import { latePart } from '@/components/browser/late-part';
import { CartNotices } from '@/components/cart/cart-notices';
import { DayDialogHost } from '@/components/cart/day/day-dialog-host';
import { DialogFailed } from '@/components/ui/dialog/dialog-failed';
import { useFocusAfterDialog } from '@/components/ui/dialog/use-focus-after-dialog';
import { Notice } from '@/components/ui/notice';
import { type Cart, shipmentOf, shipmentsToSend } from '@/lib/cart/cart';
import {
  isBefore,
  isForOne,
  openStep,
  screenOf,
  stepOfChange,
  stepWords,
  stepsOf,
  type CheckoutStep,
} from '@/lib/checkout/steps';
import { checkoutTexts } from '@/lib/checkout/texts';
import { bankTexts } from '@/lib/checkout/payment/bank-texts';
import { walletNames } from '@/lib/checkout/payment/wallets';
import type { OrderChange } from '@/lib/core/order-change';
import { visitEndedText } from '@/lib/core/errors/visit-ended-text';
import { useStore } from '@/components/browser/create-store';
import { visitorStore } from '@/components/session/visitor-store';
import { hasEnded, useCheckout } from '@/components/checkout/use-checkout';
import { CheckingOrder } from './confirmation/checking-order';
import { CheckoutHeader } from './checkout-header';
import { EndedVisitHost } from './ended-visit-host';
import type { NewChoice } from './one/delivery-part';
import { OneDelivery } from './one/one-delivery';
import { MobileTotal, OrderAside } from './order-aside';
import { MoveGoods, type Moving } from './recipients/move-goods';
import { PaymentStep } from './payment/payment-step';
import { RefitNotice } from './payment/refit-notice';
import { ReviewStep } from './review-step';
import { SeveralDeliveries } from './several-deliveries';
import { StepSection } from './step-section';
import { StandingChanges } from './standing-changes';
import { PaymentSummary } from './step-summaries';
import { heldCents } from '@/lib/orders/tender';

const BankDialog = latePart(() => import('./payment/bank/bank-dialog'), DialogFailed);

/** The step that comes in the place of something else has the focus that went with it. */
function useFocusOnStep(isElsewhere: boolean, step: CheckoutStep): void {
  const was = useRef(isElsewhere);
  useEffect(() => {
    if (was.current && !isElsewhere && document.activeElement === document.body)
      document.getElementById(`step-${step}`)?.focus();
    was.current = isElsewhere;
  }, [isElsewhere, step]);
}

/** Whether the visitor is a customer, or was one while this order was shown: a refused log-in makes a visitor of them before their cart is known to be gone. */
function useWasCustomer(): boolean {
  const isCustomer = useStore(visitorStore)?.kind === 'customer';
  const [was, setWas] = useState(isCustomer);
  if (isCustomer && !was) setWas(true);
  return was;
}

interface CheckoutFlowProps {
  cart: Cart;
  fetching: boolean;
  /** What is said where the cart could not be calculated: `cart` is as it was before. */
  failure?: React.ReactNode;
  /** The visit this cart belonged to has ended. */
  ended?: boolean;
}

/** Checkout on one page: steps that close into summaries, the order and its total beside them (ruling 17). */
export function CheckoutFlow({ cart, fetching, failure = null, ended = false }: CheckoutFlowProps) {
  const checkout = useCheckout(cart, askCaptcha);
  const wasCustomer = useWasCustomer();
  const { step, saving, problem, submission, save, bank } = checkout;
  const [newChoice, setNewChoice] = useState<NewChoice | null>(null);
  const [dayDialogLineID, setDayDialogLineID] = useState<string | null>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [opened] = useState(step);
  const [moved, setMoved] = useState(false);
  if (!moved && step !== opened) setMoved(true);
  const shipments = shipmentsToSend(cart);
  const screen = screenOf(step, cart);
  const together = isForOne(cart) && screen === 'delivery';
  // Goods that go to several from now on, and an order that was not placed after all.
  useFocusOnStep(together, step);
  const isMoving = moving !== null && !ended && isBefore(step, 'payment');
  // Who comes back to the step has not opened it again.
  if (moving !== null && !isMoving) setMoving(null);
  useFocusAfterDialog(isMoving, () =>
    document.getElementById(`step-${together ? 'delivery' : step}`),
  );
  useFocusOnStep(submission.kind === 'checking', step);
  const steps = stepsOf(cart);
  const checking = (fetching || saving) && failure === null;
  const confirmed = !checking && failure === null;
  const words = (ofStep: CheckoutStep) => stepWords(ofStep, cart);
  if (submission.kind === 'checking')
    return (
      <>
        <CheckoutHeader current="review" steps={steps} words={words} />
        <main id="main" className="shop py-12">
          <CheckingOrder elsewhere={submission.elsewhere} />
        </main>
      </>
    );
  const { changes, refusal } = checkout;
  const chooseInstead = (change: OrderChange) => {
    const to = stepOfChange(change);
    const [lineID = ''] = change.lineIDs;
    // While somebody is still to be named the days have no screen of their own.
    if (!together && to === 'delivery' && openStep(to, cart) === 'recipients')
      return setDayDialogLineID(lineID);
    checkout.goTo(to);
    setNewChoice({ to, lineID, time: (newChoice?.time ?? 0) + 1 });
    if (!together && to === step) document.getElementById(`step-${to}`)?.focus();
  };
  const over =
    refusal && hasEnded(refusal)
      ? refusal
      : ended
        ? { code: 'visit-ended' as const, text: visitEndedText }
        : null;
  const notice = over ? (
    <EndedVisitHost cart={cart} problem={over} wasCustomer={wasCustomer} />
  ) : (
    (changes.changes.length > 0 || refusal !== null) && (
      <StandingChanges
        cart={cart}
        changes={changes.changes}
        refused={refusal}
        busy={saving}
        mend={changes.mend}
        remove={changes.remove}
        onAnother={chooseInstead}
      />
    )
  );
  const edit = (to: CheckoutStep) => {
    setNewChoice(null);
    checkout.goTo(to);
  };
  const dayDialogShipment =
    dayDialogLineID === null ? undefined : shipmentOf(cart, dayDialogLineID);
  const section = { current: step, cart, onEdit: edit, notice };
  return (
    <>
      <CheckoutHeader current={screen} steps={steps} words={words} />
      <main
        id="main"
        className="shop grid items-start gap-8 py-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:py-9"
      >
        <div className="flex flex-col gap-5">
          <h1 className="sr-only">Checkout</h1>
          {!over && <CartNotices />}
          {step !== 'review' && failure}
          {checkout.wallet && (
            <p role="status" className="rounded-panel bg-mist px-4 py-3 text-ui">
              {checkoutTexts.walletNext(walletNames[checkout.wallet])}
            </p>
          )}
          {together && (
            <OneDelivery
              cart={cart}
              step={step}
              moved={moved}
              problem={problem}
              saving={saving}
              save={save}
              remove={changes.remove}
              newChoice={newChoice}
              onMove={setMoving}
              notice={notice}
              onDone={checkout.goOn}
            />
          )}
          {shipments.length > 0 && !together && (
            <SeveralDeliveries
              section={section}
              checkout={checkout}
              shipments={shipments}
              newChoice={newChoice}
              onMove={setMoving}
            />
          )}
          <StepSection
            step="payment"
            {...section}
            summary={<PaymentSummary payment={checkout.payment} />}
          >
            <PaymentStep
              payment={checkout.payment}
              problem={problem}
              onTry={checkout.clearProblem}
              onDone={checkout.settle}
            />
          </StepSection>
          <StepSection step="review" {...section} summary={null}>
            <ReviewStep
              cart={cart}
              confirmed={confirmed}
              checking={checking}
              busy={
                bank.asking
                  ? bankTexts.asking
                  : submission.kind === 'placing'
                    ? 'Placing your order'
                    : undefined
              }
              heldCents={heldCents(checkout.payment.plan.map(({ tender }) => tender))}
              problem={
                failure ?? (
                  <>
                    <RefitNotice payment={checkout.payment} />
                    {problem && <Notice tone="error">{problem}</Notice>}
                  </>
                )
              }
              onPlace={checkout.place}
            />
          </StepSection>
        </div>
        <OrderAside cart={cart} confirmed={confirmed} />
      </main>
      <MobileTotal cart={cart} confirmed={confirmed} />
      {dayDialogShipment && !ended && (
        <DayDialogHost
          shipment={dayDialogShipment}
          save={save}
          onClose={() => setDayDialogLineID(null)}
        />
      )}
      {isMoving && (
        <MoveGoods cart={cart} moving={moving} save={save} onClose={() => setMoving(null)} />
      )}
      {bank.challenge && <BankDialog.Part challenge={bank.challenge} onClose={bank.close} />}
    </>
  );
}
