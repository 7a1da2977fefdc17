import { addressFields, subjectFields, summaryFields } from '@/lib/content/listed-fields';
import { searchIndexes } from '@/lib/config/search-indexes';
import { createHash } from 'node:crypto';
import { tags } from '@/lib/cache/tags';
import type { PageFields } from '@/lib/content/entries';
import { pageAddress } from '@/lib/content/from-contentful';
import { listPromoIDs } from '@/lib/content/list-promos';
import {
  curatedTermOf,
  curatedTermType,
  ruleOf,
  synonymIDs,
  synonymsOf,
} from '@/lib/search/curated-term';
import type { ContentRecord } from '@/lib/search/record';
import type { ContentEntry, ContentReader } from '../upstream/content/entries';
import { nothing, type Finding, type IndexerContext } from './context';
import type { Entity } from './entities';
import { lastShown } from './queue';

const index = searchIndexes.content;

/** What pages show of an article or static page, in parts that end different copies. */
export interface EntryShown {
  type: string;
  slug: string;
  section: string;
  /** Title, address and picture: menus. */
  title: string;
  /** Tags and categories: which articles are related. */
  subject: string;
  /** What lists show of it. */
  summary: string;
  whole: string;
}

/** What is kept of an entry that was withdrawn: when it is published again, it differs in every part. */
const nothingShown = { title: '', subject: '', summary: '', whole: '' };

const tagOfSingleton: Record<string, string> = {
  homeContent: tags.home,
  globalFooter: tags.footer,
  menuLinkGroup: tags.menus,
  eventsLanding: tags.eventsLanding,
  purplePerks: tags.loyalty,
  WorkWithLilac: tags.workWithUs,
};
const listPromos = new Set<string>(Object.values(listPromoIDs));

/** Brings the record of an entry in step, and names the copies in which its change can be seen. */
export async function lookAtEntry(
  { store, content, index: client }: IndexerContext,
  id: string,
): Promise<Finding> {
  const entity = `entry:${id}`;
  const [entry, before] = await Promise.all([
    content.entry(id),
    store.transact(() => lastShown<EntryShown>(entity)),
  ]);
  const type = entry?.type ?? before?.type;
  const after = entry ? shownOf(entry) : null;
  const isRead = type === 'article' || type === 'staticPage';
  if (entry && isRead) await client.save(index, [await recordOf(content, entry)]);
  // What was withdrawn before anybody looked at it may have been one, or the other.
  else if (isRead || type === undefined) await client.remove(index, [id]);
  if (type === curatedTermType || type === undefined) {
    const term = entry && curatedTermOf(id, entry.fields);
    const rule = term && ruleOf(term);
    await client.curate(
      searchIndexes.products,
      { ids: [id], kept: rule ? [rule] : [] },
      { ids: Object.values(synonymIDs(id)), kept: term ? synonymsOf(term) : [] },
    );
  }
  const pages = await content.all('staticPage');
  const linked = await linkTags(content, pages, id);
  return {
    ...nothing,
    next: before?.title === after?.title ? [] : pagesBelow(pages, id),
    tags: [...new Set([...ownTags(before, after), ...linked])],
    shown: [{ entity, facts: after ?? { ...before, ...nothingShown } }],
  };
}

/** An asset may be on any page with content. */
export function lookAtAssets(): Promise<Finding> {
  return Promise.resolve({ ...nothing, tags: [tags.content] });
}

/** The record of an article or static page in `contentful_data`. */
export async function recordOf(
  content: ContentReader,
  { id, type, fields }: ContentEntry,
): Promise<ContentRecord> {
  const contentType = type === 'article' ? 'article' : 'staticPage';
  const page = await withPagesAbove(content, fields);
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const assetID = linkID(fields.image);
  return {
    objectID: id,
    title: text('title'),
    slug: type === 'staticPage' ? pageSlugs(page).join('/') : text('slug'),
    section: type === 'article' ? 'information' : text('section'),
    path: pageAddress(page, contentType),
    contentType,
    summary: text('summary'),
    tags: Array.isArray(fields.tags) ? fields.tags.map(String) : [],
    Image: type === 'article' && assetID ? await content.assetUrl(assetID) : null,
  };
}

