import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to the platform on which every request is marked with a header, so that a fault can mean these requests and no others. */
export interface MarkedRoad {
  port: number;
  close(): Promise<void>;
}

/** Opens such a way; what breaks on one side breaks on the other. */
export async function markedRoad(
  platformUrl: string,
  header: Record<string, string>,
): Promise<MarkedRoad> {
  const { hostname, port } = new URL(platformUrl);
  const server = createServer((incoming, response) => {
    const outgoing = send(
      {
        hostname,
        port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, ...header },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.once('error', () => response.destroy());
        answer.pipe(response);
      },
    );
    outgoing.once('error', () => response.destroy());
    response.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
