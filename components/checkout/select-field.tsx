import { useId, type Ref, type SelectHTMLAttributes } from 'react';
import { FieldNote, inputClass } from './text-field';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  error?: string;
  options: readonly { value: string; label: string }[];
  ref?: Ref<HTMLSelectElement>;
}

/** A labelled select. */
export function SelectField({ label, error, options, className = '', ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-strong">{label}</label>
      <select id={id} {...select} aria-invalid={Boolean(error)} aria-describedby={error ? `${id}-more` : undefined} className={inputClass(Boolean(error))}>
        {options.map(({ value, label: text }) => <option key={value} value={value}>{text}</option>)}
      </select>
      <FieldNote id={`${id}-more`} error={error} />
    </div>
  );
}
