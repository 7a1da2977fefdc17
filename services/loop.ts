import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';

/** Work done again and again in the background. */
export interface Loop {
  /** Does the work now and then in the given rhythm. */
  start(): void;
  /** Does the work at once, or once more right after the run that is under way. */
  wake(): void;
  /** Stops after the run that is under way. */
  stop(): Promise<void>;
  /** Whether it was told to stop and not started again: a run over much that waits ends with what it has in hand. */
  isStopping(): boolean;
}

/** Repeats `work` every `intervalMs`, one run at a time; a failed run is logged and the next one comes as usual. */
export function every(intervalMs: number, work: () => Promise<unknown>, name: string): Loop {
  let timer: NodeJS.Timeout | undefined;
  let stopped = true;
  let stopping = false;
  let busy = false;
  let again = false;
  let running: Promise<void> = Promise.resolve();
  const run = async () => {
    busy = true;
    again = false;
    try {
      await work();
    } catch (error) {
      log('error', `${name} failed`, { operation: name, detail: errorWords(error) });
    }
    busy = false;
    if (!stopped) timer = setTimeout(next, again ? 0 : intervalMs).unref();
  };
  const next = () => {
    running = run();
  };
  return {
    start: () => {
      if (!stopped) return;
      stopped = false;
      stopping = false;
      next();
    },
    wake: () => {
      again = true;
      if (stopped || busy) return;
      clearTimeout(timer);
      next();
    },
    stop: async () => {
      stopped = true;
      stopping = true;
      clearTimeout(timer);
      await running;
    },
    isStopping: () => stopping,
  };
}
