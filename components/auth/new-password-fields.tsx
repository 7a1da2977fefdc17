'use client';

import { useId } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { PasswordInput } from '@/components/ui/form/password-input';
import { TextField } from '@/components/ui/form/text-field';
import { newPasswordFault } from './field-faults';
import { PasswordChecklist } from './password-checklist';
import { authTexts } from './texts';

/** What a form holds of a new password. */
export interface NewPassword {
  password: string;
  again: string;
}

/** A new password, twice, with the rule it has to meet; the form around it is a `FormProvider` that holds it. Pasting and password managers work. */
export function NewPasswordFields({ label }: { label: string }) {
  const { control, register } = useFormContext<NewPassword>();
  const id = useId();
  const password = useWatch({ control, name: 'password' });
  const { errors, touchedFields } = useFormState({ control, name: ['password', 'again'] });
  return (
    <>
      <TextField
        label={label}
        as={PasswordInput}
        autoComplete="new-password"
        error={errors.password?.message}
        aria-describedby={id}
        {...register('password', {
          validate: (value) => newPasswordFault(value),
          deps: ['again'],
        })}
      />
      <PasswordChecklist id={id} password={password} />
      <TextField
        label={authTexts.passwordAgain}
        as={PasswordInput}
        autoComplete="new-password"
        error={touchedFields.again ? errors.again?.message : undefined}
        {...register('again', {
          required: authTexts.passwordRequired,
          validate: (value, form) => value === form.password || authTexts.passwordsDiffer,
        })}
      />
    </>
  );
}
