import {
  type ContentPage,
  type ContentPage as ContentPageData,
  type ContentSummary,
  readingTime,
} from '@/lib/content/article';
import type { Crumb } from '@/lib/seo/json-ld/page-json-ld';
import type { JsonLdNode } from '@/lib/seo/json-ld/json-ld';
import { ArticleRows } from '@/components/ui/article-row';
import { PageTrail } from '@/components/ui/json-ld';
import { Picture } from '@/components/ui/picture';
import { readChicagoDay } from '@/lib/core/time/chicago-time';
import { longDate } from '@/lib/core/time/day-words';
import { resourceHubPath } from '@/lib/routes/article-path';
import { tagsOnce } from '@/lib/content/article-choice';
import { ShopLink } from '@/components/ui/shop-link';
import { RichText } from './rich-text';

interface ContentPageProps {
  page: ContentPageData;
  crumbs: readonly Crumb[];
  /** Structured data of the page itself. */
  structured?: readonly JsonLdNode[];
  /** An article says who wrote it and when. */
  dated?: boolean;
  /** In place of the text as it was written: the same, laid out for what it is. */
  text?: React.ReactNode;
  /** Under the text: products it is about. */
  children?: React.ReactNode;
  /** A list under the text: all care guides, articles on the same subject. */
  list?: { heading: string; articles: readonly ContentSummary[] };
  origin: string;
}

/** A care article or information page: a well-set column of text. */
export function ContentPage({
  page,
  crumbs,
  structured,
  dated = false,
  text,
  children,
  list,
  origin,
}: ContentPageProps) {
  return (
    <main id="main" className="shop page-top">
      <PageTrail crumbs={crumbs} origin={origin} structured={structured} />
      <article className="page-head mx-auto max-w-(--container-text)">
        <h1 className="text-h1">{page.title}</h1>
        {page.summary && <p className="mt-3 text-lead text-ink-2">{page.summary}</p>}
        {dated && <Byline page={page} />}
        {page.picture && (
          <div className="mt-6 aspect-[1.42] overflow-hidden rounded-panel bg-mist">
            <Picture
              picture={page.picture}
              ratio={1.42}
              sizes="(min-width: 640px) 552px, 100vw"
              priority
            />
          </div>
        )}
        {(text ?? page.body) && (
          <div className={page.picture ? 'below-picture mt-7' : 'mt-7'}>
            {text ?? (page.body && <RichText body={page.body} />)}
          </div>
        )}
      </article>
      {children}
      {list && list.articles.length > 0 && (
        <section className="section" aria-labelledby="list-heading">
          <h2 id="list-heading" className="text-h2">
            {list.heading}
          </h2>
          <ArticleRows articles={list.articles} className="mt-3" />
        </section>
      )}
    </main>
  );
}

/** Who wrote an article, when it was written and last revised, how long it takes, and its tags. */
function Byline({ page }: { page: ContentPage }) {
  const [published, updated] = [readChicagoDay(page.published), readChicagoDay(page.updated)];
  const takes = readingTime(page);
  return (
    <>
      <p className="nums mt-3 flex gap-x-3 text-sm text-ink-3 max-sm:flex-col sm:flex-wrap">
        {page.author && <span>{page.author}</span>}
        {published && (
          <span>
            Published <time dateTime={published}>{longDate(published)}</time>
          </span>
        )}
        {updated && updated !== published && (
          <span>
            Updated <time dateTime={updated}>{longDate(updated)}</time>
          </span>
        )}
        {takes && <span>{takes}</span>}
      </p>
      {page.tags.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {tagsOnce(page.tags).map(({ tag, slug }) => (
            <li key={tag}>
              {slug ? (
                <ShopLink
                  href={resourceHubPath({ tag: slug })}
                  className="chip whitespace-normal wrap-anywhere"
                >
                  {tag}
                </ShopLink>
              ) : (
                <span className="inline-flex min-h-8 items-center text-sm wrap-anywhere">
                  {tag}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
