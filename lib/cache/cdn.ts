import type { Env } from '@/lib/config/env';
import { withoutEndSlashes } from '@/lib/core/text';
import { partsOf } from '@/lib/core/parts-of';
import type { Revalidation } from './revalidation';
import { isTag, tags as names } from './tags';
import { decoded } from '@/lib/routes/canonical-path';

/** How a content delivery network (CDN) is purged (`CDN_PURGE`): any system over HTTP, Fastly, Cloudflare. */
export type CdnForm = NonNullable<Env['CDN_PURGE']>;

/** Bytes of tags on one page: both Cloudflare and Fastly take 16 KB. */
const longestHeader = 16_000;

/**
 * The headers that tell a CDN the tags of a page; the framework's own tags are left out. `null` when the page has more tags than a CDN accepts: it could not be
 * purged by the rest.
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
 * The tag of the shop's answer at an address, be it a page, a redirect or a 404: a change of the address's redirect ends it. All spellings and queries of a
 * path share one tag, and all titles of a product.
 */
export function addressTag(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const same = `/${withoutEndSlashes(decoded(path) ?? path).replace(/^\/+/, '')}`.toLowerCase();
  return `address:${same
    .replace(productPage, '$1')
    .replace(/[^a-z0-9_/-]/g, '_')
    .slice(0, 200)}`;
}

/** For a file that was written, the tags of every page that shows something of it. */
const tagsOfFile: Record<Revalidation['files'][number], readonly string[]> = {
  'colors.json': ['colors'],
  'buyerxp.json': [names.buyerSettings, names.pageSettings],
  'sitemap.xml': [],
  'redirects.json': [],
};

/** How many tags one call takes: Fastly 256, Cloudflare 30 on every plan. */
const mostTags: Record<CdnForm, number> = { http: 1000, fastly: 256, cloudflare: 30 };

/** The purge calls for a change, each a list of tags. */
export function purgesOf(
  form: CdnForm,
  { tags, files }: { tags: readonly string[]; files: readonly Revalidation['files'][number][] },
): string[][] {
  const all = [...new Set([...tags, ...files.flatMap((file) => tagsOfFile[file])])];
  return partsOf(all, mostTags[form]);
}
