const parentCheckMs = 1000;

/**
 * Calls `stop` once and leaves: on SIGINT, SIGTERM, SIGHUP, or when npm, which started this process, is gone (a signal to npm does not
 * always reach its script).
 *
 * @param {() => unknown} stop
 */
export function stopOnSignals(stop) {
  let stopping = false;
  /** @param {number} code */
  const leave = (code) => {
    if (stopping) return;
    stopping = true;
    Promise.resolve(stop()).finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => leave(0));
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => {
      if (process.ppid !== parent) leave(0);
    }, parentCheckMs).unref();
  return leave;
}
