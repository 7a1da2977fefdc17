import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SectionPage } from '@/components/content/section-page';
import { WorkWithUs } from '@/components/content/work-with-us';
import { env } from '@/lib/config/env';
import { getStaticPage } from '@/lib/content/content.server';
import { getWorkWithUs } from '@/lib/content/singletons.server';
import { contentMeta } from '@/lib/seo/content-meta';
import { settled } from '@/lib/seo/page-settings.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string[] }>;
}

async function load(params: Props['params']) {
  const { slug } = await params;
  const page = slug.length > 3 ? null : await getStaticPage('corporate', slug);
  if (!page) notFound();
  return page;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return settled(contentMeta(await load(params), 'website', env().SITE_ORIGIN));
}

/** `/corporate/{rootSlug}/{branchSlug?}/{leafSlug?}` (000 §2), with the invitation to work here on all but the page it leads to. */
export default async function SectionRoute({ params }: Props) {
  const [page, invitation] = await Promise.all([load(params), getWorkWithUs()]);
  return (
    <SectionPage section="corporate" page={page} origin={env().SITE_ORIGIN}>
      {invitation && invitation.linkUrl !== page.path && <WorkWithUs invitation={invitation} />}
    </SectionPage>
  );
}