/** The fields of an article or page that make its address, with those of the pages above it as far as addresses go. */
async function withPagesAbove(
  content: ContentReader,
  fields: Record<string, unknown>,
  levels = 2,
): Promise<PageFields> {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined);
  const own = { slug: text('slug'), link: text('link'), section: text('section') };
  const parentID = levels > 0 ? linkID(fields.parentPage) : null;
  const parent = parentID ? await content.entry(parentID) : null;
  if (!parent) return own;
  const above = await withPagesAbove(content, parent.fields, levels - 1);
  return { ...own, parentPage: { sys: { id: parent.id }, fields: above } };
}

function pageSlugs({ slug, parentPage }: PageFields): string[] {
  return [...(parentPage ? pageSlugs(parentPage.fields) : []), slug ?? ''].filter(Boolean);
}

/** The pages whose address leads over another: those below it, and those below them. */
function pagesBelow(pages: readonly ContentEntry[], id: string): Entity[] {
  const under = (ids: readonly string[]) =>
    pages
      .filter(({ fields }) => ids.includes(linkID(fields.parentPage) ?? ''))
      .map((page) => page.id);
  const children = under([id]);
  return [...children, ...under(children)]
    .filter((each) => each !== id)
    .map((each): Entity => `entry:${each}`);
}

/** What pages show of an entry. */
export function shownOf({ type, fields }: ContentEntry): EntryShown {
  const part = (...names: string[]) => digest(names.map((name) => fields[name] ?? null));
  return {
    type,
    slug: String(fields.slug ?? ''),
    section: String(fields.section ?? ''),
    title: part('title', ...addressFields),
    subject: part(...subjectFields),
    summary: part(...summaryFields),
    whole: digest(fields),
  };
}

/** The copies that carry an entry's own facts. One that was never looked at counts as changed in every part. */
function ownTags(before: EntryShown | null, after: EntryShown | null): string[] {
  const type = after?.type ?? before?.type;
  if (!type || before?.whole === after?.whole) return [];
  const versions = [before, after].filter((version): version is EntryShown =>
    Boolean(version?.slug),
  );
  const differs = (part: 'title' | 'subject' | 'summary') => before?.[part] !== after?.[part];
  if (type === 'staticPage')
    return [
      ...versions.map(({ section, slug }) => tags.staticPage(section, slug)),
      tags.contentListing(type),
    ];
  if (type === curatedTermType) return [tags.searchTerms];
  if (type !== 'article') return tagOfSingleton[type] ? [tagOfSingleton[type]] : [];
  return [
    ...versions.map(({ slug }) => tags.article(slug)),
    tags.contentListing(type),
    ...(differs('title') ? versions.map(({ slug }) => tags.articleTitle(slug)) : []),
    ...(differs('subject') ? [tags.articleSubjects] : []),
    ...(differs('summary') ? [tags.articles] : []),
  ];
}

/** The pages built around entries that lead to this one: home, menus, the promos of lists, and static pages below or above it. */
async function linkTags(
  content: ContentReader,
  pages: readonly ContentEntry[],
  id: string,
): Promise<string[]> {
  const roots = await Promise.all(
    Object.keys(tagOfSingleton).map(async (type) => {
      const found = await content.reachedFrom(type);
      return found.some(({ reached }) => reached.has(id)) ? [tagOfSingleton[type] ?? ''] : [];
    }),
  );
  const promos = await Promise.all([...listPromos].map((promoID) => content.entry(promoID)));
  const inPromo = listPromos.has(id) || promos.some((promo) => leadsTo(promo, id));
  const around = pages.filter((page) => leadsTo(page, id));
  return [
    ...roots.flat(),
    ...(inPromo ? [tags.listPromos] : []),
    ...around.map(({ fields }) =>
      tags.staticPage(String(fields.section ?? ''), String(fields.slug ?? '')),
    ),
  ].filter(Boolean);
}

function leadsTo(entry: ContentEntry | null, id: string): boolean {
  return JSON.stringify(entry?.fields ?? null).includes(`"id":"${id}"`);
}

function linkID(link: unknown): string | null {
  const id = (link as { sys?: { id?: unknown } } | null | undefined)?.sys?.id;
  return typeof id === 'string' ? id : null;
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
