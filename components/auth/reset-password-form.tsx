'use client';

import { useStore } from '@/components/browser/create-store';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button, ButtonLink } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';
import { Notice } from '@/components/ui/notice';
import { visitorStore } from '@/components/session/visitor-store';
import { isUnanswered, shopFetch } from '@/components/browser/shop-fetch';
import { accountPath } from '@/lib/routes/account-path';
import { openAuthDialog } from './auth-dialog-store';
import { NewPasswordFields, type NewPassword } from './new-password-fields';
import { authTexts } from './texts';
import { TypedResetCode, type ResetCode } from './typed-reset-code';
import { useSubmission } from './use-submission';

const stay = () => () => undefined;

/**
 * The form behind the mailed link: its username and code come with the address and leave it at once (specification A2 /reset-password). Where the mail says a
 * code alone, or the link lost a part on its way, both are typed.
 */
export function ResetPasswordForm() {
  const search = useSyncExternalStore(stay, readLink, () => null);
  const [typed, setTyped] = useState<ResetCode | null>(null);
  const [retype, setRetype] = useState<ResetCode | null>(null);
  if (search === null) return <div className="min-h-96" aria-busy="true" />;
  const link = new URLSearchParams(search);
  const mailed = { username: link.get('username') ?? '', code: link.get('code') ?? '' };
  if (mailed.username && mailed.code) return <Fields {...mailed} />;
  if (!typed) return <TypedResetCode initial={retype ?? mailed} onTyped={setTyped} />;
  const again = () => {
    setRetype(typed);
    setTyped(null);
  };
  return <Fields {...typed} onRetype={again} />;
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

function Fields({ username, code, onRetype }: ResetCode & { onRetype?: () => void }) {
  const form = useForm<NewPassword>({
    mode: 'onTouched',
    defaultValues: { password: '', again: '' },
  });
  const { handleSubmit, setFocus } = form;
  const { isValid, isSubmitting } = form.formState;
  const { problem, submit } = useSubmission();
  const [done, setDone] = useState(false);
  const [lost, setLost] = useState(false);
  const isTyped = onRetype !== undefined;
  useEffect(() => {
    if (isTyped) setFocus('password');
  }, [isTyped, setFocus]);
  const save = handleSubmit(async ({ password }) => {
    const answer = await submit(() =>
      shopFetch('POST', '/api/session/reset-password', { username, code, password }),
    );
    if (isUnanswered(answer)) setLost(true);
    if (!answer.ok) return;
    // The reset has ended every session of this customer; somebody else may be signed in here.
    if (!(await visitorStore.load(true))) visitorStore.expire();
    setDone(true);
  });
  if (done) return <Done username={username} />;
  if (problem?.code === 'reset-code-invalid')
    return (
      <Refused
        text={isTyped ? authTexts.codeRefused : problem.text}
        username={username}
        lost={lost}
        onRetype={onRetype}
      />
    );
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex max-w-xl flex-col gap-4"
    >
      {problem && <Notice tone="error">{problem.text}</Notice>}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <FormProvider {...form}>
        <NewPasswordFields label={authTexts.newPassword} />
      </FormProvider>
      <Button type="submit" disabled={!isValid} busy={isSubmitting ? authTexts.saving : undefined}>
        {authTexts.save}
      </Button>
    </form>
  );
}

/** What comes after the change: the log-in with this e-mail, and once it is done, the way into the account. */
function Done({ username }: { username: string }) {
  const visitor = useStore(visitorStore);
  const [before] = useState(visitor);
  const inside = visitor !== before && visitor?.kind === 'customer';
  return (
    <div className="flex flex-col items-start gap-5">
      <div ref={takeFocus} tabIndex={-1} role="status">
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

interface RefusedProps {
  text: string;
  username: string;
  /** An earlier try was not answered, so the password may be set. */
  lost: boolean;
  /** Where the code was typed: back to its field. */
  onRetype?: () => void;
}

function Refused({ text, username, lost, onRetype }: RefusedProps) {
  return (
    <div className="flex flex-col items-start gap-5">
      <div ref={takeFocus} tabIndex={-1} role="alert">
        <Notice tone="notice">{lost ? authTexts.maybeReset : text}</Notice>
      </div>
      <div className="flex flex-wrap gap-4">
        {lost && (
          <Button onClick={() => openAuthDialog('login', username)}>{authTexts.tabs.login}</Button>
        )}
        {onRetype && (
          <Button kind={lost ? 'secondary' : 'primary'} onClick={onRetype}>
            {authTexts.codeAgain}
          </Button>
        )}
        <Button
          kind={onRetype || lost ? 'secondary' : 'primary'}
          onClick={() => openAuthDialog('forgot', username)}
        >
          {authTexts.newLink}
        </Button>
      </div>
    </div>
  );
}
