import type { Category } from '@/lib/catalogue/category/category';
import type { ContentSummary } from './article';

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
