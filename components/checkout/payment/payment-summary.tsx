import type { Payment } from '@/components/checkout/use-payment';
import { formatCents } from '@/lib/core/money';

/** The finished payment step in a line or two: what pays how much, and where the confirmation goes. */
export function PaymentSummary({ payment: { plan, left, guest } }: { payment: Payment }) {
  const parts =
    plan.length === 1
      ? plan.map(({ label }) => label)
      : plan.map(({ label, tender }) => `${label}: ${formatCents(tender.amount)}`);
  return (
    <>
      {[...parts, guest?.email].filter(Boolean).join(', ')}
      {left > 0 && (
        <span className="block font-strong text-terra-700">Still to pay: {formatCents(left)}</span>
      )}
    </>
  );
}
