'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, type RefObject } from 'react';
import { buttonClass } from '../button';

interface ConfirmDialogProps {
  open: boolean;
  question: string;
  /** What follows from 'Yes', where that needs saying. */
  consequence?: string;
  /** Where the focus goes after 'Yes', when that takes away what opened the question. */
  then?: RefObject<HTMLElement | null>;
  onAnswer: (yes: boolean) => void;
}

/** The shared yes/no dialog (specification B2). Focus begins on the safe choice; Escape answers no. */
export function ConfirmDialog({ open, question, consequence, then, onAnswer }: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  const agreed = useRef(false);
  const answer = (yes: boolean) => {
    agreed.current = yes;
    onAnswer(yes);
  };
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) answer(false);
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim" />
        <AlertDialog.Popup
          className="dialog"
          initialFocus={safe}
          finalFocus={() => (agreed.current && then?.current) || true}
        >
          <AlertDialog.Title className="text-h3">{question}</AlertDialog.Title>
          {consequence && (
            <AlertDialog.Description className="mt-2 text-ink-2">
              {consequence}
            </AlertDialog.Description>
          )}
          <div className="mt-7 flex flex-wrap justify-end gap-3">
            <AlertDialog.Close ref={safe} className={buttonClass('secondary')}>
              No
            </AlertDialog.Close>
            <button type="button" className={buttonClass()} onClick={() => answer(true)}>
              Yes
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
