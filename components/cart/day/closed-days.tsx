import { closedDays } from '@/lib/checkout/delivery/day-hints';
import type { CalendarDay } from '@/lib/delivery/day-reasons';

/** Why days of the next five weeks are closed, in sentences beside the calendar, month by month as it turns them. */
export function ClosedDays({ days }: { days: readonly CalendarDay[] }) {
  const groups = closedDays(days.slice(0, 35));
  if (groups.length === 0) return null;
  return (
    <div className="text-sm">
      <h4 className="font-strong">Why some days are closed</h4>
      {groups.map(({ month, days: closed }) => (
        <div key={month} className="mt-1.5">
          {month && <h5 className="text-xs font-strong text-ink-2">{month}</h5>}
          <ul className="flex flex-col gap-1.5 text-ink-2">
            {closed.map(({ when, why }) => (
              <li key={when}>
                <strong className="text-ink">{when}</strong>: {why}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
