'use client';

import { openAuthDialog } from '@/components/auth/auth-dialog-store';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ShopProblem } from '@/lib/http/shop-fetch.client';
import { pageTexts } from './account-texts';

/** What shows while a part of the account is on its way. */
export function Loading({ text }: { text: string }) {
  return <p role="status" className="flex min-h-40 items-center gap-3 text-ink-2"><span className="spinner" aria-hidden="true" />{text}</p>;
}

/** A part that did not come: why, and what to do. */
export function Failed({ problem, again }: { problem: ShopProblem; again: () => void }) {
  const ended = problem.code === 'session-expired' || problem.code === 'login-required';
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="error">{problem.text}</Notice>
      {ended ? <Button kind="secondary" onClick={() => openAuthDialog('login')}>Log In</Button> : <Button kind="secondary" onClick={again}>{pageTexts.again}</Button>}
    </div>
  );
}
