import type { ContentSection } from '@/lib/routes/static-page-path';
import type { ContentPage as ContentPageData } from '@/lib/content/article';
import { ContentPage } from './content-page';
import { LeadingPage } from './leading-page';

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
  /** Of a page that leads on: what answers its question at once. */
  answer?: React.ReactNode;
  /** Under the text. */
  children?: React.ReactNode;
}

/** A static page with the crumbs of its section and of the pages above it; one that has a form or ways on is laid out to lead there. */
export function SectionPage({ section, page, origin, text, answer, children }: SectionPageProps) {
  const crumbs = [{ label: names[section] }, ...page.parents, { label: page.title }];
  if (page.requestForm !== null || page.promos.length > 0)
    return (
      <LeadingPage page={page} crumbs={crumbs} origin={origin} answer={answer}>
        {children}
      </LeadingPage>
    );
  return (
    <ContentPage page={page} crumbs={crumbs} origin={origin} text={text}>
      {children}
    </ContentPage>
  );
}
