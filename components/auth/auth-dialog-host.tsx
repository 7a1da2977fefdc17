'use client';

import { useStore } from '@/components/browser/create-store';
import { latePart } from '@/components/browser/late-part';
import { DialogFailed } from '@/components/ui/dialog/dialog-failed';
import { authDialogStore } from './auth-dialog-store';

const AuthDialog = latePart(() => import('./auth-dialog'), DialogFailed);

/** Fetches the dialog's script: on hover or focus of what opens it, before the click. */
export const loadAuthDialog = AuthDialog.prepare;

/** The place of the auth dialog in every page: nothing until it is first opened. */
export function AuthDialogHost() {
  const tab = useStore(authDialogStore);
  if (!tab) return null;
  return <AuthDialog.Part tab={tab} onClose={() => authDialogStore.show(null)} />;
}
