import { partsOf } from '@/lib/core/parts-of';
import { xmlDeclaration, xmlText } from '../xml-text';

/** A page as a sitemap lists it. */
export interface SitemapPage {
  /** Canonical path with its query. */
  path: string;
  /** Day or instant (ISO) of the last change that is known; a page without one has no `lastmod`. */
  changed?: string | null;
  /** Addresses of its pictures, paths of the shop or full ones. */
  pictures?: readonly string[];
}

/** Most pictures of one page, by the protocol; and most pages of one sitemap: it takes 50,000, but of 50 MB with all their pictures. */
const sitemapLimits = { pages: 10_000, pictures: 1000 } as const;

const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const pictureNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** The pages as the files of one kind list them, every address once: one file, empty or not, and more where there are too many for it. */
export function sitemapParts(pages: readonly SitemapPage[]): SitemapPage[][] {
  const once = [...new Map(pages.map((page) => [page.path, page])).values()];
  return once.length === 0 ? [[]] : partsOf(once, sitemapLimits.pages);
}

/** The path of a part, counted from 1: the first has the name alone, `/sitemaps/products.xml`, the next is `/sitemaps/products-2.xml`. */
export function sitemapPath(name: string, part: number): string {
  return `/sitemaps/${name}${part === 1 ? '' : `-${part}`}.xml`;
}

/** What a file below `/sitemaps` is called and which part it is; `null` for a file that is none. */
export function partOfFile(file: string): { name: string; part: number } | null {
  const [, name, part] = /^([a-z]+)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(file) ?? [];
  return name === undefined ? null : { name, part: Number(part ?? 1) };
}

/** A sitemap of the protocol 0.9 with its pictures; every address full, and escaped. */
export function sitemapXml(pages: readonly SitemapPage[], origin: string): string {
  return [
    xmlDeclaration,
    `<urlset ${namespaces} ${pictureNamespace}>`,
    ...pages.map(
      ({ path, changed, pictures = [] }) =>
        `<url><loc>${xmlText(full(path, origin))}</loc>${lastmod(changed)}${picturesXml(pictures, origin)}</url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');
}

/** The index of the sitemaps, each with the last change of what it lists. */
export function sitemapIndexXml(
  sitemaps: readonly { path: string; changed: string | null }[],
  origin: string,
): string {
  return [
    xmlDeclaration,
    `<sitemapindex ${namespaces}>`,
    ...sitemaps.map(
      ({ path, changed }) =>
        `<sitemap><loc>${xmlText(full(path, origin))}</loc>${lastmod(changed)}</sitemap>`,
    ),
    '</sitemapindex>',
    '',
  ].join('\n');
}

/** The latest of the changes that are known; `null` when none is. */
export function lastChange(pages: readonly SitemapPage[]): string | null {
  const changes = pages.flatMap(({ changed }) => (changed ? [changed] : []));
  return changes.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? null;
}

/** The pages whose change, if any, has happened: a date still to come is left out, not the page. */
export function upTo(now: Date, pages: readonly SitemapPage[]): SitemapPage[] {
  return pages.map((page) =>
    page.changed && !(Date.parse(page.changed) <= now.getTime())
      ? { ...page, changed: null }
      : page,
  );
}

function picturesXml(pictures: readonly string[], origin: string): string {
  const once = [...new Set(pictures)].slice(0, sitemapLimits.pictures);
  return once
    .map(
      (picture) =>
        `<image:image><image:loc>${xmlText(full(picture, origin))}</image:loc></image:image>`,
    )
    .join('');
}

function lastmod(changed: string | null | undefined): string {
  return changed ? `<lastmod>${xmlText(changed)}</lastmod>` : '';
}

function full(address: string, origin: string): string {
  return new URL(address, origin).href;
}
