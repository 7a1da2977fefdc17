'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { shopFetch } from '@/components/browser/shop-fetch';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/form/text-field';
import { takeFocus } from '@/components/ui/take-focus';
import { fieldFault } from '@/lib/requests/request-kinds';
import type { Opened } from './opened-form';
import { readDraft } from './request-draft';
import { RequestFrame } from './request-frame';
import { tellMe, thenWord } from './request-texts';

const texts = {
  button: 'Email me once',
  hint: (then: string) => `One email on the day it is ${then}. Then we delete your address.`,
  next: (then: string) => `We email you once, when it is ${then}, and then delete your address.`,
  stop: 'Never mind',
  stopping: 'Taking you off the list',
  stopped: 'You are off the list. No email will come.',
  stoppedBefore:
    'This request had ended already. If you asked again in another window, that one still stands.',
} as const;

/** The mailbox that one email goes to, and the way off the list once it is on it. */
export default function StockNoticeForm({
  productID,
  title,
  coming,
  draft,
  resumed,
}: { productID: string; title: string; coming: boolean } & Opened) {
  const then = thenWord(coming);
  const form = useForm({ mode: 'onTouched', defaultValues: { email: '', ...readDraft(draft) } });
  return (
    <RequestFrame<{ email: string }, { noticeID: string }>
      form={form}
      path="/api/stock-notices"
      label={`${tellMe(coming)}: ${title}`}
      button={texts.button}
      next={texts.next(then)}
      draft={draft}
      body={({ email }) => ({ productID, email })}
      then={({ noticeID }) => <WayOut noticeID={noticeID} />}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint={texts.hint(then)}
        autoFocus={!resumed}
        aria-required
        error={form.formState.errors.email?.message}
        {...form.register('email', {
          validate: (typed) => fieldFault('email', typed, true) ?? true,
        })}
      />
    </RequestFrame>
  );
}

/** In the place of the button that was pressed, with its focus. */
function Undone({ children }: { children: string }) {
  return (
    <p ref={takeFocus} tabIndex={-1} data-undone>
      {children}
    </p>
  );
}

function WayOut({ noticeID }: { noticeID: string }) {
  const [state, setState] = useState<'on' | 'stopping' | 'off' | 'off before' | { failed: string }>(
    'on',
  );
  const stop = async () => {
    setState('stopping');
    const answer = await shopFetch<{ ended: boolean }>('DELETE', `/api/stock-notices/${noticeID}`);
    if (!answer.ok) return setState({ failed: answer.error.text });
    setState(answer.value.ended ? 'off' : 'off before');
  };
  if (state === 'off') return <Undone>{texts.stopped}</Undone>;
  if (state === 'off before') return <Undone>{texts.stoppedBefore}</Undone>;
  return (
    <>
      {typeof state === 'object' && <p role="alert">{state.failed}</p>}
      <Button
        kind="secondary"
        size="small"
        className="mt-3"
        busy={state === 'stopping' ? texts.stopping : undefined}
        onClick={() => void stop()}
      >
        {texts.stop}
      </Button>
    </>
  );
}
