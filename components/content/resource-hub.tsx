import type { Category } from '@/lib/catalogue/category/category';
import type { ContentSummary } from '@/lib/content/article';
import { articlesByCategory, nextTags } from '@/lib/content/article-choice';
import { resourceHubPath, type HubChoice } from '@/lib/routes/article-path';
import type { Crumb } from '@/lib/seo/json-ld/page-json-ld';
import { ArticleRows } from '@/components/ui/article-row';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTrail } from '@/components/ui/json-ld';
import { ShopLink } from '@/components/ui/shop-link';

interface ResourceHubProps {
  articles: readonly ContentSummary[];
  /** All articles, for the tags one may go on to. */
  all?: readonly ContentSummary[];
  categories: readonly Category[];
  /** What the articles were narrowed to. */
  choice?: HubChoice;
  /** Its words. */
  chosen?: string;
  origin: string;
}

const mostTags = 14;
/** Rows of a subject that stand open where there are several. */
const shownAtFirst = 6;

/** Care guides under the categories they belong to: all of them, or those of a tag or category (specification A2). */
export function ResourceHub({
  articles,
  all = articles,
  categories,
  choice = {},
  chosen,
  origin,
}: ResourceHubProps) {
  const crumbs: Crumb[] = chosen
    ? [{ label: 'Resource Hub', path: resourceHubPath() }, { label: chosen }]
    : [{ label: 'Resource Hub' }];
  const groups = articlesByCategory(articles, categories);
  const tags = nextTags(all, choice, mostTags);
  return (
    <main id="main" className="shop page-top">
      <PageTrail crumbs={crumbs} origin={origin} />
      <h1 className="page-head text-h1">{chosen ?? 'Resource Hub'}</h1>
      <p className="mt-2 max-w-2xl text-ink-2">
        What our growers and designers would tell you across the bench.
      </p>
      {articles.length === 0 && (
        <div className="mt-8">
          <EmptyState heading="We can’t load our articles right now">
            <p>Please try again in a moment.</p>
          </EmptyState>
        </div>
      )}
      {tags.length > 0 && (
        <nav aria-label="Tags" className="mt-4">
          <ul className="row-scroll">
            {tags.map(({ tag, slug }) => (
              <li key={slug}>
                <ShopLink
                  href={resourceHubPath({ ...choice, tag: choice.tag === slug ? null : slug })}
                  aria-current={choice.tag === slug ? 'true' : undefined}
                  className="chip"
                >
                  {tag}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.length > 1 && (
        <nav aria-label="Subjects" className="mt-4">
          <ul className="row-scroll">
            {groups.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} className="chip">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map((group) => (
        <section
          key={group.id}
          id={group.id}
          className="section"
          aria-labelledby={`${group.id}-heading`}
        >
          <h2 id={`${group.id}-heading`} className="text-h2">
            {group.name}
          </h2>
          <ArticleRows
            articles={groups.length > 1 ? group.articles.slice(0, shownAtFirst) : group.articles}
            className="mt-1"
          />
          {groups.length > 1 && group.articles.length > shownAtFirst && (
            <details>
              <summary className="text-link tap min-h-11 cursor-pointer">
                {group.articles.length - shownAtFirst} more on {group.name}
              </summary>
              <ArticleRows articles={group.articles.slice(shownAtFirst)} className="mt-1" />
            </details>
          )}
        </section>
      ))}
    </main>
  );
}
