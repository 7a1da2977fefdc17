import { isChicagoDay, type ChicagoDate } from '@/lib/core/time/chicago-day';
import { isZip, zipFault } from '@/lib/core/zip';

/** Where and by which day something is to arrive, as it was typed. */
export interface ArrivalFields {
  zip: string;
  /** ISO date in Chicago; empty where what was typed is no day. */
  by: string;
}

/** The words at a field that cannot be gone by. */
export type ArrivalFaults = Partial<Record<keyof ArrivalFields, string>>;

/** What was typed in the form of a list and cannot be gone by, with the words at its fields. */
export interface WrongArrival extends ArrivalFields {
  faults: ArrivalFaults;
}

/** The day that a text is, written as `2026-11-28` or as `11/28/2026` (then also without zeros, or with two digits for the year); empty where it is none. */
export function dayWritten(text: string): string {
  const american = /^(\d{1,2})\/(\d{1,2})\/(?:20)?(\d{2})$/.exec(text.trim());
  const [, month = '', date = '', year = ''] = american ?? [];
  const iso = american ? `20${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text;
  return isChicagoDay(iso) ? iso : '';
}

/** What is wrong with a ZIP and a day; nothing where they can be gone by. While today is not known (`null`), no day is past. */
export function arrivalFaults(
  { zip, by }: ArrivalFields,
  today: ChicagoDate | null,
): ArrivalFaults {
  return {
    ...(isZip(zip) ? {} : { zip: zipFault }),
    ...(!by
      ? { by: 'Please choose a day.' }
      : today && by < today
        ? { by: 'This day has passed. Please choose another.' }
        : {}),
  };
}
