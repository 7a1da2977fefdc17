import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spawn } from 'node:child_process';
import { ensureBuilt } from './support/build.mjs';
import { bundleOne } from './support/bundle.mjs';
import { shopEnvironment } from './support/environment.mjs';
import { ensureInstalled } from './support/install.mjs';
import { buildDir, root } from './support/paths.mjs';
import { ensureChromium } from './support/chromium.mjs';
import { addToCount, clickToHeading, idleView, measuringBrowser } from './support/page-figures.mjs';
import { startShop } from './support/shop.mjs';
import { measureSizes } from './bench/sizes.mjs';

const requests = Number(process.env.BENCH_REQUESTS || 5000);
const connections = 20;
const manyRows = 10_000;
const ticksPerSecond = 100;
const bareSource = `
  const { createServer } = require('node:http');
  const body = Buffer.from(process.env.BODY, 'base64');
  createServer((_, res) => { res.setHeader('content-type', 'text/html; charset=utf-8'); res.setHeader('content-encoding', 'br'); res.end(body); })
    .listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));`;

const dataDir = await mkdtemp(join(tmpdir(), 'lilac-bench-'));
await ensureInstalled();
await ensureBuilt();
const env = await shopEnvironment({ PORT: '3300', PLATFORM_PORT: '4300', DATA_DIR: dataDir, DATABASE_URL: '', SITE_ORIGIN: '', LOG_LEVEL: 'error', NODE_ENV: 'production' });
const shop = await startShop(env, (message) => console.error(message));
try {
  const home = await page(`${shop.shopUrl}/`);
  const productPath = /href="(\/p\/[^"?#]+)"/.exec(home.text)?.[1];
  if (!productPath) throw new Error('The home page links no product.');
  const pages = { home: '/', product: productPath, category: '/c/flowers' };
  const parts = {
    pages: () => measurePages(pages),
    browser: () => measureInBrowser(pages),
    redirects: () => measureRedirects(`http://127.0.0.1:${env.PORT}${productPath}`),
  };
  const named = process.argv.slice(2);
  for (const [name, part] of Object.entries(parts)) if (named.length === 0 || named.includes(name)) await part();
  await shop.stop();
  if (named.length === 0 || named.includes('sizes')) await compareSizes();
} finally {
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measurePages(pages) {
  const cost = {};
  for (const [name, path] of Object.entries(pages)) cost[name] = await measure(name, path);
  goal('category page’s CPU, of a product page’s', cost.category / cost.product, 1.3, '×');
}

/** Twenty times the products: the quick search and pages made for the first time. */
async function compareSizes() {
  const { groups, search, page } = await measureSizes(env);
  console.log(`${groups.large} product groups beside ${groups.usual}; medians in ms: quick search ${search.large.toFixed(1)} and ${search.usual.toFixed(1)}, category page made anew ${page.large.toFixed(1)} and ${page.usual.toFixed(1)}`);
  goal('quick search, of the smaller stock’s', search.large / search.usual, 1.5, '×');
  goal('page, of the smaller stock’s', page.large / page.usual, 1.5, '×');
}

/** CPU of the server per request for a cached page, beside a bare server that sends the same bytes, in the same run. */
async function measure(name, path) {
  const url = `http://127.0.0.1:${env.PORT}${path}`;
  await page(url);
  const { bytes, text, cache } = await page(url);
  const bare = spawn(process.execPath, ['-e', bareSource], { env: { PORT: '3301', BODY: bytes.toString('base64') }, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => bare.stdout.once('data', resolve));
  const bareUrl = 'http://127.0.0.1:3301/';
  await load(url, 1500);
  await load(bareUrl, 1500);
  const front = await cpuPerRequest(shop.frontPid, url);
  const floor = await cpuPerRequest(bare.pid, bareUrl);
  bare.kill();
  const script = await scriptBytes(text);
  console.log(`${name} ${path} (${cache}, ${bytes.byteLength} bytes as sent)`);
  const limit = name === 'category' ? 1.3 * 1.5 : 1.5;
  console.log(`  CPU per request: shop ${front.toFixed(3)} ms, bare server ${floor.toFixed(3)} ms (goal: at most ${limit} ms)`);
  console.log(`  script as sent: ${(script / 1024).toFixed(1)} KB (goal: at most 165 KB)`);
  if (front > limit || script > 165 * 1024) process.exitCode = 1;
  return front;
}

/** What 10,000 redirects cost: one look-up, and a live page that they do not concern, beside the same page with a table of one row. */
async function measureRedirects(url) {
  const outfile = join(buildDir, 'bench-redirects.mjs');
  await bundleOne(join(root, 'scripts/bench/redirects.ts'), outfile);
  const { lookUpMicroseconds, setRedirects } = await import(pathToFileURL(outfile).href);
  const costs = { few: [], many: [] };
  for (let round = 0; round < 3; round += 1) {
    for (const [name, rows] of [['few', 1], ['many', manyRows]]) {
      await setRedirects(env, rows);
      await load(url, 500);
      costs[name].push(await cpuPerRequest(shop.frontPid, url));
    }
  }
  const [few, many] = [Math.min(...costs.few), Math.min(...costs.many)];
  console.log(`redirects, ${manyRows} rows; a page that they do not concern: ${many.toFixed(3)} ms, with one row ${few.toFixed(3)} ms`);
  goal('CPU of a look-up', lookUpMicroseconds(manyRows), 50, 'µs');
  goal('CPU of that page, of the same with one row', many / few, 1.2, '×');
}

/** What a shopper's browser sees: idle first views, the click on a card, the count after adding. */
async function measureInBrowser(pages) {
  await ensureChromium();
  const browser = await measuringBrowser();
  try {
    for (const [name, path] of Object.entries(pages)) {
      const { requests: count, scriptKilobytes, layoutShift } = await idleView(browser, `${shop.shopUrl}${path}`);
      console.log(`${name} ${path}, first view left alone for 10 s`);
      goal('requests', count, 25);
      goal('script with idle loads, as sent', scriptKilobytes, name === 'category' ? 170 : 160, 'KB');
      goal('layout shift', layoutShift, 0.01);
    }
    const click = await clickToHeading(browser, `${shop.shopUrl}/c/flowers`);
    console.log(`click on a card: the page’s main thread worked ${click.busy.toFixed(1)} ms in all, pictures and painting included`);
    console.log(`  click on a card until the product’s heading stands in the page, median of 30: ${click.stands.toFixed(1)} ms`);
    console.log(`  click on a card until the compositor, which draws without a graphics card here, has shown it: ${click.presented.toFixed(1)} ms`);
    goal('click on a card until the product’s heading is painted, median of 30', click.painted, 60, 'ms');
    goal('add to cart to the new count', await addToCount(browser, `${shop.shopUrl}${pages.product}`), 50, 'ms');
  } finally {
    await browser.close();
  }
}

/** Prints a figure beside its goal; one that is missed fails the run. */
function goal(name, value, most, unit = '') {
  const met = value <= most;
  console.log(`  ${met ? '' : 'MISSED '}${name}: ${Number(value.toFixed(3))} ${unit} (goal: at most ${most} ${unit})`);
  if (!met) process.exitCode = 1;
}

async function cpuPerRequest(pid, url) {
  const before = await cpuMs(pid);
  await load(url, requests);
  return (await cpuMs(pid) - before) / requests;
}

/** User and system time of a process so far, in milliseconds. */
async function cpuMs(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

async function load(url, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await drained(url, agent);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
}

function drained(url, agent) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.once('end', resolve);
    }).once('error', reject);
  });
}

async function page(url) {
  const raw = await new Promise((resolve, reject) => {
    get(url.replace('localhost', '127.0.0.1'), { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.once('end', () => resolve({ bytes: Buffer.concat(parts), cache: response.headers['x-nextjs-cache'] }));
    }).once('error', reject);
  });
  const { text } = await fetch(url).then(async (response) => ({ text: await response.text() }));
  return { ...raw, text };
}

/** Compressed bytes of every modern script a document names, in elements of their own or for its first frame to be followed by (`server/late-scripts.ts`). */
async function scriptBytes(html) {
  const sources = [...html.matchAll(/<script[^>]*\s(?:src|data-late)="([^"]+)"[^>]*>/g)].filter(([tag]) => !/\snomodule/i.test(tag)).flatMap(([, named]) => named.split(' '));
  if (sources.length === 0) throw new Error('The document names no script.');
  const sizes = await Promise.all([...new Set(sources)].map(async (src) => (await page(new URL(src, shop.shopUrl).href)).bytes.byteLength));
  return sizes.reduce((total, size) => total + size, 0);
}
