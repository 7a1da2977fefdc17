import type { Env } from '@/lib/config/env';
import type { Revalidation } from './revalidation';
import { isTag, tags as names } from './tags';

/** Ways to have a content delivery network (CDN) end its copies (`CDN_PURGE`): any system over HTTP, Fastly, Cloudflare. */
export type CdnForm = NonNullable<Env['CDN_PURGE']>;

/** Bytes of tags on one page: both Cloudflare and Fastly take 16 KB. */
const longestHeader = 16_000;

/**
 * The headers that name to a CDN what a page was made of; the framework's own tags stay inside. `null` when the page has more tags than a CDN takes:
 * it could not be purged by those left out.
 */
export function tagHeaders(form: CdnForm, tags: readonly string[]): Record<string, string> | null {
  const cacheTags = [...new Set(tags)].filter(isTag);
  if (cacheTags.length === 0) return {};
  const header = cacheTags.join(',');
  if (header.length > longestHeader) return null;
  return {
    'cache-tag': header,
    ...(form === 'fastly' ? { 'surrogate-key': cacheTags.join(' ') } : {}),
  };
}

const productPage = /^(\/p\/[^/]+)\/.*$/;

/**
 * The tag of what the shop answers at an address, a page, a redirect or that there is none: a change of the redirects for it ends that. One for all spellings and
 * queries of a path, and for all titles of a product.
 */
export function addressTag(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const same = `/${decoded(path).replace(/^\/+|\/+$/g, '')}`.toLowerCase();
  return `address:${same
    .replace(productPage, '$1')
    .replace(/[^a-z0-9_/-]/g, '_')
    .slice(0, 200)}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Of a file that was written, every page that shows something of it. */
const tagsOfFile: Record<Revalidation['files'][number], readonly string[]> = {
  'colors.json': ['colors'],
  'buyerxp.json': [names.buyerSettings, names.pageSettings],
  'sitemap.xml': [],
  'redirects.json': [],
};

/** How many tags one call takes: Fastly 256, Cloudflare 30 on every plan. */
const mostTags: Record<CdnForm, number> = { http: 1000, fastly: 256, cloudflare: 30 };

/** What a CDN is told of a change, a list for each call. */
export function purgesOf(
  form: CdnForm,
  { tags, files }: { tags: readonly string[]; files: readonly Revalidation['files'][number][] },
): string[][] {
  const all = [...new Set([...tags, ...files.flatMap((file) => tagsOfFile[file])])];
  const most = mostTags[form];
  return Array.from({ length: Math.ceil(all.length / most) }, (_, part) =>
    all.slice(part * most, (part + 1) * most),
  );
}
