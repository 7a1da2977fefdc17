'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PasswordInput } from '@/components/ui/form/password-input';
import { TextField } from '@/components/ui/form/text-field';
import { useStillHere } from '@/components/ui/use-still-here';
import { enter } from '@/components/session/signed-in';
import { longestPassword } from '@/lib/account/log-in/password-rule';
import { limits } from '@/lib/config/limits';
import { accountEmailFault } from './field-faults';
import { FormCaptcha, useFormCaptcha } from './form-captcha';
import { rememberedUsername } from './remembered-username';
import { authTexts } from './texts';
import type { TypedFields } from './typed';
import { useSubmission } from './use-submission';

interface LogInFormProps {
  typed: TypedFields;
  onDone: () => void;
  /** To the forgot tab; `enhanced` when the password no longer meets the rule (specification B4). */
  onForgot: (enhanced: boolean) => void;
}

/** The login tab (specification B2, B4, B5). */
export function LogInForm({ typed, onDone, onForgot }: LogInFormProps) {
  const { register, handleSubmit, getValues, setValue, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { email: typed.read().email, password: '', remember: false },
  });
  const { problem, submit } = useSubmission();
  const isHere = useStillHere();
  const { captcha, setCaptcha, form } = useFormCaptcha('password');

  useEffect(() => {
    void rememberedUsername().then((kept) => {
      if (kept === '') return;
      setValue('remember', true);
      if (getValues('email') !== '') return;
      setValue('email', kept, { shouldValidate: true });
      typed.keep({ email: kept });
    });
  }, [getValues, setValue, typed]);

  const logIn = handleSubmit(async ({ email, password, remember }) => {
    if (captcha.required && !captcha.token) return setCaptcha({ ...captcha, missing: true });
    const answer = await submit(() =>
      enter('/api/session/log-in', {
        email: email.trim(),
        password,
        remember,
        ...(captcha.token ? { captcha: captcha.token } : {}),
      }),
    );
    if (answer.ok) return onDone();
    if (!isHere()) return;
    if (answer.error.code === 'password-insecure') return onForgot(true);
    setCaptcha({
      required: answer.error.captcha === true,
      token: null,
      missing: answer.error.code === 'captcha-required',
    });
  });

  return (
    <form
      ref={form}
      noValidate
      onChange={() => typed.keep({ email: getValues('email') })}
      onSubmit={(event) => void logIn(event)}
      className="flex flex-col gap-4"
    >
      {problem && problem.code !== 'captcha-required' && (
        <Notice tone="error">{problem.text}</Notice>
      )}
      <TextField
        label={authTexts.email}
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email', {
          validate: (value) => accountEmailFault(value),
        })}
      />
      <TextField
        label={authTexts.password}
        as={PasswordInput}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', {
          required: authTexts.passwordRequired,
          minLength: { value: limits.passwordAtLogIn, message: authTexts.passwordShort },
          maxLength: { value: longestPassword, message: authTexts.passwordLong(longestPassword) },
        })}
      />
      <FormCaptcha captcha={captcha} passed={authTexts.captchaPassed} setCaptcha={setCaptcha} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="inline-flex min-h-8 items-center gap-2 text-ui">
          <input
            type="checkbox"
            className="size-5 accent-aubergine-700"
            {...register('remember')}
          />
          {authTexts.remember}
        </label>
        <button type="button" className="text-link min-h-8 text-ui" onClick={() => onForgot(false)}>
          {authTexts.forgotLink}
        </button>
      </div>
      <Button
        type="submit"
        disabled={!formState.isValid}
        busy={formState.isSubmitting ? authTexts.loggingIn : undefined}
      >
        {authTexts.tabs.login}
      </Button>
    </form>
  );
}
