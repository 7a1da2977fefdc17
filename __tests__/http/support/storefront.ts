import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@/__tests__/support/free-port';
import { platformUrl } from './request';

/** A storefront of a test's own, of the same build and with the same back end as the shop under test. */
export interface Storefront {
  /** Where browsers reach it. */
  origin: string;
  /** Sets its clock, or back to the machine's with `null`. */
  setClock(now: string | null): Promise<void>;
  get(path: string): Promise<{ status: number; body: string }>;
  stop(): Promise<void>;
}

/** Starts one in a time zone, at an instant; its public address is the shop's of every machine, or its own where browsers write to it. */
export async function startStorefront(
  TZ: string,
  now: string,
  { ownOrigin = false } = {},
): Promise<Storefront> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    TZ,
    PORT: String(port),
    PLATFORM_PORT: new URL(platformUrl).port,
    SITE_ORIGIN: ownOrigin ? origin : 'http://localhost:3000',
    SESSION_SECRET: 'a secret of one test, for nobody else',
    SHOP_CONTROL: '1',
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, [join(process.cwd(), '.build/front.mjs')], {
    env,
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await serving(`${address}/api/health`, child);
  const setClock = async (instant: string | null) => {
    const set = await fetch(`${address}/__control/clock`, {
      method: 'POST',
      body: JSON.stringify({ now: instant }),
    });
    if (!set.ok) throw new Error(`The clock of the storefront in ${TZ} is not set: ${set.status}`);
  };
  await setClock(now);
  return {
    origin,
    setClock,
    get: async (path) => {
      const answer = await fetch(address + path, { redirect: 'manual' });
      return { status: answer.status, body: await answer.text() };
    },
    stop: () => ended(child),
  };
}

async function serving(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
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
