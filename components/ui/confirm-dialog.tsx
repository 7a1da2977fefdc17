'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { buttonClass } from './button';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  question: string;
  /** What follows from 'Yes', where that needs saying. */
  consequence?: string;
  yes?: string;
  no?: string;
  onAnswer: (yes: boolean) => void;
}

/** The shared yes/no dialog (001 §2). Focus begins on the safe choice; Escape answers no. */
export function ConfirmDialog({ open, question, consequence, yes = 'Yes', no = 'No', onAnswer }: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => { if (!next) onAnswer(false); }}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim" />
        <AlertDialog.Popup className="dialog" initialFocus={safe}>
          <AlertDialog.Title className="text-h3">{question}</AlertDialog.Title>
          {consequence && <AlertDialog.Description className="mt-2 text-ink-2">{consequence}</AlertDialog.Description>}
          <div className="mt-7 flex flex-wrap justify-end gap-3">
            <AlertDialog.Close ref={safe} className={buttonClass('secondary')}>{no}</AlertDialog.Close>
            <button type="button" className={buttonClass()} onClick={() => onAnswer(true)}>{yes}</button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
