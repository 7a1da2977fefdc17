'use client';

import { useEffect } from 'react';
import { openAuthDialog } from '@/components/auth/auth-dialog-store';
import { afterPaint } from '@/components/ui/after-paint';
import { Button } from '@/components/ui/button';
import { handOnFocus } from '@/components/ui/hand-on-focus';
import { Notice } from '@/components/ui/notice';
import { TryAgain } from '@/components/ui/try-again';
import { visitorStore } from '@/components/session/visitor-store';
import { isLoggedOut, type ShopProblem } from '@/components/browser/shop-fetch';
import type { Part } from '@/components/session/use-part';

/** What shows while a part of the account is on its way. */
export function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="flex min-h-40 items-center gap-3 text-ink-2">
      <span className="spinner" aria-hidden="true" />
      {text}
    </p>
  );
}

interface NotReadyProps {
  part: Exclude<Part<unknown>, { state: 'ready' }>;
  again: () => void;
  /** What is said while it is on its way. */
  loading: string;
}

/** In place of a part that is not there: it is on its way, or why it did not come. */
export function NotReady({ part, again, loading }: NotReadyProps) {
  return part.state === 'loading' ? (
    <Loading text={loading} />
  ) : (
    <Failed problem={part.problem} again={again} />
  );
}

/** A part that did not come: why, and what to do. Where the session had ended, it is asked for again as soon as somebody is signed in. */
function Failed({ problem, again }: { problem: ShopProblem; again: () => void }) {
  const ended = isLoggedOut(problem);
  useEffect(() => {
    if (!ended) return;
    return visitorStore.subscribe(() => {
      // Only once the dialog has gone and given the focus back.
      if (visitorStore.get()?.kind === 'customer') afterPaint(again);
    });
  }, [ended, again]);
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="error">{problem.text}</Notice>
      {ended ? (
        <Button ref={handOnFocus} kind="secondary" onClick={() => openAuthDialog('login')}>
          Log In
        </Button>
      ) : (
        <TryAgain onClick={again} />
      )}
    </div>
  );
}
