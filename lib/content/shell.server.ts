import 'server-only';
import { cached } from '@/lib/cache/cached';
import { getCategoryTreeOrNone } from '@/lib/catalogue/category/categories.server';
import type { Category } from '@/lib/catalogue/category/category';
import { barCategories } from '@/lib/catalogue/category/category-tree';
import { chicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { getArticleLinks, getFooterSummary, getMenus } from './content.server';
import type { ArticleLink, ShopMenus } from './menus';

/** Everything the header and footer show. */
export interface Shell {
  categories: Category[];
  /** Related articles by ID of a top-level category, five at most. */
  articles: Record<string, ArticleLink[]>;
  menus: ShopMenus;
  summary: string;
  /** The current year in Chicago. */
  year: string;
}

const mostArticles = 5;

/** The shell's content. A part that is not available is empty, never an error (specification A8: catalogue load failure is swallowed). */
export async function getShell(): Promise<Shell> {
  const [tree, menus, summary, year] = await Promise.all([
    getCategoryTreeOrNone(),
    getMenus(),
    getFooterSummary(),
    currentYear(),
  ]);
  const categories = barCategories(tree);
  const articles = await getArticleLinks(categories.flatMap((category) => category.articles));
  const related = categories.map(
    (category) =>
      [
        category.id,
        category.articles.flatMap((slug) => articles[slug] ?? []).slice(0, mostArticles),
      ] as const,
  );
  return { categories, menus, summary, articles: Object.fromEntries(related), year };
}

/** The year in Chicago; pages that show it live until it ends. */
function currentYear(): Promise<string> {
  return cached('content', 'year', () => Promise.resolve(chicagoDate(now()).slice(0, 4)), {
    nextChange: (year) => chicagoInstant(`${Number(year) + 1}-01-01`),
  });
}
