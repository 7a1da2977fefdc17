import { shortReason } from '@/lib/checkout/day-hints';
import { daySentence, dayWords } from '@/lib/cart/day-words';
import type { CalendarDay } from '@/lib/delivery/calendar';

interface DayCellProps {
  day: CalendarDay;
  today: boolean;
  checked: boolean;
  /** What it costs, or one word about the runs. */
  note: string;
  onChoose: (date: string) => void;
}

const hatch = 'bg-[repeating-linear-gradient(135deg,transparent_0_5px,var(--color-line)_5px_6px)]';

/** One day of the picker: a radio with its number and what it costs, or the reason why not. */
export function DayCell({ day, today, checked, note, onChoose }: DayCellProps) {
  const { day: number } = dayWords(day.date);
  const words = day.available ? note : shortReason(day.reason);
  const look = !day.available
    ? `${hatch} text-ink-2`
    : checked
      ? 'bg-aubergine-700 text-white'
      : 'border border-line-strong bg-card hover:bg-mist';
  return (
    <label
      title={day.available ? undefined : day.text}
      className={`flex h-11 flex-col items-center justify-center gap-0.5 rounded-pane px-0.5 text-center leading-tight has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-aubergine-700 sm:h-15.5 sm:px-1 ${day.available ? '' : 'cursor-not-allowed'} ${look}`}
    >
      <input
        type="radio"
        name="delivery-day"
        value={day.date}
        checked={checked}
        disabled={!day.available}
        onChange={() => onChoose(day.date)}
        className="sr-only"
        aria-label={
          day.available
            ? `${daySentence(day.date)}, ${note}`
            : `${daySentence(day.date)}. ${day.text}`
        }
      />
      <span
        className={`nums display text-name ${today ? 'underline decoration-2 underline-offset-4' : ''}`}
      >
        {number}
      </span>
      <span
        className={`nums text-2xs font-medium max-sm:hidden ${day.available && !checked ? 'text-leaf-700' : ''}`}
      >
        {words}
      </span>
    </label>
  );
}
