import { useId, type RefObject } from 'react';
import { FieldNote, inputClass } from '@/components/ui/text-field';
import { cardFields, type CardField } from '@/lib/checkout/card-faults';

interface HostedCardFieldsProps {
  box: RefObject<HTMLDivElement | null>;
  faults: Partial<Record<CardField, string | null>>;
  focused: CardField | null;
  kind: string | null;
}

const labels: Record<CardField, string> = {
  number: 'Card number',
  expirationDate: 'Expires (MM/YY)',
  cvv: 'Security code',
};

/** The places of the gateway's card fields; each becomes a frame of its own, which names itself to screen readers. */
export function HostedCardFields({ box, faults, focused, kind }: HostedCardFieldsProps) {
  const id = useId();
  return (
    <div ref={box} role="group" aria-label="Card details" className="grid grid-cols-2 gap-4">
      {cardFields.map((field) => (
        <div key={field} className={field === 'number' ? 'col-span-2' : ''}>
          <div className="mb-1 flex justify-between gap-3 text-sm">
            <label htmlFor={`${id}-${field}`} className="font-strong">
              {labels[field]}
            </label>
            {field === 'number' && kind && (
              <span className="text-ink-2" aria-live="polite">
                {kind}
              </span>
            )}
          </div>
          <div
            id={`${id}-${field}`}
            data-field={field}
            className={`${inputClass(Boolean(faults[field]))} ${focused === field ? 'outline-2 outline-offset-2 outline-aubergine-700' : ''}`}
          />
          <FieldNote id={`${id}-${field}-more`} error={faults[field] ?? undefined} />
        </div>
      ))}
    </div>
  );
}
