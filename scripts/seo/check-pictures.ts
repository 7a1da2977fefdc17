import sharp from 'sharp';
import type { Visited } from './crawl';
import { pathOf } from './crawl';
import type { Fault } from './fault';
import type { Get } from './get';
import type { SitemapEntry } from './read-sitemap';

interface Pictures {
  get: Get;
  origin: string;
  visited: readonly Visited[];
  listed: ReadonlyMap<string, SitemapEntry>;
  /** How many of each are looked at. */
  most: number;
}

/** Looks at Open Graph pictures (1200 × 630, JPEG or PNG) and at the pictures of sitemaps; those of other hosts are not asked for. */
export async function checkPictures({
  get,
  origin,
  visited,
  listed,
  most,
}: Pictures): Promise<{ faults: Fault[]; looked: number }> {
  const ofPages = new Map(
    visited
      .filter(({ open, picture }) => open && picture !== null)
      .map(({ picture, path }) => [picture ?? '', path]),
  );
  const ofSitemaps = new Map(
    [...listed].flatMap(([path, { images }]) => images.map((image) => [image, path] as const)),
  );
  const faults: Fault[] = [];
  const [shared, named] = [spread([...ofPages], most), spread([...ofSitemaps], most)];
  for (const [url, path] of shared) {
    const picture = pathOf(url, origin, '/');
    if (picture === null) continue;
    const wrong = await wrongPicture(get, picture);
    if (wrong) faults.push({ code: 'open-graph-picture', path, detail: `${picture}: ${wrong}` });
  }
  for (const [url, path] of named) {
    const picture = pathOf(url, origin, '/');
    const status = picture === null ? 200 : (await get(picture).catch(() => null))?.status;
    if (status !== 200)
      faults.push({ code: 'sitemap-picture', path, detail: `${url}: ${status ?? 'no answer'}` });
  }
  return { faults, looked: shared.length + named.length };
}

async function wrongPicture(get: Get, path: string): Promise<string | null> {
  const answer = await get(path).catch(() => null);
  if (answer?.status !== 200) return `status ${answer?.status ?? 'none'}`;
  const facts = await sharp(answer.body)
    .metadata()
    .catch(() => null);
  if (!facts) return 'no picture';
  return (facts.format === 'jpeg' || facts.format === 'png') &&
    facts.width === 1200 &&
    facts.height === 630
    ? null
    : `${facts.format} ${facts.width} × ${facts.height}`;
}

/** At most `most` of a list, evenly spread over it. */
export function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from(
    { length: most },
    (_, index) => all[Math.floor((index * all.length) / most)] as T,
  );
}
