'use client';

import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button';
import { visitorStore } from '@/lib/cart/visitor-store.client';
import { isAccountPage } from '@/lib/routes/account-path';
import { SignInButton } from './sign-in-button';

/** The way into a page of the account for a visitor: the dialog, and after it this address once more (decision 8). */
export function AccountDoor() {
  useEffect(() => visitorStore.subscribe(() => {
    if (visitorStore.get()?.kind === 'customer' && isAccountPage(window.location.pathname)) window.location.reload();
  }), []);
  return <SignInButton className={buttonClass('primary')}>Log In</SignInButton>;
}
