'use client';

import { useSecondsLeft } from '@/components/browser/use-seconds-left';
import { Icon } from '@/components/ui/icon';
import { timeLeft } from '@/lib/core/time/time-left';
import type { SameDayCountdown } from '@/lib/delivery/countdown';

/** How long orders are taken for today, counted down on the server's clock; once it has passed the days are asked for anew. */
export function SameDayNote({
  countdown,
  onPassed,
}: {
  countdown: SameDayCountdown;
  onPassed: () => void;
}) {
  const { cutoff, secondsLeft } = countdown;
  // A new answer brings a new cut-off.
  const left = useSecondsLeft(`${cutoff} ${secondsLeft}`, secondsLeft, onPassed);
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
