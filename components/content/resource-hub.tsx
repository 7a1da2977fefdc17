import type { Category } from '@/lib/catalogue/category';
import type { ContentSummary } from '@/lib/content/article';
import { articlesByCategory } from '@/lib/content/articles-by-category';
import { breadcrumbJsonLd, type Crumb } from '@/lib/seo/breadcrumb-json-ld';
import { ArticleRow } from '@/components/ui/article-row';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { EmptyState } from '@/components/ui/empty-state';
import { JsonLd } from '@/components/ui/json-ld';

const crumbs: Crumb[] = [{ label: 'Resource Hub' }];

/** All care guides under the categories they belong to. */
export function ResourceHub({ articles, categories, origin }: { articles: readonly ContentSummary[]; categories: readonly Category[]; origin: string }) {
  const groups = articlesByCategory(articles, categories);
  return (
    <main id="main" className="shop pt-1">
      <JsonLd nodes={[breadcrumbJsonLd([{ label: 'Home', path: '/' }, ...crumbs], origin)]} />
      <BreadcrumbBar crumbs={crumbs} />
      <h1 className="text-h1">Resource Hub</h1>
      <p className="mt-1 max-w-2xl text-ink-2">What our growers and designers would tell you across the bench.</p>
      {articles.length === 0 && <div className="mt-8"><EmptyState heading="Our notebook is not answering just now"><p>Please try again in a moment.</p></EmptyState></div>}
      {groups.length > 1 && (
        <nav aria-label="Subjects" className="mt-4">
          <ul className="row-scroll">{groups.map(({ id, name }) => <li key={id}><a href={`#${id}`} className="chip">{name}</a></li>)}</ul>
        </nav>
      )}
      {groups.map((group) => (
        <section key={group.id} id={group.id} className="section" aria-labelledby={`${group.id}-heading`}>
          <h2 id={`${group.id}-heading`} className="text-h2">{group.name}</h2>
          <ul className="mt-1 grid gap-x-12 md:grid-cols-2">
            {group.articles.map((article) => <li key={article.path} className="border-b border-line py-5"><ArticleRow article={article} /></li>)}
          </ul>
        </section>
      ))}
    </main>
  );
}
