import type { ContentSummary } from './article';
import { tagsOnce } from './article-choice';

/**
 * Articles to read after one: most tags and categories in common first. Among equals those that follow it in the list come first, around
 * the end to the beginning, so that not every article of a subject points to the same few. None without a tag in common; two spellings of one address are one tag.
 */
export function relatedArticles<T extends Pick<ContentSummary, 'slug' | 'tags' | 'categoryIDs'>>(
  page: Pick<ContentSummary, 'slug' | 'tags' | 'categoryIDs'>,
  articles: readonly T[],
  most: number,
): T[] {
  const at = articles.findIndex(({ slug }) => slug === page.slug);
  const following = [...articles.slice(at + 1), ...articles.slice(0, Math.max(0, at))];
  const ownTags = tagKeys(page.tags);
  return following
    .filter(({ slug }) => slug !== page.slug)
    .map((article) => ({ article, commonTags: shared(tagKeys(article.tags), ownTags) }))
    .filter(({ commonTags }) => commonTags > 0)
    .map(({ article, commonTags }) => ({
      article,
      common: commonTags + shared(article.categoryIDs, page.categoryIDs),
    }))
    .sort((a, b) => b.common - a.common)
    .slice(0, most)
    .map(({ article }) => article);
}

/** What tags are compared by: their address, or their spelling where they have none. */
function tagKeys(tags: readonly string[]): string[] {
  return tagsOnce(tags).map(({ tag, slug }) => slug || tag);
}

function shared(some: readonly string[], others: readonly string[]): number {
  return some.filter((each) => others.includes(each)).length;
}
