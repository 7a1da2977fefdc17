'use client';

import { lazy, Suspense } from 'react';
import type { AddressDialogProps } from './address-dialog';
import { loadAddressDialog } from './load-address-dialog';

const AddressDialog = lazy(loadAddressDialog);

/** The place of the address dialog in a page: nothing until it is opened, then its script. */
export function AddressDialogHost({ open, ...props }: AddressDialogProps & { open: boolean }) {
  return open ? (
    <Suspense>
      <AddressDialog {...props} />
    </Suspense>
  ) : null;
}
