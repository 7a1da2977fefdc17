import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { env } from '@/lib/config/env';
import { getStaticPage } from '@/lib/content/content.server';
import { contentMeta } from '@/lib/seo/page-meta';
import { settled } from '@/lib/seo/page-settings.server';

export interface SectionProps {
  params: Promise<{ slug: string[] }>;
}

/** What the routes `/{section}/{rootSlug}/{branchSlug?}/{leafSlug?}` share (specification A2): finding the page, 404 where there is none, and its head. */
export function sectionRoute(section: string) {
  async function load(params: SectionProps['params']) {
    const { slug } = await params;
    const page = slug.length > 3 ? null : await getStaticPage(section, slug);
    if (!page) notFound();
    return page;
  }
  const generateMetadata = async ({ params }: SectionProps): Promise<Metadata> =>
    settled(contentMeta(await load(params), 'website', env().SITE_ORIGIN));
  return { load, generateMetadata };
}
