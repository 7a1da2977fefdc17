import { Icon } from '@/components/ui/icon';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { machineDate } from '@/lib/core/time/chicago-time';
import { stepLabel, stepTime, wayOn } from '@/lib/account/step-words';
import type { ShipmentStep } from '@/lib/orders/shipment/shipment-life';

interface ShipmentStepsProps {
  steps: readonly ShipmentStep[];
  /** Where it was left, or why nobody took it. */
  place: string | null;
}

/** The way of a shipment: a step each with its time, those to come without a mark; down the page on small screens, across it on wide ones. */
export function ShipmentSteps({ steps, place }: ShipmentStepsProps) {
  if (steps.length === 0) return null;
  const last = steps.findLastIndex(({ done }) => done);
  const present = steps[last]?.state;
  const next = present ? wayOn(present) : null;
  return (
    <div className="border-t border-line px-4 py-4 sm:px-5">
      <ol aria-label="Where it is" className="flex flex-col sm:flex-row">
        {steps.map(({ state, done, at }, index) => (
          <li
            key={state}
            aria-current={index === last ? 'step' : undefined}
            className="relative flex flex-1 gap-3 pb-4 last:pb-0 sm:flex-col sm:gap-2 sm:pb-0 sm:pr-3"
          >
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={`absolute left-3 top-6 h-[calc(100%-1.5rem)] w-0.5 sm:left-6 sm:top-3 sm:h-0.5 sm:w-[calc(100%-1.5rem)] ${index < last ? 'bg-leaf-600' : 'bg-line'}`}
              />
            )}
            <span
              aria-hidden="true"
              className={`grid size-6 shrink-0 place-items-center rounded-full border-2 ${done ? 'border-leaf-600 bg-leaf-600 text-white' : 'border-line-strong bg-card'}`}
            >
              {done && <Icon name="check" size={14} />}
            </span>
            <span className="min-w-0">
              <span
                className={`block text-ui ${index === last ? 'font-strong' : done ? '' : 'text-ink-2'}`}
              >
                {stepLabel(state)}
                {!done && <span className="sr-only"> (not yet)</span>}
              </span>
              {at && (
                <time
                  dateTime={machineDate(at) ?? undefined}
                  className="nums block text-sm text-ink-2"
                >
                  {stepTime(at)}
                </time>
              )}
              {index === last && place && (
                <span className="block text-sm text-ink-2 wrap-anywhere">{place}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {next && (
        <p className="mt-4 text-ui">
          Call us at <OrderPhone className="font-strong" />, {next}
        </p>
      )}
    </div>
  );
}
