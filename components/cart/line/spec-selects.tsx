import { useFilledBefore } from '@/components/ui/form/use-filled-before';
import type { ProductSpec } from '@/lib/catalogue/product/product';
import { formatCents } from '@/lib/core/money';

/** The option chosen of each spec, by spec ID; an empty text is none. */
export type SpecChoice = Record<string, string>;

/** What is chosen before the shopper chooses: the default option where a spec has one. */
export function defaultChoice(specs: readonly ProductSpec[]): SpecChoice {
  return Object.fromEntries(
    specs.map((spec) => [
      spec.specID,
      spec.defaultOptionID ?? (spec.required ? (spec.options[0]?.optionID ?? '') : ''),
    ]),
  );
}

interface SpecSelectsProps {
  idPrefix: string;
  specs: readonly ProductSpec[];
  choice: SpecChoice;
  onChange: (change: (before: SpecChoice) => SpecChoice) => void;
}

/** One select per spec (assembly, placement), each option with what it adds to the price. */
export function SpecSelects({ idPrefix, specs, choice, onChange }: SpecSelectsProps) {
  return specs.map((spec) => (
    <SpecSelect
      key={spec.specID}
      id={`${idPrefix}-${spec.specID}`}
      spec={spec}
      value={choice[spec.specID] ?? ''}
      onChange={(optionID) => onChange((before) => ({ ...before, [spec.specID]: optionID }))}
    />
  ));
}

function SpecSelect({
  id,
  spec,
  value: chosen,
  onChange,
}: {
  id: string;
  spec: ProductSpec;
  value: string;
  onChange: (optionID: string) => void;
}) {
  const field = useFilledBefore<HTMLSelectElement>(chosen, onChange);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-strong">
        {spec.name}
      </label>
      <select
        ref={field}
        id={id}
        value={chosen}
        onChange={(event) => onChange(event.target.value)}
        className="select w-full"
      >
        {!spec.required && <option value="">No thank you</option>}
        {spec.options.map(({ optionID, value, markup }) => (
          <option key={optionID} value={optionID}>
            {markup > 0 ? `${value} (+${formatCents(markup)})` : value}
          </option>
        ))}
      </select>
    </div>
  );
}
