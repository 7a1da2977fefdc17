import { performance } from 'node:perf_hooks';
import type { Busyness } from './fair-share';

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
