import type { ContentSummary } from './article';

/**
 * Articles to read after one: most tags and categories in common first. Among equals those that follow it in the list come first, around
 * the end to the beginning, so that not every article of a subject points to the same few. None without a tag in common.
 */
export function relatedArticles<T extends Pick<ContentSummary, 'slug' | 'tags' | 'categoryIDs'>>(
  page: Pick<ContentSummary, 'slug' | 'tags' | 'categoryIDs'>,
  articles: readonly T[],
  most: number,
): T[] {
  const own = articles.findIndex(({ slug }) => slug === page.slug);
  const following = [...articles.slice(own + 1), ...articles.slice(0, Math.max(0, own))];
  const common = (article: T) =>
    shared(article.tags, page.tags) + shared(article.categoryIDs, page.categoryIDs);
  return following
    .filter(({ slug, tags }) => slug !== page.slug && shared(tags, page.tags) > 0)
    .sort((a, b) => common(b) - common(a))
    .slice(0, most);
}

function shared(some: readonly string[], others: readonly string[]): number {
  return some.filter((each) => others.includes(each)).length;
}
