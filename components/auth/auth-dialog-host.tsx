'use client';

import { useStore } from '@/components/browser/create-store';
import { lazy, Suspense } from 'react';
import { authDialogStore } from './auth-dialog-store';
import { loadAuthDialog } from './load-auth-dialog';

const AuthDialog = lazy(loadAuthDialog);

/** The place of the auth dialog in every page: nothing until it is first opened. */
export function AuthDialogHost() {
  const tab = useStore(authDialogStore);
  if (!tab) return null;
  return (
    <Suspense>
      <AuthDialog tab={tab} onClose={() => authDialogStore.show(null)} />
    </Suspense>
  );
}
