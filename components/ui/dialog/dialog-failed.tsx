'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button';
import { Notice } from '../notice';
import { OrderPhone } from '@/components/ui/contact/order-phone';

interface DialogFailedProps {
  onClose: () => void;
  /** Asks for the script again. */
  onRetry: () => Promise<void>;
}

/**
 * In the place of a dialog whose script did not come: what happened, and the ways on. A new version of the shop may have taken the old one's scripts away,
 * which a reload mends. The browser's own dialog: there is no script to wait for. Where the dialog has come after all, it gives the focus back first.
 */
export function DialogFailed({ onClose, onRetry }: DialogFailedProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    // The first button of all would load the page anew, and what was typed would be gone.
    retry.current?.focus();
    return () => current?.close();
  }, []);
  const again = async () => {
    setAsking(true);
    await onRetry();
    setAsking(false);
  };
  return createPortal(
    <dialog
      ref={dialog}
      aria-label="This didn’t load"
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      className="dialog dialog-normal text-left text-base text-ink"
    >
      <Notice tone="error">
        This didn’t load. Please try again,{' '}
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="font-strong underline underline-offset-4"
        >
          reload the page
        </button>
        , or call us: <OrderPhone className="font-strong underline underline-offset-4" />.
      </Notice>
      <Button
        ref={retry}
        className="mt-5 w-full"
        busy={asking ? 'Asking…' : undefined}
        onClick={() => void again()}
      >
        Try again
      </Button>
      <Button kind="secondary" className="mt-3 w-full" onClick={() => dialog.current?.close()}>
        Close
      </Button>
    </dialog>,
    document.body,
  );
}
