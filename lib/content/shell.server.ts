import 'server-only';
import { getCategoryTree } from '@/lib/catalogue/categories.server';
import type { Category } from '@/lib/catalogue/category';
import { barCategories } from '@/lib/catalogue/category-tree';
import { log } from '@/lib/core/log';
import { getArticleLinks, getFooterSummary, getMenus } from './content.server';
import type { MenuLink, ShopMenus } from './menu';
import { retrySoon } from '@/lib/cache/retry-soon';

/** Everything the header and footer show. */
export interface Shell {
  categories: Category[];
  /** Related articles by ID of a top-level category, five at most. */
  articles: Record<string, MenuLink[]>;
  menus: ShopMenus;
  summary: string;
}

const mostArticles = 5;

/** The shell's content. A part that is not available is empty, never an error (000 §8: catalogue load failure is swallowed). */
export async function getShell(): Promise<Shell> {
  const [categories, menus, summary] = await Promise.all([visibleCategories(), getMenus(), getFooterSummary()]);
  const articles = await getArticleLinks(categories.flatMap((category) => category.articles));
  const related = categories.map((category) => [
    category.id,
    category.articles.flatMap((slug) => articles[slug] ?? []).slice(0, mostArticles),
  ] as const);
  return { categories, menus, summary, articles: Object.fromEntries(related) };
}

async function visibleCategories(): Promise<Category[]> {
  try {
    return barCategories(await getCategoryTree());
  } catch (error) {
    log('warn', 'catalogue-unavailable', { operation: 'categories', outcome: error instanceof Error ? error.name : 'unknown' });
    await retrySoon();
    return [];
  }
}
