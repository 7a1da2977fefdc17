import { pathOf } from './crawl';
import type { Fault } from './fault';
import type { Get } from './get';
import { readSitemap, type SitemapEntry } from './read-sitemap';

export interface Sitemaps {
  /** Every page listed, by path. */
  listed: Map<string, SitemapEntry>;
  faults: Fault[];
  /** Sitemaps read, the index included. */
  read: number;
}

const mostUrls = 50_000;
const mostBytes = 50 * 1024 * 1024;
const w3cDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Reads robots.txt and every sitemap it names, down through their indexes. */
export async function readSitemaps(get: Get, origin: string): Promise<Sitemaps> {
  const result: Sitemaps = { listed: new Map(), faults: [], read: 0 };
  const robots = await get('/robots.txt').catch(() => null);
  const text = robots?.status === 200 ? robots.body.toString() : '';
  const named = [...text.matchAll(/^sitemap:\s*(\S+)/gim)].map(([, url]) => url ?? '');
  if (named.length === 0)
    result.faults.push({
      code: 'robots',
      path: '/robots.txt',
      detail: text ? 'names no sitemap' : `status ${robots?.status ?? 'none'}`,
    });
  if (/^disallow:\s*\/\s*$/im.test(text))
    result.faults.push({ code: 'robots', path: '/robots.txt', detail: 'closes the whole shop' });
  const queue = named.length > 0 ? named : [`${origin}/sitemap.xml`];
  const queued = new Set(queue);
  for (const url of queue) await readOne(url);
  return result;

  async function readOne(url: string): Promise<void> {
    const path = pathOf(url, origin, '/');
    const wrong = (detail: string) =>
      result.faults.push({ code: 'sitemap-invalid', path: path ?? url, detail });
    if (path === null) return void wrong('lies on another site');
    const answer = await get(path).catch(() => null);
    if (answer?.status !== 200) return void wrong(`status ${answer?.status ?? 'none'}`);
    const sitemap = answer.body.byteLength > mostBytes ? null : readSitemap(answer.body.toString());
    if (!sitemap || sitemap.entries.length > mostUrls)
      return void wrong(sitemap ? `${sitemap.entries.length} entries` : 'no sitemap');
    result.read += 1;
    for (const entry of sitemap.entries) {
      if (entry.lastmod !== null && !isPastDate(entry.lastmod))
        result.faults.push({ code: 'sitemap-date', path: entry.loc, detail: entry.lastmod });
      if (sitemap.kind === 'index') {
        if (!queued.has(entry.loc)) queue.push(entry.loc);
        queued.add(entry.loc);
      } else add(entry, path);
    }
  }

  function add(entry: SitemapEntry, sitemap: string): void {
    const path = pathOf(entry.loc, origin, '/');
    if (path === null || `${origin}${path}` !== entry.loc)
      result.faults.push({
        code: 'sitemap-entry',
        path: entry.loc,
        detail: `no address of this site (${sitemap})`,
      });
    else if (result.listed.has(path))
      result.faults.push({ code: 'sitemap-entry', path, detail: `listed twice (${sitemap})` });
    else result.listed.set(path, entry);
  }
}

function isPastDate(text: string): boolean {
  return w3cDate.test(text) && Date.parse(text) <= Date.now();
}
