import type { RequestKind } from '@/lib/requests/request-kinds';
import type { ContentSection } from '@/lib/routes/static-page-path';

/** A page of one of the four content sections; the body in the plain writing of `richText`. */
export interface PageSource {
  section: ContentSection;
  slug: string;
  /** Slug of the page above it in the same section; it stands in no menu, but at the end of that page. */
  under?: string;
  title: string;
  summary: string;
  /** Name of the picture under its title. */
  picture?: string;
  body: string;
  /** The form of requests it has. */
  requestForm?: RequestKind;
  /** Where it leads on, under its text: each a picture, a sentence and a button. */
  promos?: readonly {
    title: string;
    subTitle: string;
    linkUrl: string;
    linkText: string;
    picture: string;
  }[];
}
