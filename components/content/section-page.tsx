import type { ContentSection } from '@/lib/routes/static-page-path';
import type { ContentPage as ContentPageData } from '@/lib/content/article';
import { ContentPage } from './content-page';

const names: Record<ContentSection, string> = {
  information: 'Information', services: 'Services', 'customer-service': 'Customer Service', corporate: 'Corporate',
};

interface SectionPageProps {
  section: ContentSection;
  page: ContentPageData;
  origin: string;
}

/** A static page with the crumbs of its section and of the pages above it. */
export function SectionPage({ section, page, origin }: SectionPageProps) {
  const crumbs = [{ label: names[section] }, ...page.parents, { label: page.title }];
  return <ContentPage page={page} crumbs={crumbs} origin={origin} />;
}
