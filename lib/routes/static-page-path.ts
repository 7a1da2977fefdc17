import { addQuery } from './add-query';

/** The sections a content page may live in (specification A2). */
export const contentSections = [
  'information',
  'services',
  'customer-service',
  'corporate',
] as const;

export type ContentSection = (typeof contentSections)[number];

/** Whether a path's first part is one of the four content sections. */
export function isContentSection(value: string): value is ContentSection {
  return contentSections.some((section) => section === value);
}

/** Path of a content page, `/{section}/{rootSlug}/{branchSlug?}/{leafSlug?}` (specification A2). */
export function staticPagePath(section: ContentSection, ...slugs: string[]): string {
  return ['', section, ...slugs.filter(Boolean).map(encodeURIComponent)].join('/');
}

/** Pages of the shop's help that have a layout of their own (specification A2). */
export const customerPages = {
  questions: '/customer-service/frequently-asked-questions',
  contact: '/customer-service/contact-us',
  loyalty: '/customer-service/purple-perks-loyalty-program',
  delivery: '/customer-service/delivery',
} as const;

/** The on-sale page (specification A2). */
export const salePath = '/customer-service/on-sale-this-week';

/** A page of the on-sale list, from 1. */
export function salePagePath(page: number): string {
  return addQuery(salePath, { page: page > 1 && String(page) });
}
