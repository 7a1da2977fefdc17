import { setTimeout as wait } from 'node:timers/promises';

interface Running {
  url: string;
  /** Ends it: finishes what is under way, then resolves. */
  close(): Promise<void>;
  /** What happens at SIGTERM before that, and how many seconds requests are still taken afterwards. */
  drain?: { begin(): void; seconds: number };
}

const parentCheckMs = 1000;

/**
 * The life of a process: starts it, stops it gracefully on SIGTERM, SIGINT or when its parent is gone, and leaves with a message of one
 * line instead of a stack when it cannot start. SIGTERM alone waits until whoever sends requests has seen that it is draining; a second signal
 * does not wait.
 */
export async function runProcess(name: string, start: () => Promise<Running>): Promise<void> {
  const parent = process.ppid;
  let running: Running | undefined;
  let stopping = false;
  const waiting = new AbortController();
  const stop = async (patient: boolean) => {
    if (!patient) waiting.abort();
    if (stopping) return;
    stopping = true;
    // The first process of a container gets no signal that it does not listen for: this one does from the start.
    if (!running) process.exit(0);
    const { drain } = running;
    drain?.begin();
    if (drain && drain.seconds > 0)
      await wait(drain.seconds * 1000, undefined, waiting).catch(() => undefined);
    await running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => void stop(!stopping));
  process.on('SIGINT', () => void stop(false));
  try {
    running = await start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  console.log(JSON.stringify({ level: 30, msg: `${name} ready`, url: running.url }));
  setInterval(() => {
    if (process.ppid !== parent) void stop(false);
  }, parentCheckMs).unref();
}
