'use client';

import { useStore } from '@/components/browser/create-store';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { visitorStore } from '@/components/session/visitor-store';
import { shopFetch } from '@/components/browser/shop-fetch';
import { accountPath } from '@/lib/routes/account-path';
import { openAuthDialog } from './auth-dialog-store';
import { NewPasswordFields, type NewPassword } from './new-password-fields';
import { authTexts } from './texts';
import { useSubmission } from './use-submission';

const stay = () => () => undefined;

/** The form behind the mailed link: its username and code come with the address and leave it at once (specification A2 /reset-password). */
export function ResetPasswordForm() {
  const search = useSyncExternalStore(stay, readLink, () => null);
  if (search === null) return <div className="min-h-96" aria-busy="true" />;
  const link = new URLSearchParams(search);
  const [username, code] = [link.get('username'), link.get('code')];
  if (!username || !code) return <Refused text={authTexts.noLink} username={username ?? ''} />;
  return <Fields username={username} code={code} />;
}

let rememberedToken: string | null = null;

/** The link's query, read once; the address bar and the history keep nothing of it. */
function readLink(): string {
  if (window.location.search) {
    rememberedToken = window.location.search;
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return rememberedToken ?? '';
}

function Fields({ username, code }: { username: string; code: string }) {
  const {
    register,
    control,
    handleSubmit,
    formState: { errors, isValid, isSubmitting },
  } = useForm<NewPassword>({ mode: 'onTouched', defaultValues: { password: '', again: '' } });
  const { problem, submit } = useSubmission();
  const [done, setDone] = useState(false);
  const save = handleSubmit(async ({ password }) => {
    const answer = await submit(() =>
      shopFetch('POST', '/api/session/reset-password', { username, code, password }),
    );
    if (!answer.ok) return;
    // Whoever was signed in here is not any more: the reset has ended every session.
    visitorStore.expire();
    setDone(true);
  });
  if (done) return <Done username={username} />;
  if (problem?.code === 'reset-code-invalid')
    return <Refused text={problem.text} username={username} />;
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex max-w-xl flex-col gap-4"
    >
      {problem && <Notice tone="error">{problem.text}</Notice>}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <NewPasswordFields
        label={authTexts.newPassword}
        control={control}
        register={register}
        errors={errors}
      />
      <Button type="submit" disabled={!isValid} busy={isSubmitting ? authTexts.saving : undefined}>
        {authTexts.save}
      </Button>
    </form>
  );
}

/** What comes after the change: the log-in with this e-mail, and once it is done, the way into the account. */
function Done({ username }: { username: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  const visitor = useStore(visitorStore);
  const inside = visitor?.kind === 'customer';
  return (
    <div className="flex flex-col items-start gap-5">
      <div ref={place} tabIndex={-1} role="status">
        <Notice tone="success">{inside ? authTexts.savedAndIn : authTexts.saved}</Notice>
      </div>
      {inside ? (
        <ButtonLink href={accountPath('profile')}>{authTexts.toAccount}</ButtonLink>
      ) : (
        <Button onClick={() => openAuthDialog('login', username)}>{authTexts.tabs.login}</Button>
      )}
    </div>
  );
}

function Refused({ text, username }: { text: string; username: string }) {
  return (
    <div className="flex flex-col items-start gap-5">
      <Notice tone="notice">{text}</Notice>
      <Button onClick={() => openAuthDialog('forgot', username)}>{authTexts.newLink}</Button>
    </div>
  );
}
