'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { weekdays, daySentence, dayWords } from '@/lib/core/time/day-words';
import { formatCents } from '@/lib/core/money';
import type { OfferedDay } from '@/lib/checkout/delivery/options';
import type { CalendarDay } from '@/lib/delivery/day-reasons';
import {
  type CalendarMonth,
  calendarMonths,
  shortReasons,
} from '@/lib/checkout/delivery/calendar-days';

interface DayCellProps {
  day: CalendarDay;
  today: boolean;
  checked: boolean;
  /** What it costs. */
  note: string;
  onChoose: (date: string) => void;
}

const hatch = 'bg-[repeating-linear-gradient(135deg,transparent_0_5px,var(--color-line)_5px_6px)]';

/** One day of the picker: a radio with its number and what it costs, or the reason why not. */
function DayCell({ day, today, checked, note, onChoose }: DayCellProps) {
  const { day: number } = dayWords(day.date);
  const words = day.available ? note : shortReasons[day.reason];
  const only = onlyRun(day);
  const look = !day.available
    ? `${hatch} text-ink-2`
    : checked
      ? 'bg-aubergine-700 text-white'
      : 'border border-line-strong bg-card hover:bg-mist';
  return (
    <label
      title={day.available ? undefined : day.text}
      className={`flex min-h-11 flex-col items-center justify-center gap-0.5 rounded-pane px-0.5 py-1 text-center leading-tight has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-aubergine-700 sm:min-h-15.5 sm:px-1 ${day.available ? '' : 'cursor-not-allowed'} ${look}`}
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
            ? [daySentence(day.date), only, note].filter(Boolean).join(', ')
            : `${daySentence(day.date)}. ${day.text}`
        }
      />
      <span
        className={`nums display text-name max-[17rem]:text-[6vw] ${today ? 'underline decoration-2 underline-offset-4' : ''}`}
      >
        {number}
      </span>
      <span
        className={`nums text-2xs font-medium max-sm:hidden ${day.available && !checked ? 'text-leaf-700' : ''}`}
      >
        {words}
        {only && <span className="block font-normal">{only}</span>}
      </span>
    </label>
  );
}

interface DayPickerProps {
  days: readonly OfferedDay[];
  /** All it costs to send the shipment, in cents, where a day does not say otherwise. */
  cost: number;
  chosen: string | null;
  onChoose: (date: string) => void;
}

/** The calendar of days that can be promised, a month at a time, that of a day chosen beside it too; on small screens a day is its number, what it costs stands with the method. */
export function DayPicker({ days, cost, chosen, onChoose }: DayPickerProps) {
  const months = calendarMonths(days);
  const [shown, setShown] = useState(
    monthOf(chosen ?? days.find(({ available }) => available)?.date),
  );
  const [followed, setFollowed] = useState(chosen);
  if (chosen !== followed) {
    setFollowed(chosen);
    if (chosen) setShown(monthOf(chosen));
  }
  const at = Math.max(
    0,
    months.findIndex(({ id }) => id === shown),
  );
  const month = months[at];
  if (!month) return null;
  const today = days[0]?.date;
  const { lead, days: ofMonth } = fromThisWeek(month);
  const cells = [...ofMonth, ...restOfWeek(lead + ofMonth.length, months[at + 1])];
  return (
    <fieldset>
      <legend className="sr-only">Day</legend>
      <div className="mb-4 flex items-center gap-2 max-[17rem]:flex-wrap max-[17rem]:justify-between sm:gap-4">
        <PageButton
          label="Earlier month"
          icon="chevronLeft"
          disabled={at === 0}
          onClick={() => setShown(months[at - 1]?.id)}
        />
        <h3
          aria-live="polite"
          className="min-w-0 grow text-center text-name max-[17rem]:order-first max-[17rem]:basis-full sm:text-h3 sm:min-w-40 sm:grow-0"
        >
          {month.title}
        </h3>
        <PageButton
          label="Later month"
          icon="chevronRight"
          disabled={at >= months.length - 1}
          onClick={() => setShown(months[at + 1]?.id)}
        />
      </div>
      <div className="grid grid-cols-7 gap-1">
        {weekdays.map((name) => (
          <span
            key={name}
            aria-hidden="true"
            className="pb-1 text-center text-xs font-strong text-ink-2 max-[17rem]:text-[3.4vw]"
          >
            {name.slice(0, 3)}
          </span>
        ))}
        {Array.from({ length: lead }, (_, index) => (
          <span key={index} />
        ))}
        {cells.map(({ number, day }, index) =>
          day ? (
            <DayCell
              key={day.date}
              day={day}
              today={day.date === today}
              checked={day.date === chosen}
              note={costNote(day.cost ?? cost)}
              onChoose={onChoose}
            />
          ) : (
            <span
              key={index}
              aria-hidden="true"
              className="display grid min-h-11 place-content-center text-center text-name text-ink-3 max-[17rem]:text-[6vw] sm:min-h-15.5"
            >
              {number}
            </span>
          ),
        )}
      </div>
    </fieldset>
  );
}

/** The ID of a day's month. */
function monthOf(date: string | undefined): string | undefined {
  return date?.slice(0, 7);
}

/** `Morning only` where one run of the day is left: the name of the run, without its hours, for which a day has no room. */
function onlyRun(day: CalendarDay): string | null {
  const [run, another] = day.available ? day.runs : [];
  return run && !another ? `${run.label.split(',')[0]} only` : null;
}

function costNote(cents: number): string {
  return cents > 0 ? formatCents(cents) : 'Free';
}

/** A month without the weeks that are over: it begins with the week of its first day that counts. */
function fromThisWeek({ lead, days }: CalendarMonth): Pick<CalendarMonth, 'lead' | 'days'> {
  const first = days.findIndex(({ day }) => day !== null);
  const over = Math.floor((lead + Math.max(0, first)) / 7) * 7 - lead;
  return over > 0 ? { lead: 0, days: days.slice(over) } : { lead, days };
}

/** Days of the next month in the week that a month ends with: of a month that is nearly over there is little else to choose from. */
function restOfWeek(before: number, next: CalendarMonth | undefined): CalendarMonth['days'] {
  return next?.days.slice(0, (7 - (before % 7)) % 7).filter(({ day }) => day) ?? [];
}

/** Turns the calendar; one that cannot keeps the focus, which a disabled button would lose. */
function PageButton({
  label,
  icon,
  disabled,
  onClick,
}: {
  label: string;
  icon: 'chevronLeft' | 'chevronRight';
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className="grid size-11 shrink-0 place-items-center rounded-pane border border-line-strong bg-card not-aria-disabled:hover:bg-mist aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-ink-3"
    >
      <Icon name={icon} />
    </button>
  );
}
