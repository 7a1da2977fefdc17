'use client';

import { useEffect, type SubmitEvent } from 'react';
import { useStore } from '@/components/browser/create-store';
import { dayStore } from '@/components/session/day-store';
import { keepStore } from '@/components/session/keep-store';
import { zipStore } from '@/components/session/zip-store';
import {
  type ArrivalFaults,
  arrivalFaults,
  dayWritten,
} from '@/lib/catalogue/category/arrival-fields';
import type { Arrives } from '@/lib/catalogue/category/list-place';
import type { ChicagoDate } from '@/lib/core/time/chicago-day';
import { isZip } from '@/lib/core/zip';
import type { ClassArrivals } from '@/lib/delivery/days/class-arrival';
import { arrivesText } from '@/lib/routes/arrives-key';
import { ArrivalDays } from './arrival-days';

/** What the form of a list has besides its fields: a script of its own, fetched once there is something to show. */
export const arrivalParts = { ArrivalDays, KeepArrival, countWords, sendArrival, takeZip };

/** The tick that keeps the categories opened next to what arrives as this list does. */
function KeepArrival({ arrives }: { arrives: Arrives }) {
  const kept = useStore(keepStore);
  const here = arrivesText(arrives);
  useEffect(() => {
    if (keepStore.get()) keepStore.set(here);
  }, [here]);
  return (
    <label>
      <input
        type="checkbox"
        checked={kept === here}
        onChange={({ target }) => keepStore.set(target.checked ? here : null)}
      />
      Keep this on
    </label>
  );
}

/** `214 can arrive in 55408 by Sat, Nov 28`, of how many products of each class a list has; nothing until that is known. */
function countWords(
  classes: Readonly<Record<string, number>>,
  { byWords, zip, classes: arrivals }: ClassArrivals,
): string {
  const listed = Object.entries(classes);
  if (!byWords || !zip || listed.length === 0) return '';
  const count = listed.reduce(
    (sum, [each, products]) => sum + (arrivals[each]?.can ? products : 0),
    0,
  );
  return `${count} can arrive in ${zip} by ${byWords}`;
}

/** Keeps a ZIP for this browser as soon as all of it is typed in the form of a list, so that what is said of days there is said of that place. */
function takeZip(typed: string): void {
  const zip = typed.trim();
  if (isZip(zip)) zipStore.set(zip);
}

/** Lets the form of a list be sent where its ZIP and day can be gone by, which this browser then keeps; else says at its fields what is wrong, as the page it asks for would. */
function sendArrival(
  event: SubmitEvent<HTMLFormElement>,
  today: ChicagoDate | null,
  setFaults: (faults: ArrivalFaults) => void,
): void {
  const form = event.currentTarget;
  const sent = new FormData(form);
  const zip = String(sent.get('zip')).trim();
  const by = dayWritten(String(sent.get('by')));
  const found = arrivalFaults({ zip, by }, today);
  setFaults(found);
  const [first] = Object.keys(found);
  if (first) {
    event.preventDefault();
    form.querySelector<HTMLInputElement>(`[name=${first}]:enabled`)?.focus();
    return;
  }
  zipStore.set(zip);
  dayStore.set(by);
}
