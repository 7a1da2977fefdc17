'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { Icon } from './icon';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** 520 px, or 860 for a comparison. */
  width?: 'normal' | 'wide';
  children: React.ReactNode;
}

/** A dialog over the page: Escape, the cross and the scrim close it, focus stays inside and returns to where it came from. */
export function Dialog({ open, onClose, title, width = 'normal', children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => { if (!next) onClose(); }}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup className={`dialog ${width === 'wide' ? 'dialog-wide' : ''}`}>
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="text-h3">{title}</Base.Title>
            <Base.Close aria-label="Close" className="-mr-3 -mt-2 grid size-11 shrink-0 place-items-center rounded-pane"><Icon name="close" size={22} /></Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
