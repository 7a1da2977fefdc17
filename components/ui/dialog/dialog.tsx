'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { firstField } from '../form/first-field';
import { Icon } from '../icon';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** 520 px, 860 for a comparison, or along the foot of a small screen. */
  width?: 'normal' | 'wide' | 'sheet';
  children: React.ReactNode;
}

/**
 * A dialog over the page: Escape, the cross and the scrim close it, focus stays inside and returns to where it came from. It begins at the first
 * field; on a touch screen at the dialog itself, where no keyboard slides up over it.
 */
export function Dialog({ open, onClose, title, width = 'normal', children }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup
          ref={popup}
          initialFocus={() => (popup.current ? firstField(popup.current) : true)}
          className={`dialog dialog-${width}`}
        >
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="text-h3">{title}</Base.Title>
            <Base.Close
              aria-label="Close"
              className="-mr-3 -mt-2 grid size-11 shrink-0 place-items-center rounded-pane"
            >
              <Icon name="close" size={22} />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
