import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { Icon } from '@/components/ui/icon';
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

/** The line under a field. */
export function FieldNote({ id, hint, error }: { id: string; hint?: string; error?: string }) {
  if (error)
    return (
      <p
        id={id}
        role="alert"
        className="mt-1 flex items-start gap-1.5 text-xs font-strong text-terra-700"
      >
        <Icon name="warning" size={14} className="mt-px shrink-0" />
        <span className="min-w-0">{error}</span>
      </p>
    );
  return hint ? (
    <p id={id} className="mt-1 text-xs text-ink-2">
      {hint}
    </p>
  ) : null;
}
