import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SectionPage } from '@/components/content/section-page';
import { env } from '@/lib/config/env';
import { getArticles, getStaticPage } from '@/lib/content/content.server';
import { contentMeta } from '@/lib/seo/content-meta';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string[] }>;
}

const hub = 'resource-hub';

async function load(params: Props['params']) {
  const { slug } = await params;
  const page = slug.length > 3 ? null : await getStaticPage('information', slug);
  if (!page) notFound();
  return { page, isHub: slug.length === 1 && slug[0] === hub };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return contentMeta((await load(params)).page, 'website', env().SITE_ORIGIN);
}

/** `/information/{rootSlug}/…` (000 §2); the resource hub lists every care guide. */
export default async function InformationRoute({ params }: Props) {
  const { page, isHub } = await load(params);
  return <SectionPage section="information" page={page} articles={isHub ? await getArticles() : undefined} origin={env().SITE_ORIGIN} />;
}
