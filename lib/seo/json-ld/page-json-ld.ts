import { showing } from '@/lib/search/list/paging';
import type { ProductListPage } from '@/lib/search/list/product-list';
import { brand } from '@/lib/config/brand';
import { pictureAt } from '@/lib/catalogue/picture';
import type { ContentPage } from '@/lib/content/article';
import type { JsonLdNode } from './json-ld';
import { absolute } from '../page-meta';

/** One step of the breadcrumb bar; the last one has no path. */
export interface Crumb {
  label: string;
  path?: string;
}

/** BreadcrumbList of the visible crumbs, positions from 1. The last item needs no address; any other that has none, a section without a page, is left out. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], origin: string): JsonLdNode {
  const steps = crumbs.filter(({ path }, index) => path || index === crumbs.length - 1);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path ? { item: absolute(path, origin) } : {}),
    })),
  };
}

/** What a page of a list says to search engines: its crumbs below home and, where it has products, those. */
export function listPageJsonLd(
  crumbs: readonly Crumb[],
  list: ProductListPage | null,
  origin: string,
): JsonLdNode[] {
  const trail = breadcrumbJsonLd([{ label: 'Home', path: '/' }, ...crumbs], origin);
  return list && list.items.length > 0 ? [trail, itemListJsonLd(list, origin)] : [trail];
}

/** ItemList of a page: address and position of each product, counted over all pages. */
function itemListJsonLd({ items, page, total }: ProductListPage, origin: string): JsonLdNode {
  const firstPosition = showing(page, total).from;
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: firstPosition + index,
      url: absolute(item.path, origin),
      name: item.title,
    })),
  };
}

/** A care article with its author and dates. */
export function articleJsonLd(page: ContentPage, origin: string): JsonLdNode {
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.summary,
    url: absolute(page.path, origin),
    ...(page.picture ? { image: [absolute(pictureAt(page.picture.url, 1200), origin)] } : {}),
    author: page.author
      ? { '@type': 'Person', name: page.author }
      : { '@type': 'Organization', name: brand.name },
    ...(page.published ? { datePublished: page.published } : {}),
    ...(page.updated ? { dateModified: page.updated } : {}),
  };
}

/** The shop itself and its site, once, on the home page. */
export function organizationJsonLd(origin: string, sameAs: readonly string[]): JsonLdNode[] {
  return [
    {
      '@type': ['Organization', 'OnlineStore'],
      '@id': `${origin}/#organization`,
      name: brand.name,
      url: `${origin}/`,
      logo: `${origin}/pictures/logo.svg`,
      sameAs,
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'US',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
        merchantReturnLink: `${origin}/customer-service/returns-and-guarantee`,
      },
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: `+1-${brand.orderPhone}`,
        contactType: 'customer service',
        areaServed: 'US',
      },
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: brand.name,
      url: `${origin}/`,
      publisher: { '@id': `${origin}/#organization` },
    },
  ];
}
