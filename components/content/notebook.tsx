import type { ContentSummary } from '@/lib/content/article';
import { ArticleRow } from '@/components/ui/article-row';
import { ShopLink } from '@/components/ui/shop-link';

/** Care articles on the home page. */
export function Notebook({ articles }: { articles: readonly ContentSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="shop section" aria-labelledby="notebook-heading">
      <div className="flex items-end justify-between gap-4">
        <h2 id="notebook-heading" className="text-h2">
          From the growers’ notebook
        </h2>
        <ShopLink
          href="/information/resource-hub"
          className="text-link inline-flex min-h-6 shrink-0 items-center"
        >
          All Care Guides
        </ShopLink>
      </div>
      <ul className="mt-3 grid gap-x-12 md:grid-cols-2">
        {articles.slice(0, 4).map((article) => (
          <li key={article.path} className="later border-b border-line py-5 [--later:158px]">
            <ArticleRow article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
