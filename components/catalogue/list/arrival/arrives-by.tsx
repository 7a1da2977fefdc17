'use client';

import { useEffect, useId, useState } from 'react';
import { useStore } from '@/components/browser/create-store';
import { dayStore } from '@/components/session/day-store';
import { keepStore } from '@/components/session/keep-store';
import { zipStore } from '@/components/session/zip-store';
import { buttonClass } from '@/components/ui/button';
import { isPlainClick } from '@/components/ui/plain-click';
import { useDateType } from '@/components/ui/form/use-date-type';
import { useUntouched } from '@/components/ui/form/use-untouched';
import { dayWritten, type WrongArrival } from '@/lib/catalogue/category/arrival-fields';
import { listPath, type ListChoice, writtenPrice } from '@/lib/catalogue/category/list-address';
import { placeRoute, type ListPlace } from '@/lib/catalogue/category/list-place';
import { arrivesText } from '@/lib/routes/arrives-key';
import { classArrivalsStore } from '../../card-arrival';
import type { arrivalParts } from './arrival-parts';
import { KeptChoice } from '../kept-choice';

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

  const [parts, setParts] = useState<typeof arrivalParts | null>(null);

  useEffect(() => {
    // Without them the page that is asked for says all that they would.
    if (arrivals)
      import('./arrival-parts').then(
        (script) => setParts(script.arrivalParts),
        () => undefined,
      );
  }, [arrivals]);

  useEffect(() => {
    // What was typed before the script had come.
    parts?.takeZip(zipField.current?.value ?? '');
  }, [parts, zipField]);

  useEffect(() => {
    if (wrong && keepStore.get() === arrivesText(wrong)) keepStore.set(null);
    if (!arrives) return;
    zipStore.set(arrives.zip);
    dayStore.set(arrives.by);
  }, [arrives, wrong]);

  const said = (field: (typeof fields)[number]) => ({
    'aria-invalid': Boolean(faults[field]),
    'aria-describedby': faults[field] && id + field,
    className: 'nums',
  });

  const price = writtenPrice(choice.price);
  const counted = !arrives && arrivals && parts?.countWords(classes, arrivals);
  return (
    <form
      action={pathname}
      method="get"
      noValidate
      onSubmit={(event) => parts?.sendArrival(event, arrivals?.today ?? null, setFaults)}
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
          onChange={({ target }) => parts?.takeZip(target.value)}
          {...said('zip')}
        />
      </label>
      <div className="arrives-day">
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
        {parts && arrivals && (
          <parts.ArrivalDays
            arrivals={arrivals}
            by={shown.by}
            field={dayField}
            faults={faults}
            id={id}
          />
        )}
      </div>
      <button
        type="submit"
        name="arrives"
        value="fields"
        className={buttonClass('secondary', 'small')}
      >
        Show
      </button>
      {arrives && (
        <>
          <a
            href={listPath(whole as ListPlace, choice)}
            rel="nofollow"
            className="text-link"
            onClick={(event) => isPlainClick(event) && keepStore.set(null)}
          >
            Show all, whenever they arrive
          </a>
          {parts && 'categoryID' in place && <parts.KeepArrival arrives={arrives} />}
        </>
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
