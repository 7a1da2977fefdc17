import { get } from 'node:http';
import { spawn } from 'node:child_process';
import { goal } from './goal.mjs';
import { costOfLoad, load } from './load.mjs';
import { pidOf } from '../support/children.mjs';

const requests = Number(process.env.BENCH_REQUESTS || 5000);
const warmUp = 1500;
const most = { cpu: 1, p99: 25, scriptKilobytes: 140, categoryOfProduct: 1.3 };
const bareSource = `
  const { createServer } = require('node:http');
  const body = Buffer.from(process.env.BODY, 'base64');
  createServer((_, res) => { res.setHeader('content-type', 'text/html; charset=utf-8'); res.setHeader('content-encoding', 'br'); res.end(body); })
    .listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));`;

/**
 * CPU of the storefront and the slowest answers for cached pages, beside a bare server that sends the same bytes, in the same run.
 *
 * @param {object} shop
 * @param {number} shop.frontPid
 * @param {number} shop.port
 * @param {Record<string, string>} shop.pages paths by name
 */
export async function measureCachedPages({ frontPid, port, pages }) {
  /** @type {Record<string, number>} */
  const cpu = {};
  for (const [name, path] of Object.entries(pages)) {
    const url = `http://127.0.0.1:${port}${path}`;
    await asSent(url);
    const { bytes, cache } = await asSent(url);
    const bare = spawn(process.execPath, ['-e', bareSource], {
      env: {
        NODE_ENV: 'production',
        PORT: String(port + 1),
        BODY: bytes.toString('base64'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await new Promise((resolve) => bare.stdout.once('data', resolve));
      const bareUrl = `http://127.0.0.1:${port + 1}/`;
      await load(url, warmUp);
      await load(bareUrl, warmUp);
      const [shop, floor] = [
        await costOfLoad(frontPid, url, requests),
        await costOfLoad(pidOf(bare), bareUrl, requests),
      ];
      console.log(
        `${name} ${path} (${cache ?? 'not told by the cache'}, ${bytes.byteLength} bytes as sent), ten connections; a bare server: ${floor.cpu.toFixed(3)} ms CPU, 99 of 100 within ${floor.p99.toFixed(1)} ms`,
      );
      cpu[name] = shop.cpu;
      goal('CPU per request', shop.cpu, most.cpu, 'ms');
      goal('99 of 100 answers within', shop.p99, most.p99, 'ms');
      goal('script as sent', (await scriptBytes(url)) / 1024, most.scriptKilobytes, 'KB');
    } finally {
      bare.kill();
    }
  }
  if (cpu.category !== undefined && cpu.product !== undefined)
    goal(
      'CPU of a category, of a product’s page',
      cpu.category / cpu.product,
      most.categoryOfProduct,
      '×',
    );
}

/**
 * A document's bytes and what the cache says of it.
 *
 * @param {string} url
 * @returns {Promise<{ bytes: Buffer, cache: string | string[] | undefined }>}
 */
function asSent(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.once('end', () =>
        resolve({ bytes: Buffer.concat(parts), cache: response.headers['x-nextjs-cache'] }),
      );
    }).once('error', reject);
  });
}

/**
 * Compressed bytes of every modern script a document names.
 *
 * @param {string} url of the document
 */
async function scriptBytes(url) {
  const html = await fetch(url).then((response) => response.text());
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/\snomodule/i.test(tag))
    .flatMap(([, named = '']) => named.split(' '));
  if (sources.length === 0) throw new Error('The document names no script.');
  const sizes = await Promise.all(
    [...new Set(sources)].map(
      async (source) => (await asSent(new URL(source, url).href)).bytes.byteLength,
    ),
  );
  return sizes.reduce((total, size) => total + size, 0);
}
