import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOne } from '../support/bundle.mjs';
import { run } from '../support/install.mjs';
import { median } from '../support/quantiles.mjs';
import { buildDir, root } from '../support/paths.mjs';
import { startShop } from '../support/shop.mjs';

/** @typedef {import('../support/shop.mjs').Shop} Shop */

const words = [
  'rose',
  'orch',
  'tulip bouquet',
  'planter',
  'fern',
  'hydrangea',
  'garden',
  'lilly',
  'wreath',
  'red',
  'gift',
  'succulent',
  'peony',
  'soil',
  'pink',
];
const rounds = 4;
const many = 20_000;
const settleMs = 30_000;

/**
 * Two shops beside each other, one with the stock as it is, one enlarged to 20,000 products, asked the same questions in turn: the quick
 * search, and pages of categories made for the first time. Returns the median milliseconds of each.
 *
 * @param {import('../support/environment.mjs').ShopEnvironment} env of the shop with the stock as it is
 */
export async function measureSizes(env) {
  const groupsFound = await countingGroups();
  const dataDir = await mkdtemp(join(tmpdir(), 'lilac-bench-many-'));
  const largeEnv = {
    ...env,
    PORT: String(Number(env.PORT) + 10),
    PLATFORM_PORT: String(Number(env.PLATFORM_PORT) + 10),
    DATA_DIR: dataDir,
  };
  /** @type {Shop[]} */
  const started = [];
  /** @param {typeof env} one */
  const start = async (one) => {
    const shop = await startShop(one, (message) => console.error(message));
    started.push(shop);
    return shop;
  };
  try {
    await run(process.execPath, [join(buildDir, 'seed.mjs'), '--size', String(many)], largeEnv);
    const usual = await start(env);
    const large = await start(largeEnv);
    // Both compare their index with the catalogue soon after a start.
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    const pages = await categoryPages(usual.shopUrl);
    const searches = words.map((word) => `/api/search/quick?query=${encodeURIComponent(word)}`);
    const both = { usual, large };
    await inTurn(both, searches.slice(0, 3));
    return {
      groups: {
        usual: await groupsFound(usual.platformUrl),
        large: await groupsFound(large.platformUrl),
      },
      search: await inTurn(both, Array.from({ length: rounds }, () => searches).flat()),
      page: await inTurn(both, pages),
    };
  } finally {
    for (const shop of started) await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Median milliseconds of each shop for the same addresses, asked of one after the other, each first as often as the other.
 *
 * @param {{ usual: Shop, large: Shop }} shops
 * @param {readonly string[]} paths
 */
async function inTurn({ usual, large }, paths) {
  /** @type {{ usual: number[], large: number[] }} */
  const times = { usual: [], large: [] };
  const order = /** @type {const} */ ([
    ['usual', usual.shopUrl],
    ['large', large.shopUrl],
  ]);
  for (const [turn, path] of paths.entries()) {
    for (const [name, shopUrl] of turn % 2 === 0 ? order : [...order].reverse()) {
      const start = performance.now();
      const answer = await fetch(`${shopUrl}${path}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
      times[name].push(performance.now() - start);
    }
  }
  return { usual: median(times.usual), large: median(times.large) };
}

/** @param {string} shopUrl */
async function categoryPages(shopUrl) {
  const map = await fetch(`${shopUrl}/sitemaps/categories.xml`).then((answer) => answer.text());
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')))
    .map(({ pathname, search }) => pathname + search);
  if (paths.length < 20) throw new Error(`The site map names ${paths.length} categories.`);
  return paths;
}

/** @returns {Promise<typeof import('../support/groups-found').groupsFound>} */
async function countingGroups() {
  const outfile = join(buildDir, 'bench-groups.mjs');
  await bundleOne(join(root, 'scripts/support/groups-found.ts'), outfile);
  return (await import(pathToFileURL(outfile).href)).groupsFound;
}
