'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Cart } from '@/lib/cart/cart';
import { useFocusAfter } from '@/components/ui/kept-focus';
import { isBefore, stepWords, type CheckoutStep } from '@/lib/checkout/steps';

export interface StepSectionProps {
  step: CheckoutStep;
  current: CheckoutStep;
  cart: Cart;
  onEdit: (step: CheckoutStep) => void;
  /** What a finished step says in one or two lines. */
  summary: React.ReactNode;
  /** What has to be seen first: it stands above the open step and has the focus. */
  notice?: React.ReactNode;
  children: React.ReactNode;
}

/** One step of checkout: open, closed into an editable summary, or still to come. Opening moves the focus to its heading, unless what stands in it has taken it. */
export function StepSection({
  step,
  current,
  cart,
  onEdit,
  summary,
  notice = null,
  children,
}: StepSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const open = step === current;
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current && !body.current?.contains(document.activeElement))
      heading.current?.focus();
    wasOpen.current = open;
  }, [open]);
  useFocusAfter(open && Boolean(notice), heading);
  const done = isBefore(step, current);
  const words = stepWords(step, cart);
  return (
    <section
      aria-labelledby={`step-${step}`}
      className={`panel ${open ? 'p-4 sm:p-7' : 'px-4 py-3.5 sm:px-7 sm:py-4'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <h2
          id={`step-${step}`}
          ref={heading}
          tabIndex={-1}
          className={open ? 'text-h2' : 'flex items-center gap-2 text-name'}
        >
          {done && <Icon name="check" className="text-leaf-600" />}
          {open ? words.heading : <span className={done ? '' : 'text-ink-3'}>{words.short}</span>}
        </h2>
        {done && (
          <button type="button" onClick={() => onEdit(step)} className="text-link tap text-sm">
            Edit<span className="sr-only"> {words.short}</span>
          </button>
        )}
      </div>
      {open && (
        <div ref={body} className="mt-5">
          {notice}
          {children}
        </div>
      )}
      {done && <div className="mt-1 text-ui text-ink-2">{summary}</div>}
    </section>
  );
}
