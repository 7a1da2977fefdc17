'use client';

import { useLayoutEffect, useRef } from 'react';
import type { QuickSearchProps } from './quick-search';

/** Gives the new field the focus and the cursor that the plain one had. */
export function useFieldTakeover({ focused, selection }: QuickSearchProps['start']) {
  const field = useRef<HTMLInputElement>(null);
  const at = useRef({ focused, selection });
  useLayoutEffect(() => {
    if (!at.current.focused) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(...at.current.selection);
  }, []);
  return field;
}
