'use client';

import { useId } from 'react';
import {
  useFormState,
  useWatch,
  type Control,
  type FieldErrors,
  type UseFormRegister,
} from 'react-hook-form';
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

interface NewPasswordFieldsProps {
  label: string;
  control: Control<NewPassword>;
  register: UseFormRegister<NewPassword>;
  errors: FieldErrors<NewPassword>;
}

/** A new password, twice, with the rule it has to meet. Pasting and password managers work. */
export function NewPasswordFields({ label, control, register, errors }: NewPasswordFieldsProps) {
  const id = useId();
  const password = useWatch({ control, name: 'password' });
  const { touchedFields } = useFormState({ control, name: 'again' });
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
