'use client';

import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button';
import { visitorStore } from '@/lib/cart/visitor-store.client';
import { SignInButton } from './sign-in-button';

/** The way into a page of the account for a visitor: the dialog, and after it this address once more (decision 8). */
export function AccountDoor() {
  useEffect(() => visitorStore.subscribe(() => {
    if (visitorStore.get()?.kind === 'customer' && window.location.pathname.startsWith('/account/')) window.location.reload();
  }), []);
  return <SignInButton className={buttonClass('primary')}>Log In</SignInButton>;
}
