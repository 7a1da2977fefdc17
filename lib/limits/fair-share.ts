import { performance } from 'node:perf_hooks';

/** A turn to do something that costs; given back when it is done. `null` when too many of the same client wait already. */
export type Turn = (() => void) | null;

export interface FairShare {
  /** Waits for a turn of this client: at once while there is room, and whoever is asked for when the shop is not busy. */
  turn(client: string): Promise<Turn>;
}

/** Whether the process has more to do than it can; `onRest` is called whenever it has not. */
export interface Busyness {
  isBusy(): boolean;
  onRest(listener: () => void): void;
}

/**
 * While the process is busy, only `atOnce` requests that cost something are worked on at a time, and clients take turns: one that asks for very much
 * waits for itself, not the others for it. `mostWaiting` of a client may wait. While it is not busy nobody waits, however slow the systems behind are.
 */
export function createFairShare(
  { isBusy, onRest }: Busyness,
  atOnce: number,
  mostWaiting: number,
): FairShare {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  const next = (): void => {
    const [first] = waiting;
    if (!first) return;
    const [client, queue] = first;
    waiting.delete(client);
    const go = queue.shift();
    // To the end of the round.
    if (queue.length > 0) waiting.set(client, queue);
    go?.();
  };
  const begin = () => {
    running += 1;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      running -= 1;
      if (running < atOnce || !isBusy()) next();
    };
  };

  onRest(() => {
    while (waiting.size > 0) next();
  });
  return {
    async turn(client) {
      if (!isBusy() || running < atOnce) return begin();
      const queue = waiting.get(client) ?? [];
      if (queue.length >= mostWaiting) return null;
      waiting.set(client, queue);
      return new Promise((resolve) => {
        queue.push(() => resolve(begin()));
      });
    },
  };
}

const everyMs = 100;
const most = 0.8;

/** Whether this process has had hardly a moment to wait for anything during the last tenth of a second. */
export function watchBusy(): Busyness {
  const listeners: (() => void)[] = [];
  let last = performance.eventLoopUtilization();
  let busy = false;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    busy = performance.eventLoopUtilization(now, last).utilization > most;
    last = now;
    if (!busy) for (const listener of listeners) listener();
  }, everyMs).unref();
  return {
    isBusy: () => busy,
    onRest: (listener) => {
      listeners.push(listener);
    },
  };
}
