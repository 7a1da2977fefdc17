'use client';

import { useForm } from 'react-hook-form';
import { SelectField } from '@/components/ui/form/select-field';
import { TextArea } from '@/components/ui/form/text-area';
import { limits } from '@/lib/config/limits';
import { orderProblemForm, orderProblems, troubleFault } from '@/lib/requests/order-problem';
import { fieldFault } from '@/lib/requests/request-kinds';
import type { Opened } from './opened-form';
import { readDraft } from './request-draft';
import { RequestFrame } from './request-frame';

const options = [
  { value: '', label: 'Choose' },
  ...Object.entries(orderProblems).map(([value, label]) => ({ value, label })),
];

/** A guest has no log-in that would help. */
const notYours =
  'We can no longer tell that this order is yours: this browser has lost its receipt.';

/** What is wrong with an order, and in the shopper's words; name and e-mail are the order's. */
export default function OrderProblemForm({
  userID,
  orderID,
  link,
  draft,
  resumed,
}: {
  userID: string;
  orderID: string;
  /** The token of the order's link, where it is by that that the order is seen. */
  link?: string;
} & Opened) {
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { trouble: '', message: '', ...readDraft(draft) },
  });
  const { errors } = form.formState;
  const { title, button, next, trouble, message } = orderProblemForm;
  return (
    <RequestFrame
      form={form}
      label={title}
      button={button}
      next={next}
      draft={draft}
      refusals={userID === limits.anonymousUserID ? { 'login-required': notYours } : {}}
      body={(typed) => ({
        kind: 'order-problem',
        userID,
        orderID,
        link,
        trouble: typed.trouble,
        message: typed.message,
      })}
    >
      <SelectField
        label={trouble}
        options={options}
        autoFocus={!resumed}
        aria-required
        error={errors.trouble?.message}
        {...form.register('trouble', { validate: (chosen) => troubleFault(chosen) ?? true })}
      />
      <TextArea
        label={message.label}
        hint={message.hint}
        rows={4}
        aria-required
        error={errors.message?.message}
        {...form.register('message', {
          validate: (text) => fieldFault('message', text, true) ?? true,
        })}
      />
    </RequestFrame>
  );
}
