import { SaxesParser } from 'saxes';

/** A sitemap or an index of sitemaps, as it was read. */
export interface Sitemap {
  kind: 'index' | 'urlset';
  entries: SitemapEntry[];
}

export interface SitemapEntry {
  loc: string;
  lastmod: string | null;
  images: string[];
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Reads a sitemap of the protocol 0.9 with its pictures; `null` for anything else. */
export function readSitemap(xml: string): Sitemap | null {
  const parser = new SaxesParser({ xmlns: true });
  const sitemap: Sitemap = { kind: 'urlset', entries: [] };
  let root: string | null = null;
  let text = '';
  let broken = false;
  parser.on('error', () => {
    broken = true;
  });
  parser.on('opentag', ({ local, uri }) => {
    root ??= uri === namespace ? local : 'unknown';
    if (local === 'url' || local === 'sitemap')
      sitemap.entries.push({ loc: '', lastmod: null, images: [] });
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    const entry = sitemap.entries.at(-1);
    if (!entry) return;
    if (name === 'loc') entry.loc = text.trim();
    else if (name === 'lastmod') entry.lastmod = text.trim();
    else if (name === 'image:loc') entry.images.push(text.trim());
  });
  try {
    parser.write(xml).close();
  } catch {
    return null;
  }
  if (broken || (root !== 'sitemapindex' && root !== 'urlset')) return null;
  return { ...sitemap, kind: root === 'sitemapindex' ? 'index' : 'urlset' };
}
