'use client';

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import { whenIdle } from '@/components/browser/idle';

/**
 * For a field for a day: plain text until the page has come to rest, then the browser's own date field. To build one takes a slow phone 50 ms, which would delay
 * the first paint of the page. `isoOf` says which ISO date a text is (`''`: none): what was typed before is kept, and what is no day stays text. Nothing changes
 * while the field has the focus. `atOnce` for a page whose field says something from the start.
 */
export function useDateType(
  field: RefObject<HTMLInputElement | null>,
  isoOf: (text: string) => string,
  atOnce: boolean,
): { type: 'text' | 'date'; onBlur: (event: FocusEvent<HTMLInputElement>) => void } {
  const [isDate, setIsDate] = useState(atOnce);
  const rested = useRef(false);

  function change(input: HTMLInputElement) {
    const iso = isoOf(input.value);
    if (input.value !== '' && iso === '') return;
    input.value = iso;
    setIsDate(true);
  }
  const onRest = useEffectEvent(() => {
    rested.current = true;
    const input = field.current;
    if (input && input !== document.activeElement) change(input);
  });
  useEffect(() => whenIdle(onRest), []);

  return {
    type: isDate ? 'date' : 'text',
    onBlur: ({ currentTarget }) => {
      if (rested.current && !isDate) change(currentTarget);
    },
  };
}
