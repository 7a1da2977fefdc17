import type { Picture } from '@/lib/catalogue/product/product';
import { machineDate } from '@/lib/core/time/chicago-time';
import { articlePath } from '@/lib/routes/article-path';
import { isContentSection, staticPagePath } from '@/lib/routes/static-page-path';
import type {
  ContentListing,
  ContentPage,
  ContentSummary,
  EventsLanding,
  LoyaltyProgramme,
} from './article';
import type {
  ArticleFields,
  Asset,
  ComplexBlockFields,
  Entry,
  EventsLandingFields,
  GiftHolidayFields,
  HomeFields,
  HomeSeasonFields,
  LoyaltyFields,
  MenuGroupFields,
  PageFields,
  SimpleBlockFields,
} from './entries';
import { dayOfYear, type HomeContent } from './home';
import type { Promo } from './promo';
import type { MenuGroup, MenuLink } from './menus';
import { pictureAsset } from './picture-asset';
import { safeAddress, sitePath } from './safe-address';
import { textWithLinks } from './text-with-links';

/** An asset as a picture; its description is the alternative text. */
function pictureFromAsset(asset: Asset | undefined): Picture | null {
  const picture = pictureAsset(asset?.fields);
  return picture && { url: picture.url, alt: picture.alt };
}

/** A block of one link. */
export function promoFromEntry(entry: Entry<SimpleBlockFields> | undefined): Promo | null {
  if (!entry?.fields?.title) return null;
  const { superTitle = '', title, subTitle = '', linkUrl, linkText, image } = entry.fields;
  const narrowPicture = pictureFromAsset(entry.fields.narrowImage);
  return {
    superTitle,
    title,
    subTitle,
    linkUrl: safeAddress(linkUrl) ?? '/',
    linkText: linkText || 'Learn More',
    picture: pictureFromAsset(image),
    ...(narrowPicture && { narrowPicture }),
  };
}

/** The home page's content; what is missing on the entry is simply not shown. */
export function homeFromEntry(fields: HomeFields): HomeContent {
  const occasions = fields.occasions?.fields;
  return {
    hero: promoFromEntry(fields.hero),
    occasions: { title: occasions?.title ?? '', items: promosOf(occasions?.blocks) },
    featured: featuredOf(fields.featured),
    promos: promosOf(fields.promos),
    articles: articlesOf(fields.articles),
    holidays: (fields.holidays ?? []).flatMap((entry) => holidayOf(entry?.fields)),
    seasons: (fields.seasons ?? []).flatMap((entry) => seasonOf(entry?.fields)),
  };
}

function holidayOf(fields: GiftHolidayFields = {}): HomeContent['holidays'] {
  const { title, holiday, daysAhead } = fields;
  return title && holiday && typeof daysAhead === 'number' && daysAhead >= 0
    ? [{ holiday, name: title, daysAhead: Math.floor(daysAhead) }]
    : [];
}

function seasonOf(fields: HomeSeasonFields = {}): HomeContent['seasons'] {
  const { from = '', to = '', hero, lead, featured, articles } = fields;
  if (!dayOfYear.test(from) || !dayOfYear.test(to)) return [];
  return [
    {
      from,
      to,
      hero: promoFromEntry(hero),
      lead: promoFromEntry(lead),
      featured: featured ? featuredOf(featured) : null,
      articles: articles ? articlesOf(articles) : null,
    },
  ];
}

function articlesOf(entries: (Entry<ArticleFields> | undefined)[] | undefined): ContentSummary[] {
  return (entries ?? []).flatMap((entry) => (entry ? [summaryFromEntry(entry, 'article')] : []));
}

/** An article or page as a list shows it. */
export function summaryFromEntry(
  entry: Entry<ArticleFields>,
  type: 'article' | 'staticPage',
): ContentSummary {
  const {
    title = '',
    slug = '',
    summary = '',
    image,
    readMinutes,
    tags,
    categoryIDs,
  } = entry.fields;
  return {
    title,
    slug,
    summary,
    path: pageAddress(entry.fields, type),
    picture: pictureFromAsset(image),
    readMinutes: readMinutes ?? null,
    tags: tags ?? [],
    categoryIDs: categoryIDs ?? [],
  };
}

