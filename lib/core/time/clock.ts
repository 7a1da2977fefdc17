import { processWide } from '../process/process-wide';

const state = processWide('clock', () => ({ offsetMs: 0 }));

/** The shop's clock: the only source of "now" on both processes, so that tests can set it. */
export function now(): Date {
  return new Date(Date.now() + state.offsetMs);
}

/** Sets the clock to an instant (it keeps running from there), or back to the machine's with `null`. For tests only. */
export function setClock(instant: Date | null): void {
  state.offsetMs = instant === null ? 0 : instant.getTime() - Date.now();
}
