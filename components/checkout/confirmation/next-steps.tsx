import { ShopLink } from '@/components/ui/shop-link';
import type { Confirmation } from '@/lib/checkout/confirmation';
import { isDriven, nextSteps } from '@/lib/checkout/next-steps';
import { checkoutTexts } from '@/lib/checkout/texts';

/** What happens with a placed order from now on. */
export function NextSteps({
  confirmation: { order, guest, reportable },
}: {
  confirmation: Pick<Confirmation, 'order' | 'guest' | 'reportable'>;
}) {
  const steps = nextSteps({ shipments: order.shipments, guest, reportable });
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps" className="rounded-panel bg-mist px-5 py-4 sm:px-6">
      <h2 id="next-steps" className="text-h3">
        {checkoutTexts.nextSteps}
      </h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-ui marker:text-leaf-600">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        {isDriven(order.shipments) && (
          <li className="no-print">
            <ShopLink href="/customer-service/frequently-asked-questions" className="text-link">
              {checkoutTexts.nobodyHome}
            </ShopLink>
          </li>
        )}
      </ul>
    </section>
  );
}
