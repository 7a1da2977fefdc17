import { DialogFailed } from '@/components/ui/dialog/dialog-failed';

/** Fetches the dialog's script: on hover or focus of what opens it, before the click. */
export function loadAuthDialog() {
  return import('./auth-dialog').catch(() => ({ default: DialogFailed }));
}
