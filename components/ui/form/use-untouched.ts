'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a field whose value this browser may know and the server does not: puts it there once it is known, and anew when it is another, but never over what a
 * visitor typed, before the page was hydrated either.
 */
export function useUntouched(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const put = useRef(value);
  useLayoutEffect(() => {
    if (field.current?.value === put.current) field.current.value = value;
    put.current = value;
  }, [value]);
  return field;
}
