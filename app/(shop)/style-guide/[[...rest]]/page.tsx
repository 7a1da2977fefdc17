import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StyleGuidePage } from '@/components/style-guide/style-guide-page';
import { env } from '@/lib/config/env';
import { getTheme } from '@/lib/content/theme.server';
import { pageMetadata } from '@/lib/seo/page-meta';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ rest?: string[] }>;
}

export function generateMetadata(): Metadata {
  return pageMetadata({
    name: 'Style guide',
    path: '/style-guide',
    origin: env().SITE_ORIGIN,
    noindex: true,
  });
}

/** `/style-guide` (specification A2), for those who build the shop; not in production (decision 190). */
export default async function StyleGuideRoute({ params }: Props) {
  if ((await params).rest || env().SHOP_ENV === 'production') notFound();
  return <StyleGuidePage theme={await getTheme()} />;
}
