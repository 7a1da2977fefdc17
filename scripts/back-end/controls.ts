import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { controlClock, isLoopback } from '@/lib/core/time/clock-control';
import { controlRoutes } from '@/platform/faults/control-routes';
import type { Commerce } from '@/platform/commerce/app';
import type { Faults } from '@/platform/faults/faults';

/** Clock, faults, barriers and ledger, for callers on this machine; everybody else finds nothing here. */
export function controlsApp(faults: Faults, commerce?: Commerce): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) =>
    isLoopback(c.env.incoming?.socket.remoteAddress) ? next() : c.notFound(),
  );
  app.all('/clock', async (c) => {
    const { status, body } = controlClock(await c.req.json().catch(() => null));
    return c.json(body, status);
  });
  app.route('/', controlRoutes(faults, commerce ?? null));
  return app;
}
