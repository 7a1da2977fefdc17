import { addQuery } from './add-query';

/** Between the ZIP and the day in `arrives=55408~2026-11-28`. */
export const arrivesSeparator = '~';

/** `55408~2026-11-28`, as addresses say where to and by which Chicago day (ISO) what they list is to arrive. */
export function arrivesText({ zip, by }: { zip: string; by: string }): string {
  return `${zip}${arrivesSeparator}${by}`;
}

/** A path, with its query or none, that lists only what arrives in time (`arrivesText`). */
export function arrivingPath(path: string, arrives: string): string {
  return addQuery(path, { arrives });
}
