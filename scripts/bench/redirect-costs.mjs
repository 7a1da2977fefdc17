import { goal } from './goal.mjs';
import { costOfLoad, load } from './load.mjs';

const manyRows = 10_000;
const requests = 5000;

/**
 * What 10,000 redirects cost: one look-up, and a live page that they do not concern, beside the same page with a table of one row.
 *
 * @param {typeof import('./redirects')} redirects
 * @param {object} shop
 * @param {number} shop.frontPid
 * @param {import('../support/environment.mjs').ShopEnvironment} shop.env
 * @param {string} shop.url of the page
 */
export async function measureRedirects(
  { lookUpMicroseconds, setRedirects },
  { frontPid, env, url },
) {
  /** @type {{ few: number[], many: number[] }} */
  const costs = { few: [], many: [] };
  const tables = /** @type {const} */ ([
    ['few', 1],
    ['many', manyRows],
  ]);
  for (let round = 0; round < 3; round += 1) {
    for (const [name, rows] of tables) {
      await setRedirects(env, rows);
      await load(url, 500);
      costs[name].push((await costOfLoad(frontPid, url, requests)).cpu);
    }
  }
  const [few, many] = [Math.min(...costs.few), Math.min(...costs.many)];
  console.log(
    `redirects, ${manyRows} rows; a page that they do not concern: ${many.toFixed(3)} ms, with one row ${few.toFixed(3)} ms`,
  );
  goal('CPU of a look-up', lookUpMicroseconds(manyRows), 50, 'µs');
  goal('CPU of that page, of the same with one row', many / few, 1.2, '×');
}
