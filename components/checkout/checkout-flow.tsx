'use client';

import type { Cart } from '@/lib/cart/cart';
import { daySentence } from '@/lib/cart/day-words';
import { blankRecipient } from '@/lib/checkout/draft';
import { useCheckout } from '@/lib/checkout/use-checkout.client';
import { isPickup, methodLabel } from '@/lib/delivery/labels';
import { CardStep } from './card-step';
import { CheckingOrder } from './checking-order';
import { CheckoutHeader } from './checkout-header';
import { DeliveryStep } from './delivery-step';
import { MobileTotal } from './mobile-total';
import { OrderAside } from './order-aside';
import { PaymentStep } from './payment-step';
import { RecipientForm } from './recipient-form';
import { RecipientSummary } from './recipient-summary';
import { ReviewStep } from './review-step';
import { StepSection } from './step-section';

/** Checkout on one page: steps that close into summaries, the order and its total beside them (decision 17). */
export function CheckoutFlow({ cart, fetching }: { cart: Cart; fetching: boolean }) {
  const checkout = useCheckout(cart);
  const { draft, step, saving, problem, submission } = checkout;
  const { recipient, delivery, words } = draft;
  const confirmed = !fetching && !saving && cart.state === 'ready';
  if (submission.kind === 'checking') return <><CheckoutHeader current="review" /><main id="main" className="shop py-12"><CheckingOrder /></main></>;
  const section = { current: step, onEdit: checkout.edit };
  return (
    <>
      <CheckoutHeader current={step} />
      <main id="main" className="shop grid items-start gap-8 py-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:py-9">
        <div className="flex flex-col gap-5">
          <h1 className="sr-only">Checkout</h1>
          <StepSection step="recipient" {...section} summary={recipient && <RecipientSummary recipient={recipient} />}>
            <RecipientForm initial={recipient ?? blankRecipient} onDone={checkout.setRecipient} />
          </StepSection>
          <StepSection step="delivery" {...section} summary={delivery && `${methodLabel(delivery.method)}, ${daySentence(delivery.date)}`}>
            {recipient && <DeliveryStep recipient={recipient} initial={delivery} problem={problem} saving={saving} onDone={checkout.setDelivery} />}
          </StepSection>
          <StepSection step="words" {...section} summary={words.lines.some(Boolean) ? <em className="display">“{words.lines.filter(Boolean).join(' ')}”</em> : 'No card'}>
            <CardStep initial={words} pickup={delivery !== null && isPickup(delivery.method)} problem={problem} saving={saving} onDone={checkout.setWords} />
          </StepSection>
          <StepSection step="payment" {...section} summary={checkout.card && `${checkout.card.cardType} ending in ${checkout.card.lastFour}, ${checkout.guest.email}`}>
            <PaymentStep guest={checkout.guest} problem={problem} onDone={checkout.setPayment} />
          </StepSection>
          <StepSection step="review" {...section} summary={null}>
            <ReviewStep cart={cart} confirmed={confirmed} placing={submission.kind === 'placing'} problem={problem} onPlace={() => checkout.place(cart.totals.total)} />
          </StepSection>
        </div>
        <OrderAside cart={cart} confirmed={confirmed} />
      </main>
      <MobileTotal cart={cart} confirmed={confirmed} />
    </>
  );
}
