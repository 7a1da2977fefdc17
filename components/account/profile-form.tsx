'use client';

import { useId, useRef, useState, type FormEvent } from 'react';
import { LogInButton } from '@/components/address/log-in-button';
import { PasswordChecklist } from '@/components/auth/password-checklist';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { Profile } from '@/lib/account/profile.server';
import { visitorStore } from '@/components/session/visitor-store';
import { isLoggedOut, shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { pageTexts } from './page-texts';
import { profileChangeOf, type ProfileRow } from './profile-rows';

const texts = pageTexts.profile;

interface ProfileFormProps {
  row: ProfileRow;
  onSaved: (profile: Profile) => void;
  onCancel: () => void;
}

/** The inline form of a row: each input says what is wrong with it once it was left, and Save leads to the first that is. */
export function ProfileForm({ row, onSaved, onCancel }: ProfileFormProps) {
  const { label, field, inputs } = row;
  const [values, setValues] = useState(() =>
    Object.fromEntries(inputs.map(({ key, value }) => [key, value])),
  );
  const [touched, setTouched] = useState<Record<string, boolean>>({});
  const [refused, setRefused] = useState<ShopProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const faults = Object.fromEntries(inputs.map(({ key, check }) => [key, check(values)]));
  const refusedAt = inputs.find(({ key }) => key === refused?.field)?.key;

  function leave(key: string, clean?: (text: string) => string) {
    if (clean) setValues((now) => ({ ...now, [key]: clean(now[key] ?? '') }));
    setTouched((now) => ({ ...now, [key]: true }));
  }

  const focus = (key: string) =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${key}"]`)?.focus();

  /** The log-in dialog gives the focus back to the button that opened it: who is logged in again goes on to Save. */
  function afterLogIn() {
    if (visitorStore.get()?.kind !== 'customer') return;
    setRefused(null);
    form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const first = inputs.find(({ key }) => faults[key] !== undefined);
    setTouched(Object.fromEntries(inputs.map(({ key }) => [key, true])));
    if (first) return focus(first.key);
    setBusy(true);
    setRefused(null);
    const answer = await shopFetch<Profile>(
      'PATCH',
      '/api/account/profile',
      profileChangeOf(row, values),
    );
    setBusy(false);
    if (answer.ok) return onSaved(answer.value);
    setRefused(answer.error);
    if (inputs.some(({ key }) => key === answer.error.field)) focus(answer.error.field ?? '');
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => void save(event)}
      className="flex min-w-0 flex-col gap-4"
    >
      {refused && !refusedAt && <Notice tone="error">{refused.text}</Notice>}
      {refused && isLoggedOut(refused) && (
        <div onFocus={afterLogIn}>
          <LogInButton />
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {inputs.map(({ key, label: name, type, autoComplete, hint, clean }, index) => (
          <div key={key} className={key === 'password' ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
            <TextField
              name={key}
              label={name}
              type={type}
              autoComplete={autoComplete}
              hint={hint}
              autoFocus={index === 0}
              maxLength={clean && !type ? 60 : undefined}
              value={values[key]}
              error={refusedAt === key ? refused?.text : touched[key] ? faults[key] : undefined}
              onChange={(event) => {
                setValues({ ...values, [key]: event.target.value });
                setRefused(null);
              }}
              onBlur={() => leave(key, clean)}
            />
            {key === 'password' && (
              <div className="mt-2">
                <PasswordChecklist id={`${id}-rule`} password={values.password ?? ''} />
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
              setValues({ phone: '' });
              focus('phone');
            }}
          >
            {texts.removePhone}
          </Button>
        )}
        <Button kind="secondary" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="small" busy={busy ? texts.saving : undefined}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