/** An article or page with its address and its last publication. */
export function listingFromEntry(
  entry: Entry<ArticleFields>,
  type: 'article' | 'staticPage',
): ContentListing {
  return {
    path: pageAddress(entry.fields, type),
    picture: pictureFromAsset(entry.fields.image),
    updated: machineDate(entry.sys.updatedAt),
  };
}

/** A whole article or page. */
export function pageFromEntry(
  entry: Entry<ArticleFields>,
  type: 'article' | 'staticPage',
): ContentPage {
  return {
    ...summaryFromEntry(entry, type),
    meta: {
      title: entry.fields.metaTitle ?? null,
      description: entry.fields.metaDescription ?? null,
      picture: pictureFromAsset(entry.fields.metaImage),
    },
    body: textWithLinks(entry.fields.body),
    author: entry.fields.author ?? null,
    published: machineDate(entry.fields.date ?? entry.sys.createdAt),
    updated: machineDate(entry.sys.updatedAt),
    requestForm: entry.fields.requestForm ?? null,
    promos: promosOf(entry.fields.promos),
    parents: parentsOf(entry.fields),
  };
}

/** Links of a menu group in the editors' order; links to nowhere are left out. */
export function menuGroupFromEntry(fields: MenuGroupFields): MenuGroup {
  const type = fields.Type === 'article' ? 'article' : 'staticPage';
  return { title: fields.Title ?? '', links: linksOf(fields.Links, type) };
}

/** The landing page of workshops and events; links to nowhere are left out. */
export function eventsLandingFromEntry({
  title = '',
  summary = '',
  image,
  navLinks,
}: EventsLandingFields): EventsLanding {
  return {
    title,
    summary,
    picture: pictureFromAsset(image),
    links: linksOf(navLinks, 'staticPage'),
  };
}

/** The loyalty programme; without a title it has the specification's name. */
export function loyaltyFromEntry({ title, summary = '', body }: LoyaltyFields): LoyaltyProgramme {
  return { title: title || 'Purple Perks', summary, body: textWithLinks(body) };
}

function linksOf(
  entries: (Entry<PageFields> | undefined)[] | undefined,
  type: 'article' | 'staticPage',
): MenuLink[] {
  return (entries ?? []).flatMap((entry): MenuLink[] => {
    const label = entry?.fields?.title;
    return label && isAddressed(entry.fields)
      ? [{ label, path: pageAddress(entry.fields, type) }]
      : [];
  });
}

function isAddressed({ link, slug }: PageFields): boolean {
  return sitePath(link) !== null || wholeText(slug) !== '';
}

/** Public path of an article or page. */
export function pageAddress(fields: PageFields, type: 'article' | 'staticPage'): string {
  const link = sitePath(fields.link);
  if (link) return link;
  const slug = wholeText(fields.slug);
  if (type === 'article' || !fields.section || !isContentSection(fields.section))
    return articlePath(slug);
  const above = parentSlugs(fields);
  return staticPagePath(fields.section, ...above, slug);
}

/** Text without halves of characters, which no address can hold. */
function wholeText(text: string | undefined): string {
  return (text ?? '').replace(/\p{Surrogate}/gu, '');
}

function parentSlugs(fields: PageFields): string[] {
  return ancestors(fields).flatMap(({ slug }) => wholeText(slug) || []);
}

function parentsOf(fields: PageFields): { label: string; path: string }[] {
  return ancestors(fields).flatMap((parent) =>
    parent.title ? [{ label: parent.title, path: pageAddress(parent, 'staticPage') }] : [],
  );
}

/** The pages above one, from the top: two at most, as addresses have it, so that a page above itself does no harm. */
function ancestors({ parentPage }: PageFields): PageFields[] {
  const parent = parentPage?.fields;
  const above = parent?.parentPage?.fields;
  return [above, parent].filter((fields): fields is PageFields => fields !== undefined);
}

function promosOf(entries: (Entry<SimpleBlockFields> | undefined)[] | undefined): Promo[] {
  return (entries ?? []).flatMap((entry) => promoFromEntry(entry) ?? []);
}

function featuredOf(
  entry: Entry<ComplexBlockFields> | undefined,
): Promo & { productCodes: string[] } {
  const promo = promoFromEntry(entry) ?? {
    superTitle: '',
    title: '',
    subTitle: '',
    linkUrl: '',
    linkText: '',
    picture: null,
  };
  return { ...promo, productCodes: entry?.fields.productCodes ?? [] };
}
