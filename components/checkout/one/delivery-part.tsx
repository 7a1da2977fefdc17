'use client';

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { CheckoutStep } from '@/lib/checkout/steps';

/** Where somebody wants to choose something else than was offered, for which line; `time` counts the wishes. */
export interface NewChoice {
  to: 'recipients' | 'delivery';
  lineID: string;
  time: number;
}

interface PartHeadingProps {
  step: CheckoutStep;
  children: ReactNode;
}

/** The heading of a part, which has the focus when the address of its step is opened. */
export const partHeadingID = (step: CheckoutStep) => `part-${step}`;

/** The heading of a part of the one screen of delivery: who, when, or the card. */
export function PartHeading({ step, children }: PartHeadingProps) {
  return (
    <h3 id={partHeadingID(step)} tabIndex={-1} className="text-h3">
      {children}
    </h3>
  );
}

/** A part after the first, under its heading. */
export function DeliveryPart({ step, heading, children }: PartHeadingProps & { heading: string }) {
  return (
    <section
      aria-labelledby={partHeadingID(step)}
      className="mt-3 flex flex-col gap-5 border-t border-line pt-6"
    >
      <PartHeading step={step}>{heading}</PartHeading>
      {children}
    </section>
  );
}

/** Gives the focus to the part somebody wants to choose anew; its heading has it while there are no days to choose. Returns the place of the days. */
export function usePartToChooseAnew(
  newChoice: NewChoice | null = null,
): RefObject<HTMLDivElement | null> {
  const days = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!newChoice) return;
    const heading = document.getElementById(partHeadingID(newChoice.to));
    (newChoice.to === 'delivery' ? (days.current ?? heading) : heading)?.focus();
  }, [newChoice]);
  return days;
}
