import { request as send, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const shopUrl = new URL(process.env.SHOP_URL ?? 'http://localhost:3000');

/** Where the platform of the shop under test answers. */
export const platformUrl = process.env.PLATFORM_URL ?? 'http://127.0.0.1:4000';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values as they were sent, in turn. */
  rawHeaders: string[];
  body: string;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** One request to the shop under test, its path sent as it is and no redirect followed. */
export const request = requester(shopUrl);

/** The same to another shop on this machine. */
export function requester(shop: URL): (path: string, options?: Options) => Promise<Answer> {
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const outgoing = send(
        {
          host: '127.0.0.1',
          port: shop.port,
          path,
          method,
          headers: { host: shop.host, ...headers },
        },
        (incoming) => {
          const parts: Buffer[] = [];
          incoming.on('data', (part: Buffer) => parts.push(part));
          incoming.once('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              rawHeaders: incoming.rawHeaders,
              body: Buffer.concat(parts).toString(),
            }),
          );
          incoming.once('error', reject);
        },
      );
      outgoing.once('error', reject);
      outgoing.end(body);
    });
}

/** Reads a page as a crawler does: one that cannot be had just now is asked for once more, when it says. */
export async function crawl(path: string): Promise<Answer> {
  const answer = await request(path);
  const seconds = Number(answer.headers['retry-after']);
  if (answer.status !== 503 || !(seconds > 0)) return answer;
  await delay(seconds * 1000);
  return request(path);
}

/** A JSON write as the shop's own pages send it. */
export function write(
  path: string,
  body: unknown,
  { method = 'POST', headers = {} }: Omit<Options, 'body'> = {},
): Promise<Answer> {
  return request(path, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  });
}
