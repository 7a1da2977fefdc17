import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './support/build.mjs';
import { ensureJourneyBrowser } from './support/chromium.mjs';
import { shopEnvironment } from './support/environment.mjs';
import { wideLimits } from './support/wide-limits.mjs';
import { ensureInstalled } from './support/install.mjs';
import { runCheck, runJest, runPlaywright } from './support/runners.mjs';
import { startShop } from './support/shop.mjs';
import { stopOnSignals } from './support/until-stopped.mjs';

/** For projects that wait much, for a database or a shop that is started or slow: three workers keep two cores busy. */
const threeAtOnce = ['--maxWorkers=3'];
const dataDir = await mkdtemp(join(tmpdir(), 'lilac-test-'));
/** @type {import('./support/shop.mjs').Shop | undefined} */
let shop;
const leave = stopOnSignals(async () => {
  await shop?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** @typedef {import('./support/runners.mjs').Outcome} Outcome */
/** @type {Outcome[]} */
const outcomes = [];
/** @param {Outcome} outcome */
const record = (outcome) => outcomes.push(outcome);

try {
  await ensureInstalled();
  await ensureBuilt();
  record(await runCheck('verify', ['scripts/verify.mjs', '--without-tests', '--folders-apart']));
  record(await runJest(['rules', 'components']));
  record(await runJest(['platform'], {}, threeAtOnce));
  await testTheShops();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  record({ name: 'set-up', passed: 0, failed: 1 });
}

/** @param {'passed' | 'failed'} key */
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
for (const { failures = [] } of outcomes)
  for (const failure of failures.slice(0, 12)) console.log(`failed: ${failure}`);
for (const { name, passed, failed, secondTry = [] } of outcomes) {
  console.log(
    `${name}: ${passed} passed, ${failed} failed${secondTry.length > 0 ? `, ${secondTry.length} at the second try` : ''}`,
  );
  for (const title of secondTry) console.log(`  second try: ${title}`);
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
leave(sum('failed') === 0 ? 0 : 1);

/**
 * The production build on ports and data of its own: answers over HTTP, then journeys in Chromium. Beside it, on the ports above, new accounts are set up, which
 * keeps one core busy as the first of the HTTP tests do; the other tests wait until the journeys of new accounts are over.
 */
async function testTheShops() {
  await ensureJourneyBrowser();
  const ports = {
    PORT: process.env.TEST_PORT || '3200',
    PLATFORM_PORT: process.env.TEST_PLATFORM_PORT || '4200',
  };
  const newAccounts = runPlaywright(
    'new-accounts',
    { TEST_PORT: above(ports.PORT), TEST_PLATFORM_PORT: above(ports.PLATFORM_PORT) },
    ['scripts/prove.mjs', 'accounts'],
  ).then(record);
  let addresses = {};
  try {
    const env = await shopEnvironment({
      ...ports,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SITE_ORIGIN: '',
      SHOP_CONTROL: '1',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ...wideLimits,
    });
    shop = await startShop(env, (message) => console.error(message));
    addresses = { SHOP_URL: shop.shopUrl, PLATFORM_URL: shop.platformUrl };
    // What other tests change the shop looks at again, up to five minutes later: those that are alone come first.
    record(await runJest(['http-alone'], addresses, ['--runInBand']));
  } finally {
    await newAccounts;
  }
  record(await runJest(['http'], addresses, threeAtOnce));
  record(await runPlaywright('journeys', addresses));
  record(await runPlaywright('serial', addresses));
}

/** @param {string} port */
function above(port) {
  return String(Number(port) + 200);
}
