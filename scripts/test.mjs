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
  // A third of the time of these is waiting: three at once keep two cores busy.
  record(await runJest(['platform'], {}, ['--maxWorkers=3']));
  await testTheShop();
  await shop?.stop();
  record(await runPlaywright('new-accounts', {}, ['scripts/prove.mjs', 'accounts']));
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

/** The production build on ports and data of its own: answers over HTTP, then journeys in Chromium. */
async function testTheShop() {
  await ensureJourneyBrowser();
  const env = await shopEnvironment({
    PORT: process.env.TEST_PORT || '3200',
    PLATFORM_PORT: process.env.TEST_PLATFORM_PORT || '4200',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SITE_ORIGIN: '',
    SHOP_CONTROL: '1',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...wideLimits,
  });
  shop = await startShop(env, (message) => console.error(message));
  const addresses = { SHOP_URL: shop.shopUrl, PLATFORM_URL: shop.platformUrl };
  // What other tests change the shop looks at again, up to five minutes later: those that are alone come first.
  record(await runJest(['http-alone'], addresses, ['--runInBand']));
  record(await runJest(['http'], addresses));
  record(await runPlaywright('journeys', addresses));
  record(await runPlaywright('serial', addresses));
}
