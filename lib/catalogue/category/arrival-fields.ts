import type { ChicagoDate } from '@/lib/core/time/chicago-day';

/** Where and by which day something is to arrive, as it was typed. */
export interface ArrivalFields {
  zip: string;
  /** ISO date in Chicago; empty where what was typed is no day. */
  by: string;
}

/** The words at a field that cannot be gone by. */
type ArrivalFaults = Partial<Record<keyof ArrivalFields, string>>;

/** What was typed in the form of a list and cannot be gone by, with the words at its fields. */
export interface WrongArrival extends ArrivalFields {
  faults: ArrivalFaults;
}

/** What is wrong with a ZIP and a day; nothing where they can be gone by. While today is not known (`null`), no day is past. */
export function arrivalFaults(
  { zip, by }: ArrivalFields,
  today: ChicagoDate | null,
): ArrivalFaults {
  return {
    ...(/^\d{5}$/.test(zip) ? {} : { zip: 'Please enter a 5 digit zip' }),
    ...(!by
      ? { by: 'Please choose a day.' }
      : today && by < today
        ? { by: 'This day has passed. Please choose another.' }
        : {}),
  };
}
