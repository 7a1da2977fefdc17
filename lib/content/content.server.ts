import 'server-only';
import { createHash } from 'node:crypto';
import { cached } from '@/lib/cache/cached';
import { orElse } from '@/lib/cache/or-else';
import { tags } from '@/lib/cache/tags';
import {
  type ArticleSubject,
  type ContentPage,
  type ContentSummary,
  type EventsLanding,
  slugShape,
} from './article';
import type {
  ArticleFields,
  EventsLandingFields,
  FooterFields,
  HomeFields,
  MenuGroupFields,
  SimpleBlockFields,
} from './entries';
import {
  eventsLandingFromEntry,
  homeFromEntry,
  menuGroupFromEntry,
  pageFromEntry,
  promoFromEntry,
  summaryFromEntry,
} from './from-contentful';
import { selectOf, subjectFields, summaryFields } from './listed-fields';
import { listPromoIDs, noListPromos, type ListPromos } from './list-promos';
import type { HomeContent } from './home';
import { type ArticleLink, noMenus, shopMenus, type ShopMenus } from './menus';
import { allEntries, entries } from './read-entries.server';

const listLimit = 1000;

/** What is kept of the content service under a key, or `instead` while it is not available; the log calls it by its `part`. */
function keptOr<T>(
  part: string,
  instead: T,
  read: () => Promise<T>,
  { key = part, tags: shown }: { key?: string; tags?: readonly string[] } = {},
): Promise<T> {
  return orElse('content', part, instead, () => cached('content', key, read, { tags: shown }));
}

/** The menus of the shell; empty ones when the content service is not available (specification A8: emptied silently). */
export function getMenus(): Promise<ShopMenus> {
  return keptOr('menus', noMenus, async () => {
    const groups = await entries<MenuGroupFields>('menuLinkGroup', {
      limit: listLimit,
      include: 3,
    });
    return shopMenus(groups.map(({ fields }) => menuGroupFromEntry(fields)));
  });
}

/** The footer's summary text; empty when it is not available. */
export function getFooterSummary(): Promise<string> {
  return keptOr('footer', '', async () => {
    const [entry] = await entries<FooterFields>('globalFooter', { limit: 1 });
    return entry?.fields.summary ?? '';
  });
}

/** The home page's content, or `null` when it is not available. */
export function getHome(): Promise<HomeContent | null> {
  return keptOr<HomeContent | null>('home', null, async () => {
    const [entry] = await entries<HomeFields>('homeContent', { limit: 1, include: 3 });
    return entry ? homeFromEntry(entry.fields) : null;
  });
}

/** The promos of product grids; none when they are not available: the grid is whole without them (specification A8). */
export function getListPromos(): Promise<ListPromos> {
  return keptOr('list-promos', noListPromos, async () => {
    const found = await entries<SimpleBlockFields>('simpleContentBlock', {
      'sys.id[in]': Object.values(listPromoIDs).join(','),
      limit: 2,
      include: 1,
    });
    const promo = (id: string) => {
      const entry = found.find(({ sys }) => sys.id === id);
      const read = promoFromEntry(entry);
      return read && { ...read, categoryIDs: entry?.fields.categoryIDs ?? [] };
    };
    return { card: promo(listPromoIDs.card), wide: promo(listPromoIDs.wide) };
  });
}

/** What the editors say about workshops and events, or `null` when it is not available. */
export function getEventsLanding(): Promise<EventsLanding | null> {
  return keptOr<EventsLanding | null>('events-landing', null, async () => {
    const [entry] = await entries<EventsLandingFields>('eventsLanding', { limit: 1, include: 3 });
    return entry ? eventsLandingFromEntry(entry.fields) : null;
  });
}

/** Every care article, newest first; none when they are not available (specification A8). */
export function getArticles(): Promise<ContentSummary[]> {
  return keptOr<ContentSummary[]>('articles', [], async () => {
    const found = await allEntries<ArticleFields>('article', {
      include: 1,
      select: selectOf(summaryFields),
    });
    return found.map((entry) => summaryFromEntry(entry, 'article'));
  });
}

