'use client';

import { useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordChecklist } from '@/components/auth/password-checklist';
import { Button } from '@/components/ui/button';
import { PasswordInput } from '@/components/ui/form/password-input';
import { TextField } from '@/components/ui/form/text-field';
import type { Profile } from '@/lib/account/profile.server';
import type { ErrorCode } from '@/lib/core/errors/error-codes';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { pageTexts } from '../page-texts';
import { RefusedNotice } from '../refused-notice';
import { profileChangeOf, type ProfileRow, type ProfileValues } from './profile-rows';

const texts = pageTexts.profile;
/** Refusals of what follows a change that is saved. */
const saved: readonly ErrorCode[] = ['sessions-not-ended', 'session-not-renewed'];

interface ProfileFormProps {
  row: ProfileRow;
  onSaved: (profile: Profile) => void;
  /** The change is saved, and something after it was not done: what, in words. */
  onHalfSaved: (change: ProfileValues, lacking: ShopProblem) => void;
  onCancel: () => void;
}

/** The inline form of a row: each input says what is wrong with it once it was left, and Save leads to the first that is. */
export function ProfileForm({ row, onSaved, onHalfSaved, onCancel }: ProfileFormProps) {
  const { label, field, inputs } = row;
  const {
    control,
    register,
    handleSubmit,
    getValues,
    setValue,
    setError,
    setFocus,
    clearErrors,
    formState: { errors, isSubmitting },
  } = useForm<ProfileValues>({
    mode: 'onTouched',
    defaultValues: Object.fromEntries(inputs.map(({ key, value }) => [key, value])),
  });
  const password = useWatch({ control, name: 'password' }) ?? '';
  const [refused, setRefused] = useState<ShopProblem | null>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const id = useId();

  const save = handleSubmit(async (values) => {
    setRefused(null);
    const change = profileChangeOf(row, values);
    const answer = await shopFetch<Profile>('PATCH', '/api/account/profile', change);
    if (answer.ok) return onSaved(answer.value);
    if (saved.includes(answer.error.code)) return onHalfSaved(change, answer.error);
    const refusedInput = inputs.find(({ key }) => key === answer.error.field);
    if (refusedInput)
      setError(refusedInput.key, { message: answer.error.text }, { shouldFocus: true });
    else setRefused(answer.error);
  });

  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => void save(event)}
      className="flex min-w-0 flex-col gap-4"
    >
      {refused && (
        <RefusedNotice problem={refused} onBack={() => setRefused(null)} then={saveButton} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {inputs.map(({ key, label: name, type, autoComplete, hint, clean, check }, index) => (
          <div key={key} className={key === 'password' ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
            <TextField
              label={name}
              as={type === 'password' ? PasswordInput : undefined}
              type={type}
              autoComplete={autoComplete}
              hint={hint}
              autoFocus={index === 0}
              maxLength={clean && !type ? 60 : undefined}
              error={errors[key]?.message}
              aria-describedby={key === 'password' ? `${id}-rule` : undefined}
              {...register(key, {
                validate: (_value, values) => check(values),
                deps: key === 'password' ? ['again'] : undefined,
                onChange: () => setRefused(null),
                onBlur: () =>
                  clean && setValue(key, clean(getValues(key) ?? ''), { shouldValidate: true }),
              })}
            />
            {key === 'password' && (
              <div className="mt-2">
                <PasswordChecklist id={`${id}-rule`} password={password} />
              </div>
            )}
          </div>
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        {field === 'phone' && inputs[0]?.value && (
          <Button
            kind="secondary"
            size="small"
            className="mr-auto"
            onClick={() => {
              setValue('phone', '');
              clearErrors('phone');
              setFocus('phone');
            }}
          >
            {texts.removePhone}
          </Button>
        )}
        <Button kind="secondary" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          ref={saveButton}
          type="submit"
          size="small"
          busy={isSubmitting ? texts.saving : undefined}
        >
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
