'use client';

import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { StillNeeded } from '@/components/ui/form/still-needed';
import { TextField } from '@/components/ui/form/text-field';
import { enter } from '@/components/session/signed-in';
import { isUnanswered, type ShopProblem } from '@/components/browser/shop-fetch';
import { longestName, nameLetters } from '@/lib/address/clean';
import type { ErrorCode } from '@/lib/core/errors/error-codes';
import { errorText } from '@/lib/core/errors/error-texts';
import { CaptchaBox } from './captcha-box';
import { accountEmailFault, newPasswordFault } from './field-faults';
import { NewPasswordFields, type NewPassword } from './new-password-fields';
import { authTexts } from './texts';
import type { TypedFields } from './typed';
import { useSubmission } from './use-submission';

interface RegisterFields extends NewPassword {
  firstName: string;
  lastName: string;
  email: string;
}

/** Refusals that say what to do keep their words; of every other one only that it failed is said (specification B8). */
const withOwnWords: readonly ErrorCode[] = [
  'email-taken',
  'registered-only',
  'session-too-large',
  'captcha-required',
  'password-insecure',
  'rate-limited',
];

/** The register tab: errors above the form, the known e-mail with its way to the login (specification B4, B8). */
export function RegisterForm({
  typed,
  onDone,
  onLogIn,
}: {
  typed: TypedFields;
  onDone: () => void;
  onLogIn: () => void;
}) {
  const form = useForm<RegisterFields>({
    mode: 'onTouched',
    defaultValues: { ...typed.read(), password: '', again: '' },
  });
  const { register, control, handleSubmit, getValues, setValue } = form;
  const { errors, isDirty, isValid, isSubmitting } = form.formState;
  const keep = () => {
    const [firstName, lastName, email] = getValues(['firstName', 'lastName', 'email']);
    typed.keep({ firstName, lastName, email });
  };
  const { problem, submit } = useSubmission();
  /** The e-mail of a try that was not answered: its account may be there. */
  const [lost, setLost] = useState('');
  const [captcha, setCaptcha] = useState<{ token: string | null; missing: boolean; turn: number }>({
    token: null,
    missing: false,
    turn: 0,
  });

  /** A name, which shows, once it is left, the letters that are kept of it (ruling 3). */
  const name = (field: 'firstName' | 'lastName', message: string) =>
    register(field, {
      validate: (value) => nameLetters(value) !== '' || message,
      onBlur: () => setValue(field, nameLetters(getValues(field)), { shouldValidate: true }),
    });

  const create = handleSubmit(async ({ firstName, lastName, email, password }) => {
    if (!captcha.token) return setCaptcha({ ...captcha, missing: true });
    const answer = await submit(() =>
      enter('/api/session/register', {
        firstName,
        lastName,
        email: email.trim(),
        password,
        captcha: captcha.token,
      }),
    );
    if (answer.ok) return onDone();
    if (isUnanswered(answer)) setLost(email.trim());
    setCaptcha(({ turn }) => ({ token: null, missing: false, turn: turn + 1 }));
  });

  const [firstName, lastName, email, password, again] = useWatch({
    control,
    name: ['firstName', 'lastName', 'email', 'password', 'again'],
  });
  const needed = [
    nameLetters(firstName) === '' && authTexts.firstName,
    nameLetters(lastName) === '' && authTexts.lastName,
    accountEmailFault(email) !== undefined && authTexts.email,
    newPasswordFault(password) !== undefined && authTexts.password,
    (again === '' || again !== password) && authTexts.passwordAgain,
  ].flatMap((label) => (label ? [label.toLowerCase()] : []));

  const words = ({ code, text }: ShopProblem) => {
    if (code === 'email-taken' && lost === email.trim()) return authTexts.maybeRegistered;
    return withOwnWords.includes(code) ? text : errorText({ code: 'register-failed' });
  };

  return (
    <form
      noValidate
      onChange={keep}
      onSubmit={(event) => void create(event)}
      className="flex flex-col gap-4"
    >
      {problem && (
        <Notice tone="error">
          {words(problem)}{' '}
          {(problem.code === 'email-taken' || problem.code === 'registered-only') && (
            <button type="button" className="text-link" onClick={onLogIn}>
              {authTexts.toLogIn}
            </button>
          )}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={authTexts.firstName}
          autoComplete="given-name"
          maxLength={longestName}
          error={errors.firstName?.message}
          {...name('firstName', authTexts.firstNameRequired)}
        />
        <TextField
          label={authTexts.lastName}
          autoComplete="family-name"
          maxLength={longestName}
          error={errors.lastName?.message}
          {...name('lastName', authTexts.lastNameRequired)}
        />
      </div>
      <TextField
        label={authTexts.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', {
          validate: (value) => accountEmailFault(value),
        })}
      />
      <FormProvider {...form}>
        <NewPasswordFields label={authTexts.password} />
      </FormProvider>
      <CaptchaBox
        key={captcha.turn}
        error={captcha.missing ? authTexts.captcha : undefined}
        onToken={(token) => setCaptcha(({ turn }) => ({ token, missing: false, turn }))}
      />
      {isDirty && <StillNeeded fields={needed} />}
      <Button
        type="submit"
        disabled={!isValid}
        busy={isSubmitting ? authTexts.creating : undefined}
      >
        {authTexts.tabs.register}
      </Button>
    </form>
  );
}
