import type { Document } from '@contentful/rich-text-types';

/**
 * Fields of the content service's entries as its delivery API answers them with links resolved (specification A3). Everything may be missing
 * on a real entry; `from-contentful.ts` decides what a page does without it.
 */
interface AssetFields {
  title?: string;
  description?: string;
  file?: { url?: string; details?: { image?: { width: number; height: number } } };
}

export interface Entry<TFields> {
  sys: {
    id: string;
    createdAt?: string;
    updatedAt?: string;
    contentType?: { sys: { id: string } };
  };
  fields: TFields;
}

/** Entries as the service's client answers them, with the fields of the content type that was asked for. */
export function entriesOf<TFields>(items: readonly object[]): Entry<TFields>[] {
  // The client computes its types of fields, of fields that are not known here to none.
  return items as Entry<TFields>[];
}

export type Asset = Entry<AssetFields>;

/** `simpleContentBlock`: a promo, an occasion, a teaser (specification B3 promo content). */
export interface SimpleBlockFields {
  superTitle?: string;
  title?: string;
  subTitle?: string;
  linkUrl?: string;
  linkText?: string;
  image?: Asset;
  /** The picture for narrow windows, where it is another than `image`. */
  narrowImage?: Asset;
  /** Top-level categories in whose lists a promo of product grids fits; all when it names none. */
  categoryIDs?: string[];
}

/** `complexContentBlock`: a heading with a text, a link and what it gathers (product codes, blocks). */
export interface ComplexBlockFields extends SimpleBlockFields {
  body?: Document;
  productCodes?: string[];
  blocks?: (Entry<SimpleBlockFields> | undefined)[];
}

/** `giftHoliday`: a holiday people send flowers for; `title` is what a sentence calls it, `holiday` the retailer's calendar. */
export interface GiftHolidayFields {
  title?: string;
  holiday?: string;
  daysAhead?: number;
}

/** `homeSeason`: what leads the home page between two days of a year, `MM-DD`; what it leaves out is as in the other seasons. */
export interface HomeSeasonFields {
  title?: string;
  from?: string;
  to?: string;
  hero?: Entry<SimpleBlockFields>;
  lead?: Entry<SimpleBlockFields>;
  featured?: Entry<ComplexBlockFields>;
  articles?: (Entry<ArticleFields> | undefined)[];
}

/** `homeContent`, a singleton. */
export interface HomeFields {
  holidays?: (Entry<GiftHolidayFields> | undefined)[];
  seasons?: (Entry<HomeSeasonFields> | undefined)[];
  hero?: Entry<SimpleBlockFields>;
  occasions?: Entry<ComplexBlockFields>;
  featured?: Entry<ComplexBlockFields>;
  promos?: (Entry<SimpleBlockFields> | undefined)[];
  articles?: (Entry<ArticleFields> | undefined)[];
}

/** `globalFooter`, a singleton. */
export interface FooterFields {
  summary?: string;
}

export interface PageFields {
  title?: string;
  slug?: string;
  /** Path of the page where it is not `/{section}/{slug}`. */
  link?: string;
  section?: string;
  parentPage?: Entry<PageFields>;
  summary?: string;
  body?: Document;
  image?: Asset;
  /** The kind of request its form sends. */
  requestForm?: string;
  /** Blocks under its text that lead on. */
  promos?: (Entry<SimpleBlockFields> | undefined)[];
  /** Meta of the page where it is not made of the fields above (specification B3). */
  metaTitle?: string;
  metaDescription?: string;
  metaImage?: Asset;
}

/** `article` */
export interface ArticleFields extends PageFields {
  tags?: string[];
  /** Categories the article belongs to. */
  categoryIDs?: string[];
  author?: string;
  date?: string;
  readMinutes?: number;
}

/** `eventsLanding`, a singleton. */
export interface EventsLandingFields {
  title?: string;
  summary?: string;
  image?: Asset;
  navLinks?: (Entry<PageFields> | undefined)[];
}

/** `purplePerks`, a singleton. */
export interface LoyaltyFields {
  title?: string;
  summary?: string;
  body?: Document;
}

/** `menuLinkGroup`: links under one heading of a menu. */
export interface MenuGroupFields {
  Title?: string;
  Type?: 'article' | 'staticPage' | 'event';
  Links?: (Entry<PageFields> | undefined)[];
}
