'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/form/text-field';
import { shopFetch } from '@/components/browser/shop-fetch';
import { accountEmailFault } from './field-faults';
import { FormCaptcha, useFormCaptcha } from './form-captcha';
import { authTexts } from './texts';
import type { TypedFields } from './typed';
import { useSubmission } from './use-submission';

/** The forgot tab: the form, then the confirmation that the link was sent (specification B4, B8). */
export function ForgotForm({ enhanced, typed }: { enhanced: boolean; typed: TypedFields }) {
  const { register, handleSubmit, getValues, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { email: typed.read().email },
  });
  const { problem, submit } = useSubmission();
  const [sent, setSent] = useState<'now' | 'before' | null>(null);
  const { captcha, setCaptcha, form } = useFormCaptcha('email');
  const send = handleSubmit(async ({ email }) => {
    if (captcha.required && !captcha.token) return setCaptcha({ ...captcha, missing: true });
    const answer = await submit(() =>
      shopFetch<{ before?: true }>('POST', '/api/session/forgot', {
        email: email.trim(),
        ...(captcha.token ? { captcha: captcha.token } : {}),
      }),
    );
    if (answer.ok) return setSent(answer.value.before ? 'before' : 'now');
    // A captcha is used up by asking: whoever needed one needs another.
    setCaptcha({
      required: captcha.required || answer.error.captcha === true,
      token: null,
      missing: answer.error.code === 'captcha-required',
    });
  });
  if (sent)
    return (
      <div ref={takeFocus} tabIndex={-1} role="status">
        <Notice tone="success">{sent === 'now' ? authTexts.sent : authTexts.sentBefore}</Notice>
      </div>
    );
  return (
    <form
      ref={form}
      noValidate
      onChange={() => typed.keep({ email: getValues('email') })}
      onSubmit={(event) => void send(event)}
      className="flex flex-col gap-4"
    >
      {enhanced && <Notice tone="notice">{authTexts.enhanced}</Notice>}
      {problem && problem.code !== 'captcha-required' && (
        <Notice tone="error">{problem.text}</Notice>
      )}
      <TextField
        label={authTexts.email}
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email', {
          validate: (value) => accountEmailFault(value, authTexts.forgotEmailInvalid),
        })}
      />
      <FormCaptcha
        captcha={captcha}
        passed={authTexts.captchaPassedForgot}
        setCaptcha={setCaptcha}
      />
      <Button
        type="submit"
        disabled={!formState.isValid}
        busy={formState.isSubmitting ? authTexts.sending : undefined}
      >
        {authTexts.send}
      </Button>
    </form>
  );
}
