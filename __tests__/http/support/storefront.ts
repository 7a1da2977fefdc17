import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../support/free-port';
import { platformUrl } from './request';

/** A storefront of a test's own, of the same build and with the same back end as the shop under test. */
export interface Storefront {
  get(path: string): Promise<{ status: number; body: string }>;
  stop(): Promise<void>;
}

/** Starts one in a time zone, at an instant. */
export async function startStorefront(TZ: string, now: string): Promise<Storefront> {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH, NODE_ENV: 'production' as const, TZ, PORT: String(port), PLATFORM_PORT: new URL(platformUrl).port, SITE_ORIGIN: 'http://localhost:3000',
    SESSION_SECRET: 'a secret of one test, for nobody else', SHOP_CONTROL: '1', LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, [join(process.cwd(), '.build/front.mjs')], { env, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await serving(`${origin}/api/health`, child);
  const set = await fetch(`${origin}/__control/clock`, { method: 'POST', body: JSON.stringify({ now }) });
  if (!set.ok) throw new Error(`The clock of the storefront in ${TZ} is not set: ${set.status}`);
  return {
    get: async (path) => {
      const answer = await fetch(origin + path, { redirect: 'manual' });
      return { status: answer.status, body: await answer.text() };
    },
    stop: () => ended(child),
  };
}

async function serving(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (await fetch(url).then(({ ok }) => ok, () => false)) return;
    await delay(100);
  }
  throw new Error(`The storefront ended before it served: ${child.exitCode}`);
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
