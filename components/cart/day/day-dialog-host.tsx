'use client';

import { lazy, Suspense } from 'react';
import { DialogFailed } from '@/components/ui/dialog/dialog-failed';
import { useHeard } from '../use-heard';
import type { DayDialogProps } from './day-dialog';

const DayDialog = lazy(() => import('./day-dialog').catch(() => ({ default: DialogFailed })));

/** The place of the dialog of days in a page: its script comes when it is opened. */
export function DayDialogHost({ save, ...props }: DayDialogProps) {
  const heard = useHeard(save);
  return (
    <Suspense>
      <DayDialog {...props} save={heard} />
    </Suspense>
  );
}
