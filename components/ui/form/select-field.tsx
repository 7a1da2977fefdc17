import { useId, type Ref, type SelectHTMLAttributes } from 'react';
import { Icon } from '../icon';
import { FieldNote } from './field-note';
import { inputClass } from './text-field';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  error?: string;
  options: readonly { value: string; label: string }[];
  ref?: Ref<HTMLSelectElement>;
}

/** A labelled select. */
export function SelectField({
  label,
  error,
  options,
  className = '',
  ...select
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-strong">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          {...select}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-more` : undefined}
          className={`appearance-none pr-11 ${inputClass(Boolean(error))}`}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className="pointer-events-none absolute right-4 top-3.5" />
      </div>
      <FieldNote id={`${id}-more`} error={error} />
    </div>
  );
}
