'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';
import { Notice } from '@/components/ui/notice';
import { PasswordInput } from '@/components/ui/form/password-input';
import { TextField } from '@/components/ui/form/text-field';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { RefusedNotice } from '../refused-notice';

/** Words of signing out on all other devices (ruling 38). */
const texts = {
  heading: 'Other devices',
  more: 'Lost a phone, or used a computer that is not yours? Sign out on every device but this one.',
  button: 'Sign out everywhere',
  password: 'Current Password',
  cancel: 'Cancel',
  ending: 'Signing out',
  done: 'Every other device is signed out. You stay logged in here.',
} as const;

type State = { at: 'rest' | 'left' | 'asking' | 'done' } | { at: 'refused'; problem: ShopProblem };

/** Ends the customer's visits on all other devices, after their current password; this one goes on (ruling 38). */
export function SignOutEverywhere() {
  const [state, setState] = useState<State>({ at: 'rest' });
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function show(next: State) {
    setPassword('');
    setState(next);
  }

  async function end(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const answer = await shopFetch('POST', '/api/account/sign-out-everywhere', {
      currentPassword: password,
    });
    setBusy(false);
    show(answer.ok ? { at: 'done' } : { at: 'refused', problem: answer.error });
    // The button, which may have had the focus, cannot be pressed without a password.
    if (!answer.ok) field.current?.focus();
  }

  const problem = state.at === 'refused' ? state.problem : null;
  const open = state.at === 'asking' || state.at === 'refused';
  return (
    <section aria-labelledby="everywhere" className="panel p-5">
      <h2 id="everywhere" className="mb-1 text-name">
        {texts.heading}
      </h2>
      <p className="mb-3 text-ink-2">{texts.more}</p>
      {state.at === 'done' && (
        <div ref={takeFocus} tabIndex={-1} role="status" className="mb-3">
          <Notice tone="success">{texts.done}</Notice>
        </div>
      )}
      {!open && (
        <Button
          kind="secondary"
          size="small"
          autoFocus={state.at === 'left'}
          onClick={() => show({ at: 'asking' })}
        >
          {texts.button}
        </Button>
      )}
      {open && (
        <form
          noValidate
          aria-labelledby="everywhere"
          onSubmit={(event) => void end(event)}
          className="flex max-w-md flex-col gap-4"
        >
          {problem && problem.field !== 'currentPassword' && (
            <RefusedNotice problem={problem} onBack={() => show({ at: 'asking' })} then={field} />
          )}
          <TextField
            ref={field}
            label={texts.password}
            as={PasswordInput}
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={problem?.field === 'currentPassword' ? problem.text : undefined}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button kind="secondary" size="small" onClick={() => show({ at: 'left' })}>
              {texts.cancel}
            </Button>
            <Button
              type="submit"
              size="small"
              disabled={password === ''}
              busy={busy ? texts.ending : undefined}
            >
              {texts.button}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
