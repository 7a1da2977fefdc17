'use client';

import type { CartShipment } from '@/lib/cart/cart';
import { CardMessageStep } from './card-message/card-message-step';
import { DeliveryStep } from './delivery/delivery-step';
import type { NewChoice } from './one/delivery-part';
import { RecipientsStep } from './recipients/recipients-step';
import { StepSection, type StepSectionProps } from './step-section';
import { DeliverySummary, RecipientsSummary, WordsSummary } from './step-summaries';
import type { useCheckout } from './use-checkout';

interface SeveralDeliveriesProps {
  section: Pick<StepSectionProps, 'current' | 'cart' | 'onEdit' | 'notice'>;
  checkout: ReturnType<typeof useCheckout>;
  shipments: readonly CartShipment[];
  anew: NewChoice | null;
}

/** Recipients, days and cards of an order with several shipments: three steps, each of them for all. */
export function SeveralDeliveries({ section, checkout, shipments, anew }: SeveralDeliveriesProps) {
  const { problem, saving, save, changes, goOn, goTo } = checkout;
  return (
    <>
      <StepSection
        step="recipients"
        {...section}
        summary={<RecipientsSummary shipments={shipments} />}
      >
        <RecipientsStep
          cart={section.cart}
          problem={problem}
          save={save}
          onDone={() => goOn('delivery')}
        />
      </StepSection>
      <StepSection step="delivery" {...section} summary={<DeliverySummary shipments={shipments} />}>
        <DeliveryStep
          key={anew?.time}
          anew={anew?.to === 'delivery' ? anew.lineID : undefined}
          changes={section.cart.changes}
          remove={changes.remove}
          shipments={shipments}
          problem={problem}
          saving={saving}
          save={save}
          onDone={() => goOn('words')}
          onRecipients={() => goTo('recipients')}
        />
      </StepSection>
      <StepSection step="words" {...section} summary={<WordsSummary shipments={shipments} />}>
        <CardMessageStep
          shipments={shipments}
          problem={problem}
          saving={saving}
          save={save}
          onDone={() => goOn('payment')}
        />
      </StepSection>
    </>
  );
}
