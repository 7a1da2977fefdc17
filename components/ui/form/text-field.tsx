import { useId, type ComponentType, type InputHTMLAttributes, type Ref } from 'react';
import { FieldNote } from './field-note';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  error?: string;
  /** The input itself; a `PasswordInput` lets what is typed be seen. */
  as?: 'input' | ComponentType<InputHTMLAttributes<HTMLInputElement>>;
  ref?: Ref<HTMLInputElement>;
}

/** Classes of a text input or select. */
export function inputClass(error: boolean): string {
  return `h-12 w-full rounded-pane bg-card px-3.5 text-base ${error ? 'border-2 border-terra-600' : 'border border-line-strong'}`;
}

/** A labelled input with its hint, or with what to do about an error. */
export function TextField({
  label,
  hint,
  error,
  className = '',
  id: formID,
  as: Input = 'input',
  'aria-describedby': more,
  ...input
}: TextFieldProps) {
  const own = useId();
  const id = formID ?? own;
  const said = {
    'aria-invalid': Boolean(error),
    'aria-describedby':
      [error || hint ? `${id}-more` : '', more].filter(Boolean).join(' ') || undefined,
    className: inputClass(Boolean(error)),
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-strong">
        {label}
      </label>
      <Input id={id} {...input} {...said} />
      <FieldNote id={`${id}-more`} hint={hint} error={error} />
    </div>
  );
}
