import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Change, Shown } from './changes';

const lookEveryMs = 150;

/** An answer of a shop at an address, whatever it is, and whether the proxy had it. */
export async function look(port: number, path: string): Promise<Shown & { wasKept: boolean }> {
  return new Promise((resolve, reject) => {
    const sentRequest = request(
      { host: '127.0.0.1', port, path, headers: { accept: 'text/html' }, timeout: 10_000 },
      (answer) => {
        let html = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (html += part));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            location: answer.headers.location ?? '',
            html,
            wasKept: answer.headers['x-proxy-cache'] === 'HIT',
          }),
        );
      },
    );
    sentRequest.once('timeout', () => sentRequest.destroy(new Error('It did not answer.')));
    sentRequest.once('error', reject);
    sentRequest.end();
  });
}

/** Milliseconds from `since` until a shop shows a change; `Infinity` when it has not by the time limit, which a shop that is gone never does. */
export async function whenSeen(
  { path, isSeen }: Change,
  port: number,
  since: number,
  limitMs: number,
): Promise<number> {
  while (performance.now() - since < limitMs) {
    const shown = await look(port, path).catch(() => null);
    if (shown && isSeen(shown)) return performance.now() - since;
    await wait(lookEveryMs);
  }
  return Infinity;
}
