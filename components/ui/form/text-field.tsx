import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { FieldNote } from './field-note';
import { PasswordInput } from './password-input';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Classes of a text input or select. */
export function inputClass(error: boolean): string {
  return `h-12 w-full rounded-pane bg-card px-3.5 text-base ${error ? 'border-2 border-terra-600' : 'border border-line-strong'}`;
}

/** A labelled input with its hint, or with what to do about an error; a password can be shown. */
export function TextField({
  label,
  hint,
  error,
  className = '',
  id: given,
  type,
  ...input
}: TextFieldProps) {
  const own = useId();
  const id = given ?? own;
  const said = {
    'aria-invalid': Boolean(error),
    'aria-describedby': error || hint ? `${id}-more` : undefined,
    className: inputClass(Boolean(error)),
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-strong">
        {label}
      </label>
      {type === 'password' ? (
        <PasswordInput id={id} {...input} {...said} />
      ) : (
        <input id={id} type={type} {...input} {...said} />
      )}
      <FieldNote id={`${id}-more`} hint={hint} error={error} />
    </div>
  );
}
