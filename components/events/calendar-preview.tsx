'use client';

import { useRef, useState } from 'react';
import { mineOf, mineWords, type SeatKind } from '@/lib/events/bought';
import { buttonClass } from '@/components/ui/button';
import { eventTexts } from './texts';
import { useBoughtSeats } from './use-bought-seats';

/** What the card of an entry says, kept on the entry's link. */
export interface Preview {
  title: string;
  when: string;
  where: string;
  price: string;
  /** Address of the picture. */
  picture: string;
  /** Paid, and a seat can be booked now. */
  toBook: boolean;
  /** What can be done, in words. */
  state: string;
  /** The kinds of seat of its date. */
  seats: SeatKind[];
}

interface PlacedPreview extends Preview {
  href: string;
  /** Place in the table, pixels. */
  top: number;
  left: number;
}

const width = 330;
const gap = 6;

/**
 * The card of an event while its link in the table is pointed at or has the focus. It repeats what the page behind the link says, so it
 * stays out of the reading order; Escape closes it, and the pointer may go over it.
 */
export function CalendarPreview({ children }: { children: React.ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<PlacedPreview | null>(null);

  const [mine] = mineOf(shown?.seats ?? [], useBoughtSeats());
  const booking = shown?.toBook && !mine;

  function show(target: EventTarget) {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-preview]') : null;
    if (!link || !frame.current) return;
    const [at, within] = [link.getBoundingClientRect(), frame.current.getBoundingClientRect()];
    const left = Math.max(0, Math.min(at.left - within.left, within.width - width - 2 * gap));
    setShown({
      ...(JSON.parse(link.dataset.preview ?? '{}') as Preview),
      href: link.pathname + link.search,
      top: at.bottom - within.top + gap,
      left,
    });
  }

  return (
    <div
      ref={frame}
      className="relative"
      onPointerOver={(event) => event.pointerType === 'mouse' && show(event.target)}
      onPointerLeave={() => setShown(null)}
      onFocus={(event) => show(event.target)}
      onBlur={() => setShown(null)}
      onKeyDown={(event) => event.key === 'Escape' && setShown(null)}
    >
      {children}
      {shown && (
        <a
          href={shown.href}
          tabIndex={-1}
          aria-hidden="true"
          // The focus stays at the entry: the card would go with it, before the click.
          onMouseDown={(event) => event.preventDefault()}
          style={{ top: shown.top, left: shown.left, width }}
          className="calendar-card absolute z-(--z-raised) block overflow-hidden rounded-panel bg-card shadow-float"
        >
          <img
            src={shown.picture}
            alt=""
            width={400}
            height={282}
            className="h-34 w-full object-cover"
          />
          <span className="block px-5 py-4">
            <span className="display block text-name">{shown.title}</span>
            <span className="nums mt-1 block text-sm text-ink-2">{shown.when}</span>
            <span className="block text-sm text-ink-2">{shown.where}</span>
            <span className="mt-3 flex items-center justify-between gap-3">
              {mine ? (
                <span className="text-sm font-medium text-leaf-700">{mineWords(mine)}</span>
              ) : (
                <span>
                  <span className="nums block font-strong">{shown.price}</span>
                  <span className="block text-xs text-ink-2">{shown.state}</span>
                </span>
              )}
              <span className={buttonClass(booking ? 'primary' : 'secondary', 'small')}>
                {booking ? eventTexts.register : eventTexts.details}
              </span>
            </span>
          </span>
        </a>
      )}
    </div>
  );
}
