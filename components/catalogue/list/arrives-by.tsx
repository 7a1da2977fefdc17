'use client';

import { useEffect, type SubmitEvent } from 'react';
import { useStore } from '@/components/browser/create-store';
import { dayStore } from '@/components/session/day-store';
import { zipStore } from '@/components/session/zip-store';
import { buttonClass } from '@/components/ui/button';
import { listPath, type ListChoice } from '@/lib/catalogue/category/list-address';
import { placeRoute, type ListPlace } from '@/lib/catalogue/category/list-place';
import { shortDayFrom } from '@/lib/core/time/day-words';
import type { ClassArrivals } from '@/lib/delivery/days/class-arrival';
import { classArrivalsStore } from '../class-arrivals';
import { KeptChoice } from './kept-choice';

interface ArrivesByProps {
  place: ListPlace;
  choice: ListChoice;
  /** How many products of each delivery class the list has. */
  classes: Readonly<Record<string, number>>;
}

/**
 * Keeps of a list what arrives somewhere by a day: a form that asks for a page of its own, with or without a script. ZIP and day are those of this browser, and
 * with them it says how many can arrive before it is sent.
 */
export function ArrivesBy({ place, choice, classes }: ArrivesByProps) {
  const { arrives, ...whole } = place;
  const zip = useStore(zipStore);
  const arrivals = useStore(classArrivalsStore);
  const day = arrivals?.by ?? null;
  const { pathname, keys } = placeRoute(whole as ListPlace);

  useEffect(() => {
    if (!arrives) return;
    zipStore.set(arrives.zip);
    dayStore.set(arrives.by);
  }, [arrives]);

  function remember(event: SubmitEvent<HTMLFormElement>) {
    const sent = new FormData(event.currentTarget);
    zipStore.set(String(sent.get('zip')));
    dayStore.set(String(sent.get('by')));
  }

  const counted = !arrives && zip && arrivals ? countWords(classes, arrivals, zip) : '';
  return (
    <form
      action={pathname}
      method="get"
      onSubmit={remember}
      aria-label="Arrives by"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm max-lg:w-full"
    >
      <label className="flex items-center gap-2">
        Arrives in
        <input
          key={`zip ${arrives?.zip ?? zip ?? ''}`}
          name="zip"
          required
          defaultValue={arrives?.zip ?? zip ?? ''}
          pattern="[0-9]{5}"
          maxLength={5}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="ZIP"
          className="nums h-10 w-20 rounded-pane border border-line-strong bg-card px-2.5"
        />
      </label>
      <label className="flex items-center gap-2">
        by
        <input
          key={`by ${arrives?.by ?? day ?? ''}`}
          name="by"
          type="date"
          required
          min={arrivals?.today}
          defaultValue={arrives?.by ?? day ?? ''}
          className="nums h-10 rounded-pane border border-line-strong bg-card px-2.5"
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
      {arrives ? (
        <a href={listPath(whole as ListPlace, choice)} rel="nofollow" className="text-link">
          Show all, whenever they arrive
        </a>
      ) : (
        <span aria-live="polite" className="nums min-h-5 text-ink-2 max-lg:w-full">
          {counted}
        </span>
      )}
      <KeptChoice keys={keys} choice={choice} />
      {(choice.price.min !== null || choice.price.max !== null) && (
        <input
          type="hidden"
          name="price"
          value={`${choice.price.min ?? ''}-${choice.price.max ?? ''}`}
        />
      )}
    </form>
  );
}

/** `214 can arrive in 55408 by Sat, Nov 28`; nothing until that is known. */
function countWords(
  classes: ArrivesByProps['classes'],
  { by, today, classes: arrivals }: ClassArrivals,
  zip: string,
): string {
  if (!by || Object.keys(classes).length === 0) return '';
  const count = Object.entries(classes).reduce(
    (sum, [each, products]) => (arrivals[each]?.can ? sum + products : sum),
    0,
  );
  return `${count} can arrive in ${zip} by ${shortDayFrom(by, today)}`;
}
