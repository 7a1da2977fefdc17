'use client';

import { useStore } from '@/components/browser/create-store';
import { lazy, Suspense } from 'react';
import { DialogFailed } from '@/components/ui/dialog/dialog-failed';
import { authDialogStore } from './auth-dialog-store';

/** Fetches the dialog's script: on hover or focus of what opens it, before the click. */
export function loadAuthDialog() {
  return import('./auth-dialog').catch(() => ({ default: DialogFailed }));
}

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
