import type { ContentSection } from '@/lib/routes/static-page-path';
import type { ContentPage as ContentPageData } from '@/lib/content/article';
import { ContentPage } from './content-page';

const names: Record<ContentSection, string> = {
  information: 'Information',
  services: 'Services',
  'customer-service': 'Customer Service',
  corporate: 'Corporate',
};

interface SectionPageProps {
  section: ContentSection;
  page: ContentPageData;
  origin: string;
  /** In place of the page's text as it was written. */
  text?: React.ReactNode;
  /** Under the text. */
  children?: React.ReactNode;
}

/** A static page with the crumbs of its section and of the pages above it. */
export function SectionPage({ section, page, origin, text, children }: SectionPageProps) {
  const crumbs = [{ label: names[section] }, ...page.parents, { label: page.title }];
  return (
    <ContentPage page={page} crumbs={crumbs} origin={origin} text={text}>
      {children}
    </ContentPage>
  );
}
