import type { Document } from '@contentful/rich-text-types';
import type { Picture } from '@/lib/catalogue/product/product';
import type { Promo } from './promo';
import type { MenuLink } from './menus';

/** The last part of a page's or an article's path; what has another shape is no page. */
export const slugShape = /^[a-z0-9-]{1,120}$/;

/** A care article or information page as a list shows it. */
export interface ContentSummary {
  title: string;
  path: string;
  slug: string;
  summary: string;
  picture: Picture | null;
  readMinutes: number | null;
  tags: string[];
  categoryIDs: string[];
}

/** An article or page as a sitemap lists it. */
export interface ContentListing {
  path: string;
  picture: Picture | null;
  /** When it was last published: ISO, a day or an instant with its offset. */
  updated: string | null;
}

/** What an article is about. */
export type ArticleSubject = Pick<ContentSummary, 'slug' | 'tags' | 'categoryIDs'>;

/** A whole article or information page; the body is a document of nodes, never an HTML string. */
export interface ContentPage extends ContentSummary {
  body: Document | null;
  author: string | null;
  /** ISO: a day, or an instant with its offset. */
  published: string | null;
  updated: string | null;
  /** What the editors set for search engines and shared links (specification B3); `null` for what follows the page. */
  meta: { title: string | null; description: string | null; picture: Picture | null };
  /** The kind of request its form sends (`lib/requests`); `null` for a page without a form. */
  requestForm: string | null;
  /** Where it leads on, under its text. */
  promos: Promo[];
  /** Pages above it, from the top. */
  parents: { label: string; path: string }[];
}

/** What the editors say about the loyalty programme (specification A3 purplePerks). */
export interface LoyaltyProgramme {
  title: string;
  summary: string;
  body: Document | null;
}

/** What the editors say on the landing page of workshops and events (specification A3 eventsLanding). */
export interface EventsLanding {
  title: string;
  summary: string;
  picture: Picture | null;
  links: MenuLink[];
}

/** `4 min read` of a page that takes longer than a minute; `null` of one that is read at a glance, or whose length nobody said. */
export function readingTime({ readMinutes }: Pick<ContentSummary, 'readMinutes'>): string | null {
  return readMinutes !== null && readMinutes > 1 ? `${readMinutes} min read` : null;
}
