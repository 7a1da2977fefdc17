'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { enter } from '@/lib/account/signed-in.client';
import { isEmail } from '@/lib/address/validate';
import { limits } from '@/lib/config/limits';
import { rememberedUsername, rememberUsername } from '@/lib/session/remembered-username.client';
import { CaptchaBox } from './captcha-box';
import { authTexts } from './texts';
import { useSubmission } from './use-submission';

interface LogInFormProps {
  onDone: () => void;
  /** To the forgot tab; `enhanced` when the password no longer meets the rule (001 §4). */
  onForgot: (enhanced: boolean) => void;
}

/** The login tab (001 §2, §4, §5). */
export function LogInForm({ onDone, onForgot }: LogInFormProps) {
  const [remembered] = useState(rememberedUsername);
  const { register, handleSubmit, formState } = useForm({ mode: 'onTouched', defaultValues: { email: remembered, password: '', remember: remembered !== '' } });
  const { problem, submit } = useSubmission();
  const [captcha, setCaptcha] = useState<{ asked: boolean; token: string | null; missing: boolean }>({ asked: false, token: null, missing: false });

  const logIn = handleSubmit(async ({ email, password, remember }) => {
    if (captcha.asked && !captcha.token) return setCaptcha({ ...captcha, missing: true });
    const answer = await submit(() => enter('/api/session/log-in', { email: email.trim(), password, ...(captcha.token ? { captcha: captcha.token } : {}) }));
    if (answer.ok) {
      rememberUsername(email.trim(), remember);
      return onDone();
    }
    if (answer.error.code === 'password-insecure') return onForgot(true);
    setCaptcha({ asked: answer.error.captcha === true, token: null, missing: answer.error.code === 'captcha-required' });
  });

  return (
    <form noValidate onSubmit={(event) => void logIn(event)} className="flex flex-col gap-4">
      {problem && problem.code !== 'captcha-required' && <Notice tone="error">{problem.text}</Notice>}
      <TextField
        label={authTexts.email} type="email" autoComplete="username" error={formState.errors.email?.message}
        {...register('email', { required: authTexts.emailRequired, validate: (value) => isEmail(value.trim()) || authTexts.emailInvalid })}
      />
      <TextField
        label={authTexts.password} type="password" autoComplete="current-password" error={formState.errors.password?.message}
        {...register('password', { required: authTexts.passwordRequired, minLength: { value: limits.passwordAtLogIn, message: authTexts.passwordShort } })}
      />
      {captcha.asked && !captcha.token && (
        <CaptchaBox error={captcha.missing ? authTexts.captcha : undefined} onToken={(token) => setCaptcha({ asked: true, token, missing: false })} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="inline-flex min-h-8 items-center gap-2 text-ui"><input type="checkbox" className="size-5 accent-aubergine-700" {...register('remember')} />{authTexts.remember}</label>
        <button type="button" className="text-link min-h-8 text-ui" onClick={() => onForgot(false)}>{authTexts.forgotLink}</button>
      </div>
      <Button type="submit" disabled={!formState.isValid} busy={formState.isSubmitting ? authTexts.loggingIn : undefined}>{authTexts.tabs.login}</Button>
    </form>
  );
}
