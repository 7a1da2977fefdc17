'use client';

import { useState } from 'react';
import { signOut } from '@/components/session/sign-out';
import { accountPages, accountPath } from '@/lib/routes/account-path';
import { ShopLink } from '@/components/ui/shop-link';
import { accountTexts } from './account-texts';

/** The pages of the account, and Sign Out, which ends the session and lands on home (specification A2). */
export function AccountLinks({ rowClass }: { rowClass: string }) {
  const [state, setState] = useState<'rest' | 'leaving' | 'failed'>('rest');
  const leave = async () => {
    if (state === 'leaving') return;
    setState('leaving');
    const answer = await signOut();
    if (!answer.ok) setState('failed');
  };
  return (
    <>
      <ul>
        {accountPages.map(({ page, name }) => (
          <li key={page}>
            <ShopLink href={accountPath(page)} className={rowClass}>
              {name}
            </ShopLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            // It keeps the focus, which a disabled button would lose.
            aria-disabled={state === 'leaving' || undefined}
            onClick={() => void leave()}
            className={`${rowClass} w-full text-left font-strong`}
          >
            {state === 'leaving' ? accountTexts.signingOut : accountTexts.signOut}
          </button>
        </li>
      </ul>
      {state === 'failed' && (
        <p role="alert" className="px-2 pt-2 text-sm text-terra-700">
          {accountTexts.notSignedOut}
        </p>
      )}
    </>
  );
}
