import { secondsUntilChicagoMidnight } from '@/lib/core/time/chicago-time';
import type { ShopEvent } from './event';
import { stateChanges } from './event-state';

/** Whole seconds until a seat of these events opens, begins or ends, at the latest until midnight in Chicago; at least 1. Pages that show events live no longer (architecture rule 5). */
export function secondsUntilEventChange(events: readonly ShopEvent[], now: Date): number {
  const midnight = secondsUntilChicagoMidnight(now);
  const seats = events.flatMap(({ sessions }) =>
    sessions.flatMap(({ meetings, offers }) =>
      offers.map(({ release }) => ({ meetings, release })),
    ),
  );
  const coming = seats
    .flatMap(stateChanges)
    .map((instant) => Math.ceil((instant.getTime() - now.getTime()) / 1000))
    .filter((seconds) => seconds > 0);
  return coming.reduce((least, seconds) => Math.min(least, seconds), midnight);
}
