import type { ProductSpec } from '@/lib/catalogue/product';
import { formatCents } from '@/lib/core/money';

/** The option chosen of each spec, by spec ID; an empty text is none. */
export type SpecChoice = Record<string, string>;

/** What is chosen before the shopper chooses: the default option where a spec has one. */
export function defaultChoice(specs: readonly ProductSpec[]): SpecChoice {
  return Object.fromEntries(specs.map((spec) => [spec.specID, spec.defaultOptionID ?? (spec.required ? spec.options[0]?.optionID ?? '' : '')]));
}

interface SpecSelectsProps {
  idPrefix: string;
  specs: readonly ProductSpec[];
  choice: SpecChoice;
  onChange: (choice: SpecChoice) => void;
}

/** One select per spec (assembly, placement), each option with what it adds to the price. */
export function SpecSelects({ idPrefix, specs, choice, onChange }: SpecSelectsProps) {
  return specs.map((spec) => (
    <div key={spec.specID}>
      <label htmlFor={`${idPrefix}-${spec.specID}`} className="mb-1 block text-sm font-strong">{spec.name}</label>
      <select
        id={`${idPrefix}-${spec.specID}`}
        value={choice[spec.specID] ?? ''}
        onChange={(event) => onChange({ ...choice, [spec.specID]: event.target.value })}
        className="h-12 w-full rounded-pane border border-line-strong bg-card px-3"
      >
        {!spec.required && <option value="">No thank you</option>}
        {spec.options.map(({ optionID, value, markup }) => (
          <option key={optionID} value={optionID}>{markup > 0 ? `${value} (+${formatCents(markup)})` : value}</option>
        ))}
      </select>
    </div>
  ));
}
