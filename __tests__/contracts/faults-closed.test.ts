/** @jest-environment node */
import type { HttpBindings } from '@hono/node-server';
import { parseEnv } from '@/lib/config/env';
import { openOnServer } from '@/__tests__/support/databases';
import type { Database } from '@/services/database/database';
import { createFaults } from '@/platform/faults/faults';
import { rootApp } from '@/scripts/back-end/root';
import { createSystems, type WholeShop } from '@/scripts/back-end/systems';

let db: Database;
let systems: WholeShop;
const env = parseEnv({ PLATFORM_PORT: String(20_000 + (process.pid % 20_000)), NODE_ENV: 'test' });
const stocked = { version: 'test', accounts: [] as never, fresh: true };

beforeAll(async () => {
  db = await openOnServer();
  systems = await createSystems(db, env);
}, 180_000);
afterAll(async () => {
  await systems.mail.close();
  await db.close();
});

const paths = [
  '/__control/clock',
  '/__control/faults',
  '/__control/barriers/x?ms=0',
  '/__control/ledger',
];
const statusFor = async (
  faults: ReturnType<typeof createFaults> | null,
  remoteAddress: string,
  path: string,
) => {
  const bindings = { incoming: { socket: { remoteAddress } } } as unknown as HttpBindings;
  const request = new Request(`http://127.0.0.1${path}`, { headers: { host: '127.0.0.1' } });
  return (await rootApp({ env, systems, stocked, faults }).fetch(request, bindings)).status;
};

describe('the controls', () => {
  it('are closed by default', () => {
    expect(env.SHOP_CONTROL).toBe(false);
  });

  it.each(paths)('%s is nowhere unless the flag is set', async (path) => {
    expect(await statusFor(null, '127.0.0.1', path)).toBe(404);
  });

  it.each(paths)('%s is nowhere for a caller from elsewhere, flag or not', async (path) => {
    expect(await statusFor(createFaults(), '192.0.2.7', path)).toBe(404);
  });

  it('answer a caller on loopback when the flag is set', async () => {
    expect(
      await Promise.all(
        ['/__control/faults', '/__control/ledger'].map((path) =>
          statusFor(createFaults(), '::1', path),
        ),
      ),
    ).toEqual([200, 200]);
  });
});