/** The articles with these slugs as a list shows them, in the order given; none when they are not available. */
export function getArticlesNamed(slugs: readonly string[]): Promise<ContentSummary[]> {
  const validSlugs = validIn(slugs);
  if (validSlugs.length === 0) return Promise.resolve([]);
  return keptOr<ContentSummary[]>(
    'articles',
    [],
    async () => {
      const found = await articlesNamed(validSlugs);
      const bySlug = new Map(found.map((article) => [article.slug, article]));
      return validSlugs.flatMap((slug) => bySlug.get(slug) ?? []);
    },
    { key: `articles/${digest(validSlugs)}`, tags: validSlugs.map(tags.article) },
  );
}

/** Titles, addresses and pictures of these articles by slug, for menus; none when they are not available. */
export function getArticleLinks(slugs: readonly string[]): Promise<Record<string, ArticleLink>> {
  const validSlugs = validIn(slugs).sort();
  if (validSlugs.length === 0) return Promise.resolve({});
  return keptOr<Record<string, ArticleLink>>(
    'articles',
    {},
    async () => {
      const found = await articlesNamed(validSlugs, {
        select: 'fields.title,fields.slug,fields.link,fields.image',
      });
      return Object.fromEntries(
        found.map(({ slug, title, path, picture }) => [slug, { label: title, path, picture }]),
      );
    },
    { key: `links/${digest(validSlugs)}`, tags: validSlugs.map(tags.articleTitle) },
  );
}

function validIn(slugs: readonly string[]): string[] {
  return [...new Set(slugs.filter((slug) => slugShape.test(slug)))];
}

async function articlesNamed(
  slugs: readonly string[],
  more: { select?: string } = {},
): Promise<ContentSummary[]> {
  const found = await entries<ArticleFields>('article', {
    'fields.slug[in]': slugs.join(','),
    limit: listLimit,
    include: 1,
    ...more,
  });
  return found.map((entry) => summaryFromEntry(entry, 'article'));
}

/** What every article is about, newest first: enough to choose related ones; none when they are not available. */
export function getArticleSubjects(): Promise<ArticleSubject[]> {
  return keptOr<ArticleSubject[]>(
    'articles',
    [],
    async () => {
      const found = await allEntries<ArticleFields>('article', {
        include: 0,
        select: selectOf(subjectFields),
      });
      return found
        .map((entry) => summaryFromEntry(entry, 'article'))
        .map(({ slug, tags: about, categoryIDs }) => ({ slug, tags: about, categoryIDs }));
    },
    { key: 'subjects', tags: [tags.articleSubjects] },
  );
}

/** One care article, or `null` when there is none. Throws `UpstreamError` when there is no copy to serve. */
export async function getArticle(slug: string): Promise<ContentPage | null> {
  if (!slugShape.test(slug)) return null;
  return cached('content', `article/${slug}`, async () => {
    const [entry] = await entries<ArticleFields>('article', {
      'fields.slug': slug,
      limit: 1,
      include: 2,
    });
    return entry ? pageFromEntry(entry, 'article') : null;
  });
}

/** The static page at `/{section}/{…slugs}`, or `null`. Throws `UpstreamError` when there is no copy to serve. */
export async function getStaticPage(
  section: string,
  slugs: readonly string[],
): Promise<ContentPage | null> {
  const slug = slugs.at(-1) ?? '';
  if (!slugs.every((part) => slugShape.test(part))) return null;
  const page = await cached('content', `page/${section}/${slug}`, async () => {
    const [entry] = await entries<ArticleFields>('staticPage', {
      'fields.slug': slug,
      'fields.section': section,
      limit: 1,
      include: 3,
    });
    return entry ? pageFromEntry(entry, 'staticPage') : null;
  });
  return page?.path === `/${[section, ...slugs].join('/')}` ? page : null;
}

/** A short name for a list of slugs: a tag of the cache has at most 256 characters. */
function digest(slugs: readonly string[]): string {
  return createHash('sha256').update(slugs.join(',')).digest('hex').slice(0, 24);
}
