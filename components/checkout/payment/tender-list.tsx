import type { PlannedTender } from '@/lib/checkout/payment-plan';
import { formatCents, type Cents } from '@/lib/core/money';

interface TenderListProps {
  plan: readonly PlannedTender[];
  left: Cents;
  onRemove: (key: string) => void;
}

/** What pays the order so far, and what is still to pay: always in view of the step, said aloud when it changes. */
export function TenderList({ plan, left, onRemove }: TenderListProps) {
  return (
    <div className="rounded-pane bg-paper px-4 py-3">
      {plan.length > 0 && (
        <ul aria-label="Payments" className="mb-2 flex flex-col gap-1 border-b border-line pb-2">
          {plan.map(({ key, label, tender }) => (
            <li
              key={key}
              className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 text-ui"
            >
              <span>{label}</span>
              <span className="flex items-center gap-3">
                <span className="nums font-strong">{formatCents(tender.amount)}</span>
                <button
                  type="button"
                  onClick={() => onRemove(key)}
                  className="text-link inline-flex min-h-8 items-center text-sm"
                >
                  Remove<span className="sr-only"> {label}</span>
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="flex items-baseline justify-between gap-4">
        <span className="font-strong">{left === 0 ? 'Nothing left to pay' : 'Still to pay'}</span>
        <span className="nums display text-name">{formatCents(left)}</span>
      </p>
    </div>
  );
}
