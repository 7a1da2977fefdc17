'use client';

import { lazy, Suspense } from 'react';
import { DialogFailed } from '@/components/ui/dialog/dialog-failed';
import type { AddressDialogProps } from './address-dialog';

/** Fetches the dialog's script: on hover or focus of what opens it, before the click. */
export function loadAddressDialog() {
  return import('./address-dialog').catch(() => ({ default: DialogFailed }));
}

const AddressDialog = lazy(loadAddressDialog);

/** The place of the address dialog in a page: nothing until it is opened, then its script. */
export function AddressDialogHost({ open, ...props }: AddressDialogProps & { open: boolean }) {
  return open ? (
    <Suspense>
      <AddressDialog {...props} />
    </Suspense>
  ) : null;
}
