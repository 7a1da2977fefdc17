'use client';

import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button';
import { Notice } from '../notice';
import { OrderPhone } from '../order-phone';

/**
 * In the place of a dialog whose script did not come: what happened, and the ways on. A new version of the shop may have taken the old one's scripts away,
 * which a reload mends. The browser's own dialog: there is no script to wait for.
 */
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
      <Notice tone="error">
        This didn’t load. Please{' '}
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="font-strong underline underline-offset-4"
        >
          reload the page
        </button>
        , or call us: <OrderPhone className="font-strong underline underline-offset-4" />.
      </Notice>
      <Button kind="secondary" className="mt-5 w-full" onClick={() => dialog.current?.close()}>
        Close
      </Button>
    </dialog>,
    document.body,
  );
}
