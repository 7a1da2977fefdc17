import { SectionPage } from '@/components/content/section-page';
import { env } from '@/lib/config/env';
import { sectionRoute, type SectionProps } from '../../section-route';

export const revalidate = 3600;
export const generateStaticParams = () => [];

const { load, generateMetadata } = sectionRoute('information');
export { generateMetadata };

/** `/information/{rootSlug}/{branchSlug?}/{leafSlug?}` (specification A2). */
export default async function InformationRoute({ params }: SectionProps) {
  return <SectionPage section="information" page={await load(params)} origin={env().SITE_ORIGIN} />;
}
