import { setTimeout as wait } from 'node:timers/promises';
import { Configuration } from 'ordercloud-javascript-sdk';
import type { ProcessName } from '@/lib/config/production-table';
import { releaseOf } from '@/lib/core/release';
import type { ProofInput } from './proof';
import { migrate, type Running } from './upgrade/fleet';
import { lostWrites } from './upgrade/lost';
import { startMachines, type Machines } from './upgrade/machines';
import { buildNextRelease, nextStep } from './upgrade/next-release';
import { NamedFiles } from './upgrade/release-files';
import { Traffic } from './upgrade/traffic';
import { makeProduct } from './shop-keeper';
import { within } from '../support/quantiles.mjs';

const calmMs = 8000;
const copies = 2;
const stock = 1_000_000;
const shopPage = /href="(\/(?:c|p|e|information)\/[^"?#]+)"/g;
const fixedPages = ['/', '/cart', '/search?query=rose', '/store-locator', '/workshops-and-events'];
const mostPages = 30;
const shownFaults = 10;

/**
 * `npm run prove:upgrade`: two storefronts and two services of this release, each kind behind a balancer, are replaced one by one by the next release
 * while the shop is read, written to and bought in; the services' schema is migrated meanwhile. `-- build` only builds the two releases.
 */
export async function prove({ env, args, platformUrl }: ProofInput): Promise<boolean> {
  const present = process.cwd();
  const next = await buildNextRelease(present);
  console.log(`release ${releaseOf(present)} becomes ${releaseOf(next)}`);
  if (args[0] === 'build') return true;
  const machines = await startMachines(env);
  try {
    const running: Record<ProcessName, Running[]> = { services: [], storefront: [] };
    for (const kind of ['services', 'storefront'] as const)
      for (let copy = 0; copy < copies; copy += 1)
        running[kind].push(await machines.begin(kind, present));
    Configuration.Set({ baseApiUrl: `${platformUrl}/commerce` });
    const [bought = '', ...inCarts] = await Promise.all(
      Array.from({ length: 4 }, () => makeProduct({ stock })),
    );
    const files = new NamedFiles([present, next]);
    const { origin, databaseUrl } = machines;
    const traffic = new Traffic({
      origin,
      pages: await pagesOf(origin),
      files,
      inCarts,
      bought,
    });
    const sending = traffic.run();
    const faults: string[] = [];
    try {
      await wait(calmMs);
      const said = await migrate(next, { ...env, DATABASE_URL: databaseUrl });
      console.log(`${seconds()} migrate: ${said}`);
      if (!said.includes(nextStep)) faults.push(`The next release's step was not run: ${said}`);
      await wait(calmMs);
      for (const kind of ['services', 'storefront'] as const)
        for (const old of running[kind]) {
          const successor = await machines.begin(kind, next);
          if (kind === 'storefront')
            faults.push(...(await missing(files, [old.origin, successor.origin])));
          await machines.end(kind, old);
          console.log(
            `${seconds()} ${kind} at ${old.origin} replaced by ${successor.origin}; ${traffic.failures()} requests failed so far`,
          );
        }
      await wait(calmMs);
    } finally {
      traffic.stop();
      await sending;
    }
    faults.push(...(await missing(files, [origin])));
    const lost = await lostWrites({ platformUrl, databaseUrl, traffic, bought, stock });
    return report({ traffic, files, machines, faults, lost });
  } finally {
    await machines.stop();
  }
}

/** Pages that visitors read: the fixed ones, and those that home and its categories lead to. */
async function pagesOf(origin: string): Promise<string[]> {
  const found = new Set<string>();
  for (const path of ['/', '/workshops-and-events']) {
    const html = await (await fetch(`${origin}${path}`)).text();
    for (const [, link = ''] of html.matchAll(shopPage)) found.add(link);
  }
  for (const path of [...found].filter((one) => one.startsWith('/c/')).slice(0, 4)) {
    const html = await (await fetch(`${origin}${path}`)).text();
    for (const [, link = ''] of html.matchAll(shopPage)) found.add(link);
  }
  return [...fixedPages, ...[...found].slice(0, mostPages)];
}

/** Every file that any page has named so far, asked of each of these: the old storefront has those of the new one's pages, and the other way round. */
async function missing(files: NamedFiles, origins: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const origin of origins) {
    const html = await (await fetch(`${origin}/`)).text();
    await files.note(/data-dpl-id="([^"]+)"/.exec(html)?.[1] ?? '', html);
  }
  for (const origin of origins)
    for (const address of files.all()) {
      const fault = await files.fault(origin, address);
      if (fault) faults.push(`${address} at ${origin}: ${fault}`);
    }
  return faults;
}

interface UpgradeReport {
  traffic: Traffic;
  files: NamedFiles;
  machines: Machines;
  faults: readonly string[];
  lost: readonly string[];
}

function report({ traffic, files, machines, faults, lost }: UpgradeReport): boolean {
  const tallies = Object.entries(traffic.tallies);
  for (const [kind, { ms, failed }] of tallies) {
    console.log(
      `${kind}: ${ms.length} answered, ${failed.length} failed; median ${within(ms, 50).toFixed(0)} ms, p99 ${within(ms, 99).toFixed(0)} ms, longest ${within(ms, 100).toFixed(0)} ms`,
    );
  }
  const made = [...traffic.madeBy].map(([release, pages]) => `${pages} by ${release}`);
  console.log(`pages: ${made.join(', ')}`);
  const [one = new Set<string>(), other = new Set<string>()] = files.of.values();
  const shared = [...one].filter((address) => other.has(address)).length;
  console.log(
    `files: ${one.size} named by one release, ${other.size} by the other, ${shared} by both`,
  );
  const failed = tallies.flatMap(([, tally]) => tally.failed);
  const dropped = Object.values(machines.balancers).flatMap((balancer) => balancer.failed);
  const units = traffic.carts.reduce((sum, { writes }) => sum + writes, 0);
  const checks: [string, readonly string[]][] = [
    ['requests failed', failed],
    ['requests dropped by a process behind its balancer', dropped],
    ['files missing or wrong', faults],
    [`of ${units} cart writes and ${traffic.placed.length} orders lost or doubled`, lost],
  ];
  const holds = checks.map(([what, found]) => {
    console.log(`${found.length === 0 ? 'ok  ' : 'MISS'} ${found.length} ${what}`);
    for (const fault of found.slice(0, shownFaults)) console.log(`     ${fault}`);
    return found.length === 0;
  });
  const differ = one.size - shared > 20 && other.size - shared > 20 && traffic.madeBy.size === 2;
  console.log(`${differ ? 'ok  ' : 'MISS'} both releases made pages, with files of their own`);
  return holds.every(Boolean) && differ && traffic.placed.length > 0;
}

const seconds = () => `${process.uptime().toFixed(0).padStart(4)} s`;
