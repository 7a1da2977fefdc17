'use client';

import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button';
import { LateFailed } from '../late-failed';

/** In the place of a dialog whose script did not come. The browser's own dialog: there is no script to wait for. */
export function DialogFailed({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-label="This didn’t load"
      onClose={onClose}
      className="dialog dialog-normal text-left text-base text-ink"
    >
      <LateFailed />
      <Button kind="secondary" className="mt-5 w-full" onClick={() => dialog.current?.close()}>
        Close
      </Button>
    </dialog>,
    document.body,
  );
}
