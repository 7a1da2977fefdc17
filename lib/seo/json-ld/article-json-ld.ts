import { brand } from '@/lib/config/brand';
import { pictureAt } from '@/lib/catalogue/picture';
import type { ContentPage } from '@/lib/content/article';
import type { JsonLdNode } from './json-ld';
import { absolute } from '../page-meta';

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
