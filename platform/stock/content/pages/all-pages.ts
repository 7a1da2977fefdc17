import { staticPagePath } from '@/lib/routes/static-page-path';
import { moreCorporate } from './corporate-more';
import { customerServicePages } from './customer-service';
import { moreCustomerService } from './customer-service-more';
import { moreInformation } from './information-more';
import { otherPages } from './other-pages';
import type { PageSource } from './page-source';
import { moreServices } from './services-more';

/** Every static page of the four content sections. */
export const allPages: readonly PageSource[] = [
  ...customerServicePages,
  ...otherPages,
  ...moreCustomerService,
  ...moreServices,
  ...moreInformation,
  ...moreCorporate,
];

/** Slugs of a page from its section down: its parent's, then its own. */
export function slugsOf({ under, slug }: PageSource): string[] {
  return under ? [under, slug] : [slug];
}

/** Public path of a page. */
export function pagePath(page: PageSource): string {
  return staticPagePath(page.section, ...slugsOf(page));
}

/** A page's text with links to the pages below it at its end, but for those its promos lead to. */
export function bodyOf({ section, slug, body, promos = [] }: PageSource): string {
  const below = allPages.filter(
    (page) =>
      page.section === section &&
      page.under === slug &&
      !promos.some(({ linkUrl }) => linkUrl === pagePath(page)),
  );
  if (below.length === 0) return body;
  return `${body.trimEnd()}\n\n## More on this\n${below.map((page) => `- [${page.title}](${pagePath(page)}): ${page.summary}`).join('\n')}`;
}
