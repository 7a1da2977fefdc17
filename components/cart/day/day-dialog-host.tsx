'use client';

import { latePart } from '@/components/browser/late-part';
import { DialogFailed } from '@/components/ui/dialog/dialog-failed';
import { useHeard } from '../use-heard';
import type { DayDialogProps } from './day-dialog';

const DayDialog = latePart(() => import('./day-dialog'), DialogFailed);

/** The place of the dialog of days in a page: its script comes when it is opened. */
export function DayDialogHost({ save, ...props }: DayDialogProps) {
  const heard = useHeard(save);
  return <DayDialog.Part {...props} save={heard} />;
}
