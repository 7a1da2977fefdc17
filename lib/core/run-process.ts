interface Running {
  url: string;
  close(): Promise<void>;
}

const parentCheckMs = 1000;

/**
 * The life of a process: starts it, stops it gracefully on SIGTERM, SIGINT or when its parent is gone, and leaves with a message of one
 * line instead of a stack when it cannot start.
 */
export async function runProcess(name: string, start: () => Promise<Running>): Promise<void> {
  const parent = process.ppid;
  let running: Running;
  try {
    running = await start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  console.log(JSON.stringify({ level: 30, msg: `${name} ready`, url: running.url }));
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, parentCheckMs).unref();
}
