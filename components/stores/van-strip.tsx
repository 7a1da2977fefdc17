'use client';

import { useStore } from '@/components/browser/create-store';
import { useSecondsLeft } from '@/components/browser/use-seconds-left';
import { shopTodayStore } from '@/components/stores/shop-today';
import type { VanDay } from '@/lib/stores/shop-today';
import { timeLeft } from '@/lib/core/time/time-left';

interface VanStripProps extends Pick<VanDay, 'day' | 'words'> {
  /** What our own vans can bring that day. */
  children: React.ReactNode;
}

/**
 * The strip of home: the first day of the vans and what they can bring then, as a cached page has it; for the shopper's ZIP, with the time that is left, once
 * that is known. It goes when the day has become another, and where none can be promised.
 */
export function VanStrip({ day, words, children }: VanStripProps) {
  const today = useStore(shopTodayStore);
  const van = today ? today.van : { day, words };
  const left = useSecondsLeft(today, today?.van?.secondsLeft);
  if (van?.day !== day) return null;
  return (
    <section aria-labelledby="vans-heading" className="on-dark bg-loam-800 text-on-loam">
      <div className="shop py-5">
        <h2 id="vans-heading" className="text-h3 max-sm:min-h-[2lh]">
          {van.words}
          {left > 0 && <span className="nums whitespace-nowrap"> · {timeLeft(left)}</span>}
        </h2>
        {children}
      </div>
    </section>
  );
}
