import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { now } from '@/lib/core/time/clock';
import { openDemoBooks } from '@/scripts/back-end/opening-books';
import { openDatabase } from '@/services/database/open';
import { storeOf } from '@/services/database/statements';
import { openBooks } from '@/services/integration/opening-books';
import type { ProofInput } from './proof';
import { startMachines } from './upgrade/machines';

export const needsShop = false;
/** The vendors are found by another name than the shop, which is at 127.0.0.1. */
export const settings = { PLATFORM_HOST: 'localhost' };

/** Journeys that place orders: delivery, pickup, several recipients, a customer, seats. */
const buying = [
  'local-delivery',
  'store-pickup',
  'recipients',
  'register-and-orders',
  'checkout-history',
  'workshop-booking',
];

/**
 * A part of `npm run prove:apart`: the services and the storefront that were built in a folder without the stand-ins, each a process behind a proxy, sell in
 * Chromium. Vendors are the stand-ins of this process, on other ports, another host name and a database of their own. Throws when the folder has the stand-ins.
 */
export async function prove({ env, args, journeyBrowser }: ProofInput): Promise<boolean> {
  const [folder = ''] = args;
  if (!existsSync(join(folder, '.build/services.mjs')) || existsSync(join(folder, 'platform')))
    throw new Error('Name a folder in which the shop was built without platform/.');
  await journeyBrowser();
  const machines = await startMachines(env);
  try {
    await machines.begin('services', folder);
    await takeOverBooks(machines.databaseUrl);
    await machines.begin('storefront', folder);
    const began = performance.now();
    const journeys = spawn(
      process.execPath,
      [
        join(process.cwd(), 'node_modules/@playwright/test/cli.js'),
        ...['test', '--project=journeys', '--project=new-accounts'],
        ...buying.map((name) => `e2e/${name}.journey.ts`),
      ],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          SHOP_URL: machines.origin,
          PLATFORM_URL: `http://${env.PLATFORM_HOST}:${env.PLATFORM_PORT}`,
        },
      },
    );
    const [code] = (await once(journeys, 'exit')) as [number | null];
    const dropped = Object.values(machines.balancers).flatMap(({ failed }) => failed);
    for (const fault of dropped) console.log(`dropped: ${fault}`);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(
      `buying journeys ended with ${code} after ${seconds} s; ${dropped.length} requests dropped`,
    );
    return code === 0 && dropped.length === 0;
  } finally {
    await machines.stop();
  }
}

/** The demo shop's gift cards, which the services know only where its back end has told them. */
async function takeOverBooks(databaseUrl: string): Promise<void> {
  const db = await openDatabase({ databaseUrl });
  try {
    await openDemoBooks(db, { load: (books) => openBooks(storeOf(db), books, now()) });
  } finally {
    await db.close();
  }
}
