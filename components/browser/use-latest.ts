'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What an answer finds when it comes late: the value as it was drawn last; `null` once nobody is there any more to be told. */
export function useLatest<T>(value: T): RefObject<T | null> {
  const latest = useRef<T>(null);
  useLayoutEffect(() => {
    latest.current = value;
    return () => {
      latest.current = null;
    };
  }, [value]);
  return latest;
}
