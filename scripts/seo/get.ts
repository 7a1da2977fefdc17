import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** An answer, with no redirect followed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** How many `Location` headers it has. */
  locations: number;
  body: Buffer;
}

export type Get = (path: string) => Promise<Answer>;

/** The server closed a connection it had kept just when it was used again: nothing was asked yet. */
class ClosedMeanwhile extends Error {}

const timeLimitMs = 60_000;

/** Asks one shop, over connections that are kept: `base` is its address. */
export function getFrom(base: string): { get: Get; close(): void } {
  const { protocol, hostname, port } = new URL(base);
  const [send, agent] =
    protocol === 'https:'
      ? ([httpsRequest, new HttpsAgent({ keepAlive: true })] as const)
      : ([httpRequest, new HttpAgent({ keepAlive: true })] as const);
  const once: Get = (path) =>
    new Promise((resolve, reject) => {
      const outgoing = send(
        { hostname, port, path, agent, headers: { 'user-agent': 'lilac-seo-check' } },
        (incoming) => {
          const parts: Buffer[] = [];
          incoming.on('data', (part: Buffer) => parts.push(part));
          incoming.once('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              body: Buffer.concat(parts),
              locations: incoming.rawHeaders.filter(
                (name, index) => index % 2 === 0 && name.toLowerCase() === 'location',
              ).length,
            }),
          );
          incoming.once('error', reject);
        },
      );
      outgoing.setTimeout(timeLimitMs, () =>
        outgoing.destroy(new Error(`no answer within ${timeLimitMs / 1000} s`)),
      );
      outgoing.once('error', (error: NodeJS.ErrnoException) =>
        reject(
          outgoing.reusedSocket && error.code === 'ECONNRESET' ? new ClosedMeanwhile() : error,
        ),
      );
      outgoing.end();
    });
  const get: Get = (path) =>
    once(path).catch((error: unknown) => {
      if (error instanceof ClosedMeanwhile) return once(path);
      throw error;
    });
  return { get, close: () => agent.destroy() };
}
