'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { PasswordChecklist } from '@/components/auth/password-checklist';
import { formatPhone } from '@/lib/address/format-phone';
import { isEnhancedPassword } from '@/lib/account/password-rule';
import type { Profile } from '@/lib/account/profile.server';
import { visitorStore } from '@/lib/cart/visitor-store.client';
import { shopFetch } from '@/lib/http/shop-fetch.client';
import { Failed, Loading } from './part-view';
import { PerksPanel } from './perks-panel';
import { usePart } from './use-part';
import { useVisitor } from './use-visitor';

type Field = 'name' | 'email' | 'password' | 'phone';

interface Input {
  key: string;
  label: string;
  type?: string;
  autoComplete: string;
  value: string;
}

const current: Input = { key: 'currentPassword', label: 'Current Password', type: 'password', autoComplete: 'current-password', value: '' };

function rowsOf({ firstName, lastName, email, phone }: Profile): { field: Field; label: string; shown: string; inputs: Input[] }[] {
  return [
    { field: 'name', label: 'Name', shown: `${firstName} ${lastName}`, inputs: [
      { key: 'firstName', label: 'First name', autoComplete: 'given-name', value: firstName }, { key: 'lastName', label: 'Last name', autoComplete: 'family-name', value: lastName }] },
    { field: 'email', label: 'Email Address', shown: email, inputs: [{ key: 'email', label: 'Email', type: 'email', autoComplete: 'email', value: email }, current] },
    { field: 'password', label: 'Password', shown: '••••••••••', inputs: [
      { key: 'password', label: 'New password', type: 'password', autoComplete: 'new-password', value: '' }, current] },
    { field: 'phone', label: 'Phone Number', shown: formatPhone(phone) || 'Not given yet', inputs: [
      { key: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel-national', value: phone }] },
  ];
}

/** The profile: four rows, one of them at a time in its inline form until the user changes, and the Purple Perks panel beside them (001 §2, §4). */
export function ProfilePage() {
  const { part, again, accept } = usePart<Profile>('/api/account/profile');
  const user = useVisitor()?.userID ?? null;
  const [edit, setEdit] = useState<{ field: Field; by: string | null } | null>(null);
  const [left, setLeft] = useState<Field | null>(null);
  const editing = edit && (edit.by === null || edit.by === user) ? edit.field : null;
  if (part.state === 'loading') return <Loading text="Loading Profile..." />;
  if (part.state === 'failed') return <Failed problem={part.problem} again={again} />;
  const leave = (field: Field) => {
    setLeft(field);
    setEdit(null);
  };
  const saved = (field: Field, profile: Profile) => {
    accept(profile);
    leave(field);
    void visitorStore.load(true);
  };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
      <ul className="divide-y divide-line rounded-panel border border-line bg-card">
        {rowsOf(part.value).map(({ field, label, shown, inputs }) => (
          <li key={field} className="p-5">
            {editing === field
              ? <Form label={label} field={field} inputs={inputs} onSaved={(profile) => saved(field, profile)} onCancel={() => leave(field)} />
              : (
                <div className="flex items-center justify-between gap-4">
                  <div className="min-w-0"><p className="text-sm font-strong">{label}</p><p className="break-words text-ink-2">{shown}</p></div>
                  <button type="button" className="text-link min-h-11 px-2" aria-label={`(edit) ${label}`} autoFocus={left === field} onClick={() => setEdit({ field, by: user })}>(edit)</button>
                </div>
              )}
          </li>
        ))}
      </ul>
      <PerksPanel />
    </div>
  );
}

interface FormProps {
  label: string;
  field: Field;
  inputs: Input[];
  onSaved: (profile: Profile) => void;
  onCancel: () => void;
}

function Form({ label, field, inputs, onSaved, onCancel }: FormProps) {
  const [values, setValues] = useState(() => Object.fromEntries(inputs.map(({ key, value }) => [key, value])));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const password = values.password ?? '';
  const complete = inputs.every(({ key }) => (values[key] ?? '').trim() !== '') && (field !== 'password' || isEnhancedPassword(password));

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure('');
    const given = field === 'phone' ? { phone: (values.phone ?? '').replace(/\D/g, '') } : values;
    if (field === 'phone' && given.phone?.length !== 10) {
      setBusy(false);
      return setFailure('Please enter a 10 digit phone number');
    }
    const answer = await shopFetch<Profile>('PATCH', '/api/account/profile', { field, ...given });
    setBusy(false);
    if (answer.ok) onSaved(answer.value);
    else setFailure(answer.error.text);
  }

  return (
    <form noValidate aria-label={label} onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="grid gap-4 sm:grid-cols-2">
        {inputs.map(({ key, label: name, type, autoComplete }, index) => (
          <TextField key={key} label={name} type={type} autoComplete={autoComplete} autoFocus={index === 0} value={values[key]} onChange={(event) => setValues({ ...values, [key]: event.target.value })} />
        ))}
      </div>
      {field === 'password' && <PasswordChecklist id="profile-password" password={password} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="secondary" size="small" onClick={onCancel}>Cancel</Button>
        <Button type="submit" size="small" disabled={!complete} busy={busy ? 'Saving' : undefined}>Save</Button>
      </div>
    </form>
  );
}
