import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** A running HTTP server of a test: its port and how to stop it. */
export interface Served {
  port: number;
  origin: string;
  close(): Promise<void>;
}

/** Serves an app on a free port of the loopback interface. */
export function serveApp(app: Hono): Promise<Served> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      resolve({
        port,
        origin: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
  });
}
