'use client';

import { lazy, Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { DialogFailed } from '@/components/ui/dialog/dialog-failed';
import type { MoveDialogProps } from './move-dialog';

const MoveDialog = lazy(() => import('./move-dialog').catch(() => ({ default: DialogFailed })));

interface SendElsewhereProps {
  size?: 'normal' | 'small';
  className: string;
  onPress: () => void;
}

/** The button that opens the move dialog for any of the goods. */
export function SendElsewhere({ size, className, onPress }: SendElsewhereProps) {
  return (
    <Button kind="secondary" size={size} className={className} onClick={onPress}>
      <Icon name="plus" size={18} />
      Send to someone else
    </Button>
  );
}

/** The place of the move dialog in a page: its script comes when it is opened. */
export function MoveDialogHost(props: MoveDialogProps) {
  return (
    <Suspense>
      <MoveDialog {...props} />
    </Suspense>
  );
}
