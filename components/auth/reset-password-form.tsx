'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { shopFetch } from '@/lib/http/shop-fetch.client';
import { openAuthDialog } from './auth-dialog-store';
import { NewPasswordFields, type NewPassword } from './new-password-fields';
import { authTexts } from './texts';
import { useSubmission } from './use-submission';

const stay = () => () => undefined;

/** The form behind the mailed link: its username and code come with the address and leave it at once (000 §2 /reset-password). */
export function ResetPasswordForm() {
  const search = useSyncExternalStore(stay, readLink, () => null);
  if (search === null) return <div className="min-h-96" aria-busy="true" />;
  const link = new URLSearchParams(search);
  const [username, code] = [link.get('username'), link.get('code')];
  if (!username || !code) return <Refused text={authTexts.noLink} />;
  return <Fields username={username} code={code} />;
}

let held: string | null = null;

/** The link's query, read once; the address bar and the history keep nothing of it. */
function readLink(): string {
  if (window.location.search) {
    held = window.location.search;
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return held ?? '';
}

function Fields({ username, code }: { username: string; code: string }) {
  const { register, control, handleSubmit, formState: { errors, isValid, isSubmitting } } = useForm<NewPassword>({ mode: 'onTouched', defaultValues: { password: '', again: '' } });
  const { problem, submit } = useSubmission();
  const [done, setDone] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => { if (done) place.current?.focus(); }, [done]);
  const save = handleSubmit(async ({ password }) => {
    const answer = await submit(() => shopFetch('POST', '/api/session/reset-password', { username, code, password }));
    if (answer.ok) setDone(true);
  });
  if (done) {
    return (
      <div className="flex flex-col items-start gap-5">
        <div ref={place} tabIndex={-1} role="status"><Notice tone="success">{authTexts.saved}</Notice></div>
        <Button onClick={() => openAuthDialog('login')}>{authTexts.tabs.login}</Button>
      </div>
    );
  }
  if (problem?.code === 'reset-code-invalid') return <Refused text={problem.text} />;
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex max-w-xl flex-col gap-4">
      {problem && <Notice tone="error">{problem.text}</Notice>}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <NewPasswordFields label={authTexts.newPassword} control={control} register={register} errors={errors} />
      <Button type="submit" disabled={!isValid} busy={isSubmitting ? authTexts.saving : undefined}>{authTexts.save}</Button>
    </form>
  );
}

function Refused({ text }: { text: string }) {
  return (
    <div className="flex flex-col items-start gap-5">
      <Notice tone="notice">{text}</Notice>
      <Button onClick={() => openAuthDialog('forgot')}>{authTexts.newLink}</Button>
    </div>
  );
}
