import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const perWorker = 2000;
const first = 12_000 + perWorker * (Number(process.env.JEST_WORKER_ID ?? 0) % 10);
const handedOut = new Set<number>();

/**
 * A port of the loopback interface that nobody listens on. Below those the system gives to outgoing connections (from 32,768 on Linux), and apart
 * for each of Jest's workers: nobody takes it before the caller does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + randomInt(perWorker);
    if (handedOut.has(port) || !(await isFree(port))) continue;
    handedOut.add(port);
    return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
