import { useId, type InputHTMLAttributes, type Ref } from 'react';

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

/** A labelled input with its hint, or with what to do about an error. */
export function TextField({ label, hint, error, className = '', ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-strong">{label}</label>
      <input id={id} {...input} aria-invalid={Boolean(error)} aria-describedby={error || hint ? `${id}-more` : undefined} className={inputClass(Boolean(error))} />
      <FieldNote id={`${id}-more`} hint={hint} error={error} />
    </div>
  );
}

/** The line under a field. */
export function FieldNote({ id, hint, error }: { id: string; hint?: string; error?: string }) {
  if (error) return <p id={id} role="alert" className="mt-1 text-xs font-strong text-terra-700">{error}</p>;
  return hint ? <p id={id} className="mt-1 text-xs text-ink-2">{hint}</p> : null;
}
