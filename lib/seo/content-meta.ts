import type { Metadata } from 'next';
import { brand } from '@/lib/config/brand';
import type { ContentPage } from '@/lib/content/article';
import { pageMetadata } from './page-meta';

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
