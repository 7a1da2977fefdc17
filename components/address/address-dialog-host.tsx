'use client';

import { latePart } from '@/components/browser/late-part';
import { DialogFailed } from '@/components/ui/dialog/dialog-failed';
import type { AddressDialogProps } from './address-dialog';

const AddressDialog = latePart(() => import('./address-dialog'), DialogFailed);

/** Fetches the dialog's script: on hover or focus of what opens it, before the click. */
export const loadAddressDialog = AddressDialog.prepare;

/** The place of the address dialog in a page: nothing until it is opened, then its script. */
export function AddressDialogHost({ open, ...props }: AddressDialogProps & { open: boolean }) {
  return open ? <AddressDialog.Part {...props} /> : null;
}
