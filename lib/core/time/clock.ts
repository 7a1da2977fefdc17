interface ClockState {
  offsetMs: number;
}

// Next bundles this module more than once in one process: the state hangs on the global object so that all copies agree.
const key = Symbol.for('lilac.clock');
const shared: Record<symbol, ClockState | undefined> = globalThis;
const state: ClockState = (shared[key] ??= { offsetMs: 0 });

/** The shop's clock: the only source of "now" on both processes, so that tests can set it. */
export function now(): Date {
  return new Date(Date.now() + state.offsetMs);
}

/** Sets the clock to an instant (it keeps running from there), or back to the machine's with `null`. For tests only. */
export function setClock(instant: Date | null): void {
  state.offsetMs = instant === null ? 0 : instant.getTime() - Date.now();
}
