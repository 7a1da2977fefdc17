import type { Server } from 'node:http';

const graceMs = 10_000;

/** Stops a server without failing what is under way: no new connections, idle ones closed, the rest given ten seconds. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const insist = setTimeout(() => server.closeAllConnections(), graceMs);
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    server.on('request', (_, response) => response.setHeader('Connection', 'close'));
    server.close(() => {
      clearTimeout(insist);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
