'use client';

import { latePart } from '@/components/browser/late-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { DialogFailed } from '@/components/ui/dialog/dialog-failed';

const MoveDialog = latePart(() => import('./move-dialog'), DialogFailed);

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
export const MoveDialogHost = MoveDialog.Part;
