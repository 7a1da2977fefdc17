import { readChicagoDay } from '@/lib/core/time/chicago-time';
import { longDate } from '@/lib/core/time/day-words';
import type { ContentPage } from '@/lib/content/article';
import { resourceHubPath } from '@/lib/routes/article-path';
import { slugOf } from '@/lib/routes/slug';
import { ShopLink } from '@/components/ui/shop-link';

/** Who wrote an article, when it was written and last revised, how long it takes, and its tags. */
export function Byline({ page }: { page: ContentPage }) {
  const [published, updated] = [readChicagoDay(page.published), readChicagoDay(page.updated)];
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
        {page.readMinutes !== null && <span>{page.readMinutes} min read</span>}
      </p>
      {page.tags.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {page.tags.map((tag) => (
            <li key={tag}>
              <ShopLink href={resourceHubPath({ tag: slugOf(tag) })} className="chip">
                {tag}
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
