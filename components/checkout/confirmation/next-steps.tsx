import { useId } from 'react';
import { ShopLink } from '@/components/ui/shop-link';
import type { NextSteps as Steps } from '@/lib/checkout/next-steps';
import { confirmationTexts } from '@/lib/checkout/confirmation-texts';

interface NextStepsProps extends Steps {
  heading?: 'h2' | 'h3';
}

/** What happens with a placed order from now on; nothing where nothing does. */
export function NextSteps({ sentences, driven, heading: Heading = 'h2' }: NextStepsProps) {
  const id = useId();
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-panel bg-mist px-5 py-4 sm:px-6">
      <Heading id={id} className="text-h3">
        {confirmationTexts.nextSteps}
      </Heading>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-ui marker:text-leaf-600">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {driven && (
          <li className="no-print">
            <ShopLink href="/customer-service/frequently-asked-questions" className="text-link">
              {confirmationTexts.nobodyHome}
            </ShopLink>
          </li>
        )}
      </ul>
    </section>
  );
}
