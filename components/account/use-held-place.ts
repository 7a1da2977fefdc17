import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps a control where it is on the screen while what stands above it changes with `state`: `hold` remembers its place, and after the change the window
 * scrolls by what it has moved, at once and without motion.
 */
export function useHeldPlace(state: unknown): (control: HTMLElement) => void {
  const held = useRef<{ control: HTMLElement; top: number } | null>(null);
  useLayoutEffect(() => {
    const before = held.current;
    held.current = null;
    if (!before?.control.isConnected) return;
    const moved = before.control.getBoundingClientRect().top - before.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [state]);
  return (control) => {
    held.current = { control, top: control.getBoundingClientRect().top };
  };
}
