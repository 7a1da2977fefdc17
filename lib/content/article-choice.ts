import type { HubChoice } from '@/lib/routes/article-path';
import { slugOf } from '@/lib/routes/slug';
import type { ContentSummary } from './article';
import type { Category } from '@/lib/catalogue/category/category';

type Subject = Pick<ContentSummary, 'tags' | 'categoryIDs'>;

/** Articles with a tag (by its slug) and of a category or one below it (specification A2: `tag`, `catID`). */
export function narrowArticles<T extends Subject>(
  articles: readonly T[],
  { tag, catID }: HubChoice,
): T[] {
  return articles.filter(
    ({ tags, categoryIDs }) =>
      (!tag || tags.some((articleTag) => slugOf(articleTag) === tag)) &&
      (!catID || categoryIDs.some((id) => id === catID || id.startsWith(`${catID}_`))),
  );
}

/** The tag behind its slug, as its authors write it, or `null`. */
export function tagOf(articles: readonly Subject[], slug: string): string | null {
  return articles.flatMap(({ tags }) => tags).find((tag) => slugOf(tag) === slug) ?? null;
}

/** An article's tags in its order, each once as it is spelled first; an empty slug is no address. */
export function tagsOnce(tags: readonly string[]): { tag: string; slug: string }[] {
  const once = new Map<string, { tag: string; slug: string }>();
  for (const tag of tags) {
    const slug = slugOf(tag);
    if (!once.has(slug || tag)) once.set(slug || tag, { tag, slug });
  }
  return [...once.values()];
}

/** Every tag that has an address, as it is spelled first, with the number of its articles; the most used first. */
function tagCounts(articles: readonly Subject[]): { tag: string; slug: string; count: number }[] {
  const spelled = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { tags } of articles) {
    const slugs = new Set<string>();
    for (const tag of tags) {
      const slug = slugOf(tag);
      if (!spelled.has(slug)) spelled.set(slug, tag);
      slugs.add(slug);
    }
    for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return [...spelled]
    .filter(([slug]) => slug !== '')
    .map(([slug, tag]) => ({ tag, slug, count: counts.get(slug) ?? 0 }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
}

/** The tags one may go on to from a choice: the most used of its category's articles, the chosen one always among them, by the alphabet. */
export function nextTags(
  articles: readonly Subject[],
  { tag, catID }: HubChoice,
  most: number,
): { tag: string; slug: string }[] {
  const tags = tagCounts(narrowArticles(articles, { catID }));
  const chosen = tags.findIndex(({ slug }) => slug === tag);
  const shown =
    chosen < most
      ? tags.slice(0, most)
      : [...tags.slice(0, most - 1), ...tags.slice(chosen, chosen + 1)];
  return shown.sort((a, b) => a.tag.localeCompare(b.tag));
}

/** Articles of one subject, in the order they came. */
export interface ArticleGroup {
  id: string;
  name: string;
  articles: ContentSummary[];
}

/** Articles under the first top-level category each belongs to; what belongs nowhere comes last. Each article stands once. */
export function articlesByCategory(
  articles: readonly ContentSummary[],
  categories: readonly Pick<Category, 'id' | 'name'>[],
): ArticleGroup[] {
  const homeOf = (article: ContentSummary) =>
    categories.find(({ id }) =>
      article.categoryIDs.some((of) => of === id || of.startsWith(`${id}_`)),
    )?.id ?? null;
  const groups = categories.map(({ id, name }) => ({
    id,
    name,
    articles: articles.filter((article) => homeOf(article) === id),
  }));
  const rest = articles.filter((article) => homeOf(article) === null);
  return [...groups, { id: 'more', name: 'More to read', articles: rest }].filter(
    (group) => group.articles.length > 0,
  );
}
