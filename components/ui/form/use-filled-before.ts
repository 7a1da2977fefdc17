'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLFieldSetElement;

/**
 * For a field, or a group of radios: tells once what a visitor put in before the page was hydrated. The browser kept it, React did not see it; `value` is
 * what React thinks is there.
 */
export function useFilledBefore<F extends Field>(
  value: string,
  tell: (fieldValue: string) => void,
): RefObject<F | null> {
  const field = useRef<F>(null);
  const first = useRef({ value, tell });
  useLayoutEffect(() => {
    const filledBefore = field.current && valueIn(field.current);
    if (filledBefore != null && filledBefore !== first.current.value)
      first.current.tell(filledBefore);
  }, []);
  return field;
}

function valueIn(field: Field): string | undefined {
  return field instanceof HTMLFieldSetElement
    ? field.querySelector<HTMLInputElement>('input:checked')?.value
    : field.value;
}
