/** Measures the shop; `docs/operations/proofs.md`, "Measuring", names the parts: `npm run bench -- [part…] [address [address]]`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { measureCachedPages } from './bench/cached-pages.mjs';
import { goal } from './bench/goal.mjs';
import { measureRedirects } from './bench/redirect-costs.mjs';
import { measureSizes } from './bench/sizes.mjs';
import { ensureBuilt } from './support/build.mjs';
import { bundleOne } from './support/bundle.mjs';
import { ensureChromium } from './support/chromium.mjs';
import { shopEnvironment } from './support/environment.mjs';
import { ensureInstalled } from './support/install.mjs';
import { idleView, measuringBrowser } from './support/page-figures.mjs';
import { buildDir, root } from './support/paths.mjs';
import { startShop } from './support/shop.mjs';

/** @typedef {import('playwright').Browser} Browser */

/**
 * The parts in TypeScript, by their path from `scripts/bench`.
 *
 * @typedef {{
 *   'first-view': typeof import('./bench/first-view');
 *   clicks: typeof import('./bench/clicks');
 *   redirects: typeof import('./bench/redirects');
 *   '../support/page-kinds': typeof import('./support/page-kinds');
 * }} Parts
 */

const addresses = process.argv
  .slice(2)
  .filter((word) => /^https?:/.test(word))
  .map((address) => address.replace(/\/+$/, ''));
const named = process.argv.slice(2).filter((word) => !/^https?:/.test(word));
/**
 * What a browser sees can be measured of any shop, also of two in turn.
 *
 * @type {Record<string, (browser: Browser, shops: readonly string[]) => Promise<boolean>>}
 */
const inBrowser = {
  'first-view': async (_, shops) => (await bundled('first-view')).measureFirstViews(shops),
  clicks: async (browser, shops) => (await bundled('clicks')).measureClicks(browser, shops),
};
const ofOwnShop = ['pages', 'first-view', 'clicks', 'browser', 'redirects', 'sizes'];
/** @param {string} part */
const wanted = (part) => named.length === 0 || named.includes(part);

try {
  const known = addresses.length > 0 ? Object.keys(inBrowser) : ofOwnShop;
  const unknown = named.find((part) => !known.includes(part));
  if (unknown || addresses.length > 2)
    throw new Error(
      `npm run bench -- [${known.join('|')}]${addresses.length > 0 ? ' ADDRESS [ADDRESS]' : ''}`,
    );
  await ensureInstalled();
  if (addresses.length > 0) await measureInBrowser(addresses);
  else await measureOwnShop();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function measureOwnShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'lilac-bench-'));
  await ensureBuilt();
  const env = await shopEnvironment({
    PORT: process.env.TEST_PORT || '3300',
    PLATFORM_PORT: process.env.TEST_PLATFORM_PORT || '4300',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SITE_ORIGIN: '',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  });
  const shop = await startShop(env, (message) => console.error(message));
  try {
    const { pagesOfKinds } = await bundled('../support/page-kinds');
    const found = await pagesOfKinds(shop.shopUrl, ['home', 'product', 'category']);
    const pages = Object.fromEntries(found.map(({ name, url }) => [name, new URL(url).pathname]));
    if (wanted('pages'))
      await measureCachedPages({ frontPid: shop.frontPid, port: Number(env.PORT), pages });
    await measureInBrowser([shop.shopUrl], pages);
    if (wanted('redirects'))
      await measureRedirects(await bundled('redirects'), {
        frontPid: shop.frontPid,
        env,
        url: `http://127.0.0.1:${env.PORT}${pages.product}`,
      });
    await shop.stop();
    if (wanted('sizes')) await compareSizes(env);
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * @param {readonly string[]} shops
 * @param {Record<string, string>} [pages] paths by name, of a shop of our own
 */
async function measureInBrowser(shops, pages) {
  const parts = Object.entries(inBrowser).filter(([part]) => wanted(part));
  const [first] = shops;
  const alone = first !== undefined && pages !== undefined && wanted('browser');
  if (parts.length === 0 && !alone) return;
  await ensureChromium();
  const browser = await measuringBrowser();
  try {
    for (const [, measure] of parts) if (!(await measure(browser, shops))) process.exitCode = 1;
    if (alone) await leaveAlone(browser, first, pages);
  } finally {
    await browser.close();
  }
}

/**
 * First views on a desktop, left alone for ten seconds.
 *
 * @param {Browser} browser
 * @param {string} shopUrl
 * @param {Record<string, string>} pages paths by name
 */
async function leaveAlone(browser, shopUrl, pages) {
  for (const [name, path] of Object.entries(pages)) {
    const { requests, scriptKilobytes, layoutShift } = await idleView(browser, `${shopUrl}${path}`);
    console.log(`${name} ${path}, first view left alone for 10 s`);
    goal('requests', requests, 25);
    goal('script with idle loads, as sent', scriptKilobytes, name === 'category' ? 170 : 160, 'KB');
    goal('layout shift', layoutShift, 0.01);
  }
}

/**
 * Twenty times the products: the quick search and pages made for the first time.
 *
 * @param {import('./support/environment.mjs').ShopEnvironment} env
 */
async function compareSizes(env) {
  const { groups, search, page } = await measureSizes(env);
  console.log(
    `${groups.large} product groups beside ${groups.usual}; medians in ms: quick search ${search.large.toFixed(1)} and ${search.usual.toFixed(1)}, category page made anew ${page.large.toFixed(1)} and ${page.usual.toFixed(1)}`,
  );
  goal('quick search, of the smaller stock’s', search.large / search.usual, 1.5, '×');
  goal('page, of the smaller stock’s', page.large / page.usual, 1.5, '×');
}

/**
 * A part in TypeScript, bundled.
 *
 * @template {keyof Parts} Name
 * @param {Name} name
 * @returns {Promise<Parts[Name]>}
 */
async function bundled(name) {
  const outfile = join(buildDir, `bench-${name.split('/').at(-1)}.mjs`);
  await bundleOne(join(root, 'scripts/bench', `${name}.ts`), outfile);
  return import(pathToFileURL(outfile).href);
}
