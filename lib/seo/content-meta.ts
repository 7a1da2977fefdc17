import type { Metadata } from 'next';
import type { ContentPage } from '@/lib/content/article';
import { pageMetadata } from './page-meta';

/** Meta of an article or information page: the editors' own, else what the page says. */
export function contentMeta({ title, summary, path, picture, meta }: ContentPage, type: 'article' | 'website', origin: string): Metadata {
  return pageMetadata({
    name: title, title: meta.title, description: meta.description ?? (summary || null), path, origin, type, image: meta.picture ?? picture,
  });
}
