import type { SubmitEvent } from 'react';
import { dayStore } from '@/components/session/day-store';
import { zipStore } from '@/components/session/zip-store';
import {
  type ArrivalFaults,
  arrivalFaults,
  dayWritten,
} from '@/lib/catalogue/category/arrival-fields';
import type { ChicagoDate } from '@/lib/core/time/chicago-day';

/** Lets the form of a list be sent where its ZIP and day can be gone by, which this browser then keeps; else says at its fields what is wrong, as the page it asks for would. */
export function sendArrival(
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
