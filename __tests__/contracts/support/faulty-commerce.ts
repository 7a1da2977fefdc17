import type { AddressInfo } from 'node:net';
import { serve, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { Configuration } from 'ordercloud-javascript-sdk';
import { openOnServer } from '@/__tests__/support/databases';
import { createCommerce } from '@/platform/commerce/app';
import { createFaults } from '@/platform/faults/faults';
import { controlsApp } from '@/scripts/back-end/root';
import { controls } from '@/__tests__/support/controls';
import { commerceStock } from '../commerce-stock';

/** The commerce platform behind the fault layer over real HTTP, and the SDK pointed at it. */
export async function serveFaultyCommerce() {
  const db = await openOnServer();
  const root = new Hono<{ Bindings: HttpBindings }>();
  const faults = createFaults();
  const around = faults.around(root.fetch);
  const server = serve({
    fetch: (request, bindings) => around(request, bindings as HttpBindings),
    port: 0,
    hostname: '127.0.0.1',
  });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { app, load } = await createCommerce({
    db,
    origin: `${origin}/commerce`,
    smtpUrl: 'smtp://127.0.0.1:1',
  });
  await load(commerceStock);
  root.route('/commerce', app);
  root.route('/__control', controlsApp(faults));
  Configuration.Set({ baseApiUrl: `${origin}/commerce` });
  return {
    ...controls(origin),
    origin,
    url: `${origin}/commerce`,
    close: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await db.close();
    },
  };
}
