import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SectionPage } from '@/components/content/section-page';
import { env } from '@/lib/config/env';
import { getStaticPage } from '@/lib/content/content.server';
import { contentMeta } from '@/lib/seo/content-meta';
import { settled } from '@/lib/seo/page-settings.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string[] }>;
}

async function load(params: Props['params']) {
  const { slug } = await params;
  const page = slug.length > 3 ? null : await getStaticPage('customer-service', slug);
  if (!page) notFound();
  return page;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return settled(contentMeta(await load(params), 'website', env().SITE_ORIGIN));
}

/** `/customer-service/{rootSlug}/{branchSlug?}/{leafSlug?}` (000 §2). */
export default async function SectionRoute({ params }: Props) {
  return <SectionPage section="customer-service" page={await load(params)} origin={env().SITE_ORIGIN} />;
}
