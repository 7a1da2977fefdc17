'use client';

import { useEffect, useRef } from 'react';
import type { CartLine } from '@/lib/cart/cart';

/** What was just removed, with the way back. Takes the focus where the line that had it has gone. */
export function RemovedLine({ line, onUndo }: { line: CartLine; onUndo: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-4 rounded-panel border border-dashed border-line-strong px-5 py-3 text-ui"
    >
      <p>
        <span className="display text-name">{line.title}</span> was removed.
      </p>
      <button type="button" onClick={onUndo} className="text-link inline-flex min-h-8 items-center">
        Undo<span className="sr-only"> removing {line.title}</span>
      </button>
    </div>
  );
}
