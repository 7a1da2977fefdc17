'use client';

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
