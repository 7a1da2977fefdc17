'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { partHeadingID, type NewChoice } from './delivery-part';

/** Gives the focus to the part somebody wants to choose anew; its heading has it while there are no days to choose. Answers the place of the days. */
export function useAskedPart(asked: NewChoice | null = null): RefObject<HTMLDivElement | null> {
  const days = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!asked) return;
    const heading = document.getElementById(partHeadingID(asked.to));
    (asked.to === 'delivery' ? (days.current ?? heading) : heading)?.focus();
  }, [asked]);
  return days;
}
