'use client';

import { latePart } from '@/components/browser/late-part';
import { CartFailure } from '@/components/cart/cart-failure';
import { checkoutTexts } from '@/lib/checkout/texts';
import type { SeveralStepProps } from './several-step';
import { StepSection, type StepSectionProps } from './step-section';
import { DeliverySummary, RecipientsSummary, WordsSummary } from './step-summaries';

/** Most orders go to one recipient: what several need comes after the page's first script. */
const OpenStep = latePart<SeveralStepProps>(
  () => import('./several-step'),
  ({ onRetry }) => (
    <CartFailure text={checkoutTexts.stepNotLoaded} onRetry={() => void onRetry()} />
  ),
);

/** Fetches the script of the steps of several shipments; never rejects. */
export const prepareSeveralDeliveries = OpenStep.prepare;

interface SeveralDeliveriesProps extends Omit<SeveralStepProps, 'step' | 'cart'> {
  section: Pick<StepSectionProps, 'current' | 'cart' | 'onEdit' | 'notice'>;
}

/** Recipients, days and cards of an order with several shipments: three steps, each of them for all. */
export function SeveralDeliveries({ section, ...parts }: SeveralDeliveriesProps) {
  const { shipments } = parts;
  const open = { ...parts, cart: section.cart };
  return (
    <>
      <StepSection
        step="recipients"
        {...section}
        summary={<RecipientsSummary shipments={shipments} />}
      >
        <OpenStep.Part step="recipients" {...open} />
      </StepSection>
      <StepSection step="delivery" {...section} summary={<DeliverySummary shipments={shipments} />}>
        <OpenStep.Part step="delivery" {...open} />
      </StepSection>
      <StepSection step="words" {...section} summary={<WordsSummary shipments={shipments} />}>
        <OpenStep.Part step="words" {...open} />
      </StepSection>
    </>
  );
}
