'use client';

import { useCallback, useEffect, useRef } from 'react';

/** Tells whether what asks is still shown: an answer that comes later leads nobody away from where they have gone meanwhile. */
export function useStillHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
