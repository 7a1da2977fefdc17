'use client';

import { useId, type InputHTMLAttributes } from 'react';
import { useForm } from 'react-hook-form';
import { reportLead } from '@/components/analytics/visitor-events';
import { TextArea } from '@/components/ui/form/text-area';
import { TextField } from '@/components/ui/form/text-field';
import {
  fieldFault,
  isLead,
  requestForms,
  type RequestField,
  type RequestKind,
} from '@/lib/requests/request-kinds';
import { readDraft } from './request-draft';
import { RequestFrame } from './request-frame';

const inputs: Readonly<Record<RequestField, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel-national' },
  date: { type: 'date' },
  zip: { inputMode: 'numeric', autoComplete: 'postal-code' },
  job: { autoComplete: 'off' },
  message: {},
};
const wide: readonly RequestField[] = ['job', 'message'];

/** Whether a field holds something it has no value for: a date typed in half would be sent as none. */
function isHalfTyped(id: string): boolean {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement && field.validity.badInput;
}

type Typed = Partial<Record<RequestField, string>>;

/** The form of a kind of request, one column on phones, short fields side by side elsewhere. */
export default function RequestForm({ kind }: { kind: RequestKind }) {
  const { title, button, next, fields } = requestForms[kind];
  const names = Object.keys(fields) as RequestField[];
  const form = useForm<Typed>({
    mode: 'onTouched',
    defaultValues: {
      ...Object.fromEntries(names.map((name) => [name, ''])),
      ...readDraft(kind),
    },
  });
  const { errors } = form.formState;
  const formID = useId();
  return (
    <RequestFrame
      form={form}
      label={title}
      button={button}
      next={next}
      draft={kind}
      onSent={() => isLead(kind) && reportLead(kind)}
      body={(typed) => ({
        kind,
        ...Object.fromEntries(names.map((name) => [name, typed[name] ?? ''])),
      })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map((name) => {
          const { label, needed, hint } = fields[name]!;
          const shared = {
            label: needed ? label : `${label} (optional)`,
            hint,
            error: errors[name]?.message,
            'aria-required': needed,
            className: wide.includes(name) ? 'sm:col-span-2' : '',
          };
          const id = `${formID}-${name}`;
          const field = form.register(name, {
            validate: (text = '') => fieldFault(name, isHalfTyped(id) ? '?' : text, needed) ?? true,
          });
          return name === 'message' ? (
            <TextArea key={name} rows={5} {...shared} {...field} />
          ) : (
            <TextField key={name} id={id} {...inputs[name]} {...shared} {...field} />
          );
        })}
      </div>
    </RequestFrame>
  );
}
