import { closedDays } from '@/lib/checkout/delivery/day-hints';
import type { CalendarDay } from '@/lib/delivery/calendar';

/** Why days of the next five weeks are closed, in sentences beside the calendar. */
export function ClosedDays({ days }: { days: readonly CalendarDay[] }) {
  const why = closedDays(days.slice(0, 35)).slice(0, 5);
  if (why.length === 0) return null;
  return (
    <div className="text-sm">
      <h4 className="font-strong">Why some days are closed</h4>
      <ul className="mt-1 flex flex-col gap-1.5 text-ink-2">
        {why.map(({ when, why: reason }) => (
          <li key={when}>
            <strong className="text-ink">{when}</strong>: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
