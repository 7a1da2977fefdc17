import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Every system the storefront asks, none of which works: each call is answered 503, except those that work or are refused. */
export interface DownVendors {
  /** From now on these calls work, `METHOD /path` → JSON, these are refused with a 400, and no others are answered. */
  work(answers: Record<string, unknown>, refusals?: Record<string, unknown>): void;
  close(): Promise<void>;
}

/** Starts them and points this process's environment there; before anything has read it. */
export async function startDownVendors(): Promise<DownVendors> {
  let answers: Record<string, unknown> = {};
  let refusals: Record<string, unknown> = {};
  const server = createServer((request, response) => {
    const call = `${request.method} ${(request.url ?? '').split('?')[0]}`;
    response.writeHead(call in answers ? 200 : call in refusals ? 400 : 503, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(answers[call] ?? refusals[call] ?? { Errors: [] }));
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.PLATFORM_PORT = String((server.address() as AddressInfo).port);
  return {
    work: (next, refused = {}) => {
      [answers, refusals] = [next, refused];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
