import { useFilledBefore } from '@/components/ui/form/use-filled-before';

interface QuantitySelectProps {
  /** What is counted, for those who cannot see it. */
  label: string;
  value: number;
  quantities: readonly number[];
  onChange: (quantity: number) => void;
}

/** A quantity where a product is sold in certain quantities only. */
export function QuantitySelect({ label, value, quantities, onChange }: QuantitySelectProps) {
  const field = useFilledBefore<HTMLSelectElement>(String(value), (typed) =>
    onChange(Number(typed)),
  );
  return (
    <select
      ref={field}
      aria-label={`Quantity of ${label}`}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      className="select nums h-11 font-strong"
    >
      {quantities.map((quantity) => (
        <option key={quantity} value={quantity}>
          {quantity}
        </option>
      ))}
    </select>
  );
}
