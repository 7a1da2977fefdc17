import { SectionPage } from '@/components/content/section-page';
import { WorkWithUs } from '@/components/content/promo-band';
import { env } from '@/lib/config/env';
import { getWorkWithUs } from '@/lib/content/singletons.server';
import { sectionRoute, type SectionProps } from '../../section-route';

export const revalidate = 3600;
export const generateStaticParams = () => [];

const { load, generateMetadata } = sectionRoute('corporate');
export { generateMetadata };

/** `/corporate/{rootSlug}/{branchSlug?}/{leafSlug?}` (specification A2), with the invitation to work here on all but the page it leads to. */
export default async function SectionRoute({ params }: SectionProps) {
  const [page, invitation] = await Promise.all([load(params), getWorkWithUs()]);
  return (
    <SectionPage section="corporate" page={page} origin={env().SITE_ORIGIN}>
      {invitation && invitation.linkUrl !== page.path && <WorkWithUs invitation={invitation} />}
    </SectionPage>
  );
}
