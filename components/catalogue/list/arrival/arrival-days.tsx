'use client';

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Icon } from '@/components/ui/icon';
import { dayWritten } from '@/lib/catalogue/category/arrival-fields';
import type { ClassArrivals } from '@/lib/delivery/days/class-arrival';

const otherDay = 'Other day';
/** How much beside the chosen one stays in sight, in pixels: it says that the row goes on. */
const edge = 36;

interface ArrivalDaysProps {
  arrivals: Pick<ClassArrivals, 'days' | 'today'>;
  /** The day the form has by itself, ISO or as it was typed; empty for none. */
  by: string;
  /** The field for a day whose place this takes, once nobody is in it. */
  field: RefObject<HTMLInputElement | null>;
  /** What was found at the form's fields when it was last sent. */
  faults: { by?: string };
  /** The form's own ID: what is said at a field has it before the field's name. */
  id: string;
}

/** The shop's open days for a ZIP in the place of a list's field for a day, which stands by while somebody types in it. */
export function ArrivalDays(props: ArrivalDaysProps) {
  const { field } = props;
  const hasDays = props.arrivals.days.length > 0;
  const [typed, setTyped] = useState<string | null>(null);
  const standIn = useRef<HTMLInputElement | null>(null);
  useLayoutEffect(() => {
    const input = field.current;
    if (!input || !hasDays) return;
    standIn.current = input;
    const take = () => {
      if (input === document.activeElement) return;
      setTyped(input.value);
      hide(true);
    };
    const hide = (hidden: boolean) => {
      input.disabled = hidden;
      if (input.parentElement) input.parentElement.hidden = hidden;
    };
    take();
    input.addEventListener('blur', take);
    return () => {
      input.removeEventListener('blur', take);
      hide(false);
    };
  }, [field, hasDays]);
  /** The field stands in for the days where they cannot be known any more. */
  const keep = (day: string) => {
    if (standIn.current) standIn.current.value = day;
  };
  return typed === null || !hasDays ? null : <DayRow {...props} typed={typed} onPick={keep} />;
}

/** Days as radios in a row that scrolls inside itself, the chosen one in sight; the last of them opens a field for any other day. Sends one `by`, as a field alone does. */
function DayRow({
  arrivals: { days, today },
  by,
  typed,
  faults,
  id,
  onPick,
}: Omit<ArrivalDaysProps, 'field'> & { typed: string; onPick: (day: string) => void }) {
  const row = useRef<HTMLDivElement>(null);
  const otherField = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState(
    typed === by ? null : { by: dayWritten(typed) || typed, other: false },
  );
  const pick = (choice: { by: string; other: boolean }) => {
    setPicked(choice);
    onPick(choice.by);
  };
  const chosen = picked?.by ?? by;
  const other = picked?.other || (chosen !== '' && !days.some(({ day }) => day === chosen));
  const shown = other ? otherDay : chosen;

  useLayoutEffect(() => {
    const [scroller, label] = [row.current, row.current?.querySelector('label:has(:checked)')];
    if (!scroller || !(label instanceof HTMLElement)) return;
    const { scrollLeft, scrollWidth, clientWidth } = scroller;
    const least = label.offsetLeft + label.offsetWidth + edge - clientWidth;
    scroller.scrollLeft =
      shown === otherDay
        ? scrollWidth
        : Math.min(Math.max(scrollLeft, least), label.offsetLeft - edge);
  }, [shown]);
  useEffect(() => {
    if (faults.by && row.current?.contains(document.activeElement)) otherField.current?.focus();
  }, [faults]);

  const describedBy = faults.by && `${id}by`;
  const arrow = (way: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={() =>
        row.current?.scrollBy({ left: way * 0.8 * row.current.clientWidth, behavior: 'smooth' })
      }
    >
      <Icon name={way > 0 ? 'chevronRight' : 'chevronLeft'} size={20} />
    </button>
  );
  const radio = (value: string, words: string, name: string, checked: boolean) => (
    <label key={name} className="choice nums">
      <input
        type="radio"
        name="by"
        value={value}
        className="sr-only"
        aria-label={name}
        checked={checked}
        onChange={() => pick({ by: value, other: name === otherDay })}
      />
      {words}
    </label>
  );
  return (
    <>
      <span aria-hidden="true">by</span>
      {arrow(-1)}
      <div
        ref={row}
        role="radiogroup"
        aria-label="by"
        aria-required
        aria-invalid={Boolean(faults.by)}
        aria-describedby={describedBy}
        className="arrives-days"
      >
        {days.map(({ day, words, name }) => radio(day, words, name, !other && day === chosen))}
        {radio(other ? chosen : '', otherDay, otherDay, other)}
        {other && (
          <input
            ref={otherField}
            type="date"
            aria-label="Day"
            aria-invalid={Boolean(faults.by)}
            aria-describedby={describedBy}
            placeholder="mm/dd/yyyy"
            autoComplete="off"
            min={today}
            value={chosen}
            onChange={({ target }) => pick({ by: target.value, other: true })}
            className="arrives-other nums"
          />
        )}
      </div>
      {arrow(1)}
    </>
  );
}
