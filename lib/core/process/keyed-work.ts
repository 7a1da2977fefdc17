import { now } from '@/lib/core/time/clock';

interface Flight<T> {
  result: Promise<T>;
  /** Milliseconds since 1970; open while the work is under way. */
  until: number;
}

/**
 * Runs work once per key: callers that come while it runs, or within `memoryMs` after it, get the same result. A failure is not
 * remembered.
 */
export function singleFlight<T>(
  memoryMs: number,
): (key: string, work: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Flight<T>>();
  return (key, work) => {
    for (const [flightKey, { until }] of flights)
      if (until < now().getTime()) flights.delete(flightKey);
    const running = flights.get(key);
    if (running) return running.result;
    const flight: Flight<T> = { result: work(), until: Infinity };
    flights.set(key, flight);
    flight.result.then(
      () => {
        flight.until = now().getTime() + memoryMs;
      },
      () => flights.delete(key),
    );
    return flight.result;
  };
}

/** Runs the work of one key one after another, whatever became of the work before; different keys do not wait for each other. */
export function inTurn(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    const done = () => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(done, done);
    return turn;
  };
}
