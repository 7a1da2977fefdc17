import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLatest } from '@/components/browser/use-latest';

/**
 * Gives the focus to `target` once a dialog is closed whose opener has gone with what was done in it, or goes before anything else is touched: the page may be
 * drawn with what was written later than the dialog closes. To an opener that is still there the dialog gives the focus back itself.
 */
export function useFocusAfterDialog(open: boolean, target: () => HTMLElement | null): void {
  const opener = useRef<Element | null>(null);
  const latest = useLatest(target);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (open || !opener.current || opener.current.isConnected) return;
    opener.current = null;
    // The dialog looks for another place in a task of its own first.
    queueMicrotask(() => latest.current?.()?.focus());
  });
  useEffect(() => {
    if (open) return;
    const forget = ({ target: touched }: Event) => {
      if (touched !== opener.current) opener.current = null;
    };
    const touches = ['focusin', 'pointerdown'] as const;
    for (const touch of touches) document.addEventListener(touch, forget);
    return () => {
      for (const touch of touches) document.removeEventListener(touch, forget);
    };
  }, [open]);
}
