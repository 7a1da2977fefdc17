import { checkoutTexts } from '@/lib/checkout/texts';
import { formatCents } from '@/lib/core/money';
import type { PaymentLine } from '@/lib/orders/order-payments';

/** What an order was paid with: the kind and the last digits of each payment; nothing while that is not known. */
export function PaidWith({ payments }: { payments: readonly PaymentLine[] }) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="paid-with" className="mt-5 border-t border-line pt-4">
      <h3 id="paid-with" className="mb-2 text-ui font-strong">
        {checkoutTexts.paidWith}
      </h3>
      <ul className="nums flex flex-col gap-1 text-ui">
        {payments.map(({ label, cents }, index) => (
          <li key={index} className="flex justify-between gap-4">
            <span className="min-w-0 text-ink-2 [overflow-wrap:anywhere]">{label}</span>{' '}
            <span>{formatCents(cents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
