'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { timeLeft } from '@/lib/checkout/delivery/same-day-words';
import type { SameDayCountdown } from '@/lib/delivery/countdown';

const everyMs = 15_000;

/** How long orders are taken for today, counted down on the server's clock; once it has passed the days are asked for anew. */
export function SameDayNote({
  countdown,
  onPassed,
}: {
  countdown: SameDayCountdown;
  onPassed: () => void;
}) {
  const [passed, setPassed] = useState(0);
  const passedNow = useEffectEvent(onPassed);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => {
      const seconds = (performance.now() - started) / 1000;
      setPassed(seconds);
      if (seconds < countdown.secondsLeft) return;
      clearInterval(timer);
      passedNow();
    }, everyMs);
    return () => clearInterval(timer);
    // A new answer brings a new cut-off.
  }, [countdown.cutoff, countdown.secondsLeft]);
  const left = countdown.secondsLeft - passed;
  if (!countdown.offered || left <= 0) return null;
  return (
    <p className="flex items-center gap-2 text-sm text-ink-2">
      <Icon name="truck" size={18} className="shrink-0 text-leaf-700" />
      <span>
        Order within <strong className="nums text-ink">{timeLeft(left)}</strong> for delivery today
      </span>
    </p>
  );
}
