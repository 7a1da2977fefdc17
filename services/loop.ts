import { log } from '@/lib/core/log';

/** Work done again and again in the background. */
export interface Loop {
  /** Does the work now and then in the given rhythm. */
  start(): void;
  /** Stops after the run that is under way. */
  stop(): Promise<void>;
}

/** Repeats `work` every `intervalMs`, one run at a time; a failed run is logged and the next one comes as usual. */
export function every(intervalMs: number, work: () => Promise<unknown>, name: string): Loop {
  let timer: NodeJS.Timeout | undefined;
  let stopped = true;
  let running: Promise<void> = Promise.resolve();
  const run = async () => {
    try {
      await work();
    } catch (error) {
      log('error', `${name} failed`, { operation: name, detail: String(error) });
    }
    if (!stopped) timer = setTimeout(next, intervalMs).unref();
  };
  const next = () => {
    running = run();
  };
  return {
    start: () => {
      if (!stopped) return;
      stopped = false;
      next();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
