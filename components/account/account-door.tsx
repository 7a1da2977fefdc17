'use client';

import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button';
import { NeedsScript } from '@/components/ui/form/needs-script';
import { useUnhydrated } from '@/components/ui/use-unhydrated';
import { visitorStore } from '@/components/session/visitor-store';
import { isAccountPage } from '@/lib/routes/account-path';
import { SignInButton } from './sign-in-button';

/** The way into a page of the account for a visitor: the dialog, and after it this address once more (ruling 8). */
export function AccountDoor() {
  useEffect(
    () =>
      visitorStore.subscribe(() => {
        if (visitorStore.get()?.kind === 'customer' && isAccountPage(window.location.pathname))
          window.location.reload();
      }),
    [],
  );
  const unhydrated = useUnhydrated();
  return (
    <>
      <SignInButton className={buttonClass('primary')}>Log In</SignInButton>
      {unhydrated && (
        <div className="order-last basis-full">
          <NeedsScript>
            Logging in needs JavaScript, which didn’t load. Please turn it on or reload this page,
            or order by phone:
          </NeedsScript>
        </div>
      )}
    </>
  );
}
