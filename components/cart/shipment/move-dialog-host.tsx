'use client';

import { lazy, Suspense } from 'react';
import { DialogFailed } from '@/components/ui/dialog/dialog-failed';
import type { MoveDialogProps } from './move-dialog';

const MoveDialog = lazy(() => import('./move-dialog').catch(() => ({ default: DialogFailed })));

/** The place of the move dialog in a page: its script comes when it is opened. */
export function MoveDialogHost(props: MoveDialogProps) {
  return (
    <Suspense>
      <MoveDialog {...props} />
    </Suspense>
  );
}
