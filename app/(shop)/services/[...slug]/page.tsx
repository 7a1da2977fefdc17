import { SectionPage } from '@/components/content/section-page';
import { env } from '@/lib/config/env';
import { sectionRoute, type SectionProps } from '../../section-route';

export const revalidate = 3600;
export const generateStaticParams = () => [];

const { load, generateMetadata } = sectionRoute('services');
export { generateMetadata };

/** `/services/{rootSlug}/{branchSlug?}/{leafSlug?}` (specification A2). */
export default async function SectionRoute({ params }: SectionProps) {
  return <SectionPage section="services" page={await load(params)} origin={env().SITE_ORIGIN} />;
}
