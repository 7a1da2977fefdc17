'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { isEmail } from '@/lib/address/validate';
import { shopFetch } from '@/lib/http/shop-fetch.client';
import { authTexts } from './texts';
import type { TypedFields } from './typed';
import { useSubmission } from './use-submission';

/** The forgot tab: the form, then the confirmation that the link was sent (001 §4, §8). */
export function ForgotForm({ enhanced, typed }: { enhanced: boolean; typed: TypedFields }) {
  const { register, handleSubmit, getValues, formState } = useForm({ mode: 'onTouched', defaultValues: { email: typed.read().email } });
  const { problem, submit } = useSubmission();
  const [sent, setSent] = useState(false);
  const send = handleSubmit(async ({ email }) => {
    const answer = await submit(() => shopFetch('POST', '/api/session/forgot', { email: email.trim() }));
    if (answer.ok) setSent(true);
  });
  if (sent) return <div role="status"><Notice tone="success">{authTexts.sent}</Notice></div>;
  return (
    <form noValidate onChange={() => typed.keep({ email: getValues('email') })} onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      {enhanced && <Notice tone="notice">{authTexts.enhanced}</Notice>}
      {problem && <Notice tone="error">{problem.text}</Notice>}
      <TextField
        label={authTexts.email} type="email" autoComplete="username" error={formState.errors.email?.message}
        {...register('email', { required: authTexts.emailRequired, validate: (value) => isEmail(value.trim()) || authTexts.forgotEmailInvalid })}
      />
      <Button type="submit" disabled={!formState.isValid} busy={formState.isSubmitting ? authTexts.sending : undefined}>{authTexts.send}</Button>
    </form>
  );
}
