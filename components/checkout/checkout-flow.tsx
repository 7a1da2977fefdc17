'use client';

import { CartNotices } from '@/components/cart/cart-notices';
import type { Cart } from '@/lib/cart/cart';
import { shipmentsToSend } from '@/lib/cart/workshops';
import { stepsOf } from '@/lib/checkout/steps';
import { useCheckout } from '@/lib/checkout/use-checkout.client';
import { CardStep } from './card-step';
import { CheckingOrder } from './checking-order';
import { CheckoutHeader } from './checkout-header';
import { DeliveryStep } from './delivery-step';
import { MobileTotal } from './mobile-total';
import { OrderAside } from './order-aside';
import { PaymentStep } from './payment-step';
import { PaymentSummary } from './payment/payment-summary';
import { RecipientsStep } from './recipients-step';
import { ReviewStep } from './review-step';
import { StepSection } from './step-section';
import { DeliverySummary, RecipientsSummary, WordsSummary } from './step-summaries';

/** Checkout on one page: steps that close into summaries, the order and its total beside them (decision 17). */
export function CheckoutFlow({ cart, fetching }: { cart: Cart; fetching: boolean }) {
  const checkout = useCheckout(cart);
  const { step, saving, problem, submission, save } = checkout;
  const shipments = shipmentsToSend(cart);
  const steps = stepsOf(cart);
  const confirmed = !fetching && !saving && cart.state === 'ready';
  if (submission.kind === 'checking') return <><CheckoutHeader current="review" steps={steps} /><main id="main" className="shop py-12"><CheckingOrder /></main></>;
  const section = { current: step, onEdit: checkout.goTo };
  return (
    <>
      <CheckoutHeader current={step} steps={steps} />
      <main id="main" className="shop grid items-start gap-8 py-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:py-9">
        <div className="flex flex-col gap-5">
          <h1 className="sr-only">Checkout</h1>
          <CartNotices />
          {shipments.length > 0 && (
            <>
              <StepSection step="recipients" {...section} summary={<RecipientsSummary shipments={shipments} />}>
                <RecipientsStep cart={cart} problem={problem} save={save} onDone={() => checkout.goTo('delivery')} />
              </StepSection>
              <StepSection step="delivery" {...section} summary={<DeliverySummary shipments={shipments} />}>
                <DeliveryStep shipments={shipments} problem={problem} saving={saving} save={save} onDone={() => checkout.goTo('words')} onRecipients={() => checkout.goTo('recipients')} />
              </StepSection>
              <StepSection step="words" {...section} summary={<WordsSummary shipments={shipments} />}>
                <CardStep shipments={shipments} problem={problem} saving={saving} save={save} onDone={() => checkout.goTo('payment')} />
              </StepSection>
            </>
          )}
          <StepSection step="payment" {...section} summary={<PaymentSummary payment={checkout.payment} />}>
            <PaymentStep payment={checkout.payment} problem={problem} onDone={() => checkout.goTo('review')} />
          </StepSection>
          <StepSection step="review" {...section} summary={null}>
            <ReviewStep cart={cart} confirmed={confirmed} placing={submission.kind === 'placing'} problem={problem} onPlace={checkout.place} />
          </StepSection>
        </div>
        <OrderAside cart={cart} confirmed={confirmed} />
      </main>
      <MobileTotal cart={cart} confirmed={confirmed} />
    </>
  );
}
