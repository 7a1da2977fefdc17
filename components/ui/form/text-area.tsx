import { useId, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import { FieldNote } from './field-note';
import { inputClass } from './text-field';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  hint?: string;
  /** What to do about an error; said when it comes. */
  error?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled field of several lines, with its hint and, when something is wrong, what to do about it. */
export function TextArea({ label, hint, error, className = '', ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-strong">
        {label}
      </label>
      <textarea
        id={id}
        {...area}
        aria-invalid={Boolean(error)}
        aria-describedby={
          [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
        }
        className={inputClass(Boolean(error)).replace('h-12', 'min-h-20 py-2.5')}
      />
      <FieldNote id={`${id}-hint`} hint={hint} />
      <FieldNote id={`${id}-error`} error={error} />
    </div>
  );
}
