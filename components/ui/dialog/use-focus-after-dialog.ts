import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLatest } from '@/components/browser/use-latest';

/** Gives the focus to `target` once a dialog is closed whose opener has gone with what was done in it; to one that is still there the dialog gives it back itself. */
export function useFocusAfterDialog(open: boolean, target: () => HTMLElement | null): void {
  const opener = useRef<Element | null>(null);
  const latest = useLatest(target);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (open) return;
    const from = opener.current;
    opener.current = null;
    // The dialog looks for another place in a task of its own first.
    if (from && !from.isConnected) queueMicrotask(() => latest.current?.()?.focus());
  }, [open, latest]);
}
