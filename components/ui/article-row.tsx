import { type ContentSummary, readingTime } from '@/lib/content/article';
import { Picture } from './picture';
import { ShopLink } from './shop-link';

interface ArticleRowProps {
  article: Pick<ContentSummary, 'title' | 'path' | 'summary' | 'picture' | 'readMinutes'>;
  level?: 2 | 3;
}

/** Articles in a list of two columns. */
export function ArticleRows({
  articles,
  className,
}: {
  articles: readonly ContentSummary[];
  className: string;
}) {
  return (
    <ul className={`${className} grid gap-x-12 md:grid-cols-2`}>
      {articles.map((article) => (
        <li
          key={article.path}
          className="later break-inside-avoid border-b border-line py-5 [--later:158px] print:py-3"
        >
          <ArticleRow article={article} />
        </li>
      ))}
    </ul>
  );
}

/** An article in a list: small picture, title, what it says, how long it takes if that is more than a minute. */
export function ArticleRow({ article, level = 3 }: ArticleRowProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const takes = readingTime(article);
  return (
    <article className="card flex gap-4 max-[17rem]:flex-col">
      {article.picture && (
        <div className="card-ring h-20 w-24 shrink-0 overflow-hidden rounded-pane bg-mist sm:h-26 sm:w-33 print:hidden">
          <Picture picture={{ ...article.picture, alt: '' }} ratio={1.42} sizes="132px" />
        </div>
      )}
      <div className="min-w-0">
        <Heading className="text-name sm:text-[1.3125rem]">
          <ShopLink href={article.path} className="card-link">
            {article.title}
          </ShopLink>
        </Heading>
        <p className="mt-1 line-clamp-2 text-sm text-ink-2 print:line-clamp-none">
          {article.summary}
        </p>
        {takes && <p className="nums mt-1.5 text-xs text-ink-3">{takes}</p>}
      </div>
    </article>
  );
}
