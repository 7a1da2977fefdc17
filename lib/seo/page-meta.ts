import type { Metadata } from 'next';
import { brand } from '@/lib/config/brand';
import { storePath, storesPath } from '@/lib/routes/store-path';
import type { Store } from '@/lib/stores/store';
import type { ContentPage } from '@/lib/content/article';
import { fullDescription, plainSummary } from './description';
import { shareAddress, shareSize } from './share-picture';

/** What a page says about itself (specification B3 Page meta). */
export interface PageMeta {
  /** Name of the page; `null` gives the welcome message (ruling 26). */
  name: string | null;
  /** The whole title, where it is not made of the name. */
  title?: string | null;
  description?: string | null;
  /** The editors' own description, which stays as it is. */
  ownDescription?: string | null;
  /** What is true of the page: said after a description that is too short. */
  facts?: readonly (string | null | undefined)[];
  /** Public path, canonical: no tracking parameters. */
  path: string;
  /** Origin of the shop without a final slash. */
  origin: string;
  type?: 'website' | 'article';
  image?: { url: string; alt: string } | null;
  noindex?: boolean;
}

/** Title of a page: `{name} | {brand}`, the welcome message where nothing is given (ruling 26). */
export function pageTitle(name: string | null): string {
  return name ? `${name} | ${brand.name}` : brand.welcome;
}

/** The meta elements of a page: title, description, canonical, Open Graph (specification B9: type website and a fixed image by default). */
export function pageMetadata(meta: PageMeta): Metadata {
  const url = absolute(meta.path, meta.origin);
  const title = meta.title?.trim() || pageTitle(meta.name);
  const own = plainSummary(meta.ownDescription ?? '');
  const description =
    own || fullDescription(meta.description, [...(meta.facts ?? []), brand.summary]);
  return {
    title,
    description,
    alternates: { canonical: url },
    robots: meta.noindex ? { index: false, follow: true } : undefined,
    openGraph: {
      title,
      description,
      url,
      siteName: brand.name,
      locale: 'en_US',
      ...(meta.type === 'article' ? { type: 'article' as const } : { type: 'website' as const }),
      images: [
        sharedPicture(meta.image ?? { url: brand.defaultMetaImage, alt: brand.name }, meta.origin),
      ],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** A picture as it is shown beside a shared link, with its size. */
export function sharedPicture(
  { url, alt }: { url: string; alt: string },
  origin: string,
): { url: string; alt: string; width: number; height: number } {
  return { url: absolute(shareAddress(url), origin), alt: alt || brand.name, ...shareSize };
}

/** An absolute address of a path of the shop; full addresses stay. */
export function absolute(path: string, origin: string): string {
  return /^https?:/.test(path) ? path : `${origin}${path}`;
}

/** Meta of a store's page, or with `null` of the list of stores. */
export function storeMeta(store: Store | null, origin: string): Metadata {
  return pageMetadata({
    name: store?.name ?? 'Store Locator',
    description:
      store?.about ??
      `Our stores around ${brand.region}: addresses, phones, hours, what each of them has.`,
    facts: [
      store && `${store.street}, ${store.city}, ${store.state} ${store.zip}.`,
      `A store of ${brand.name}, ${brand.line}.`,
    ],
    path: store ? storePath(store.id) : storesPath,
    origin,
    image: store?.picture,
  });
}

/** Meta of an article or information page: the editors' own, else what the page says. */
export function contentMeta(
  { title, summary, path, picture, meta }: ContentPage,
  type: 'article' | 'website',
  origin: string,
): Metadata {
  return pageMetadata({
    name: title,
    title: meta.title,
    ownDescription: meta.description,
    description: summary || null,
    facts: [
      type === 'article' ? `A care guide by the growers of ${brand.name}, ${brand.region}.` : null,
    ],
    path,
    origin,
    type,
    image: meta.picture ?? picture,
  });
}
