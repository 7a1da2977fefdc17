import type { Metadata } from 'next';
import { pictureAt } from '@/lib/catalogue/picture';
import type { ContentPage } from '@/lib/content/article';
import { pageMetadata } from './page-meta';

/** Meta of an article or information page. */
export function contentMeta(page: ContentPage, type: 'article' | 'website', origin: string): Metadata {
  return pageMetadata({
    name: page.title,
    description: page.summary || null,
    path: page.path,
    origin,
    type,
    image: page.picture && { url: pictureAt(page.picture.url, 1200), alt: page.picture.alt },
  });
}
