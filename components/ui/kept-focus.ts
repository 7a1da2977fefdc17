import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to `target` when what held it has gone with `present`: nobody who uses the keyboard is thrown back to the top of the page. */
export function useFocusAfter(present: boolean, target: RefObject<HTMLElement | null>): void {
  const was = useRef(present);
  useEffect(() => {
    if (was.current && !present && document.activeElement === document.body)
      target.current?.focus();
    was.current = present;
  }, [present, target]);
}

/**
 * Keeps the place of a keyboard: where the control that had the focus has gone from the part of the page at the ref with a change of `state`, the
 * focus comes to that part and not to the top of the page.
 */
export function useKeptFocus<T extends HTMLElement>(state: unknown) {
  const place = useRef<T>(null);
  const within = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      within.current = place.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  useEffect(() => {
    if (within.current && document.activeElement === document.body) place.current?.focus();
  }, [state]);
  return place;
}
