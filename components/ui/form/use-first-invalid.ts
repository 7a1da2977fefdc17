import { useEffect, useRef, useState } from 'react';

/**
 * After an attempt that was refused: the first field of the part at the ref that is marked invalid gets the focus, and with it comes into view. `showFirst`
 * may be called together with the change that marks it.
 */
export function useFirstInvalid<T extends HTMLElement>() {
  const part = useRef<T>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) part.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [times]);
  return { part, showFirst: () => setTimes((before) => before + 1) };
}
