'use client';

import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { useStore } from '@/components/browser/create-store';
import { dayStore } from '@/components/session/day-store';
import { zipStore } from '@/components/session/zip-store';
import { buttonClass } from '@/components/ui/button';
import { useDateType } from '@/components/ui/form/use-date-type';
import { useUntouched } from '@/components/ui/form/use-untouched';
import {
  arrivalFaults,
  dayWritten,
  type WrongArrival,
} from '@/lib/catalogue/category/arrival-fields';
import { listPath, type ListChoice, writtenPrice } from '@/lib/catalogue/category/list-address';
import { placeRoute, type ListPlace } from '@/lib/catalogue/category/list-place';
import type { ClassArrivals } from '@/lib/delivery/days/class-arrival';
import { classArrivalsStore } from '../card-arrival';
import { KeptChoice } from './kept-choice';

const fields = ['zip', 'by'] as const;

interface ArrivesByProps {
  place: ListPlace;
  choice: ListChoice;
  /** How many products of each delivery class the list has. */
  classes: Readonly<Record<string, number>>;
  /** What the address says of it and cannot be gone by. */
  wrong?: WrongArrival | null;
}

/**
 * Keeps of a list what arrives somewhere by a day: a form that asks for a page of its own, with or without a script. ZIP and day are those of this browser, and
 * with them it says how many can arrive before it is sent. What cannot be gone by is said at its field, here or by the page that was asked for.
 */
export function ArrivesBy({ place, choice, classes, wrong = null }: ArrivesByProps) {
  const id = useId();
  const { arrives, ...whole } = place;
  const zip = useStore(zipStore);
  const arrivals = useStore(classArrivalsStore);
  const day = arrivals?.by ?? null;
  const { pathname, keys } = placeRoute(whole as ListPlace);
  const [faults, setFaults] = useState(wrong?.faults ?? {});
  const shown = wrong ?? { zip: arrives?.zip ?? zip ?? '', by: arrives?.by ?? day ?? '' };
  const zipField = useUntouched(shown.zip);
  const dayField = useUntouched(shown.by);
  const dateType = useDateType(dayField, dayWritten, Boolean(arrives ?? wrong));

  useEffect(() => {
    if (!arrives) return;
    zipStore.set(arrives.zip);
    dayStore.set(arrives.by);
  }, [arrives]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const sent = new FormData(form);
    const zipSent = String(sent.get('zip')).trim();
    const by = dayWritten(String(sent.get('by')));
    const found = arrivalFaults({ zip: zipSent, by }, arrivals?.today ?? null);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) {
      event.preventDefault();
      const field = form.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    zipStore.set(zipSent);
    dayStore.set(by);
  }
  const said = (field: (typeof fields)[number]) => ({
    'aria-invalid': Boolean(faults[field]),
    'aria-describedby': faults[field] && id + field,
    className: 'nums',
  });

  const price = writtenPrice(choice.price);
  const counted = !arrives && zip && arrivals ? countWords(classes, arrivals, zip) : '';
  return (
    <form
      action={pathname}
      method="get"
      noValidate
      onSubmit={send}
      aria-label="Arrives by"
      className="arrives-by"
    >
      <label>
        Arrives in
        <input
          ref={zipField}
          name="zip"
          required
          defaultValue={shown.zip}
          maxLength={5}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="ZIP"
          {...said('zip')}
        />
      </label>
      <label>
        by
        <input
          ref={dayField}
          name="by"
          {...dateType}
          placeholder="mm/dd/yyyy"
          autoComplete="off"
          required
          min={arrivals?.today}
          defaultValue={shown.by}
          {...said('by')}
        />
      </label>
      <button
        type="submit"
        name="arrives"
        value="fields"
        className={buttonClass('secondary', 'small')}
      >
        Show
      </button>
      {arrives && (
        <a href={listPath(whole as ListPlace, choice)} rel="nofollow" className="text-link">
          Show all, whenever they arrive
        </a>
      )}
      {fields.map(
        (field) =>
          faults[field] && (
            <p key={field} id={id + field} role="alert" className="font-strong text-terra-700">
              {faults[field]}
            </p>
          ),
      )}
      {!arrives && !faults.zip && !faults.by && (
        <span aria-live="polite" className="nums min-h-5 text-ink-2">
          {counted}
        </span>
      )}
      <KeptChoice keys={keys} choice={choice} />
      {price !== null && <input type="hidden" name="price" value={price} />}
    </form>
  );
}

/** `214 can arrive in 55408 by Sat, Nov 28`; nothing until that is known. */
function countWords(
  classes: ArrivesByProps['classes'],
  { byWords, classes: arrivals }: ClassArrivals,
  zip: string,
): string {
  const listed = Object.entries(classes);
  if (!byWords || listed.length === 0) return '';
  const count = listed.reduce(
    (sum, [each, products]) => sum + (arrivals[each]?.can ? products : 0),
    0,
  );
  return `${count} can arrive in ${zip} by ${byWords}`;
}
