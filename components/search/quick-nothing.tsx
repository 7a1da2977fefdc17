import { reportSelected } from '@/components/analytics/list-events';
import { reportSearch } from '@/components/analytics/visitor-events';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { searchPath } from '@/lib/routes/search-path';
import type { QuickAnswer } from '@/lib/search/quick/quick-search';
import { EmptyState } from '@/components/ui/empty-state';
import { ShopLink } from '@/components/ui/shop-link';
import { ProductRow } from './result-rows';
import { searchTexts } from './search-texts';

interface PopularSearchesProps {
  searches: readonly string[];
  onChosen?: (text: string) => void;
}

/** What others search for, as links to their searches. */
export function PopularSearches({ searches, onChosen }: PopularSearchesProps) {
  return (
    <ul aria-label={searchTexts.popular} className="mt-4 flex flex-wrap justify-center gap-2">
      {searches.map((text) => (
        <li key={text}>
          <ShopLink
            href={searchPath(text, 'Query Suggestions')}
            className="chip"
            onClick={onChosen && (() => onChosen(text))}
          >
            {text.charAt(0).toUpperCase() + text.slice(1)}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}

interface QuickNothingProps {
  available: boolean;
  instead?: QuickAnswer['instead'];
  onChosen?: () => void;
}

/** Nothing found, or the search engine does not answer: two states, both said (specification A8, ruling 27), with what sells instead. */
export function QuickNothing({ available, instead, onChosen }: QuickNothingProps) {
  return (
    <div
      className="min-h-0 overflow-y-auto p-6"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onChosen?.();
      }}
    >
      <div role="status">
        <EmptyState heading={available ? searchTexts.none : searchTexts.unavailable}>
          <p>
            {available ? searchTexts.noneMore : searchTexts.unavailableMore} <OrderPhone />.
          </p>
        </EmptyState>
      </div>
      {instead && <PopularSearches searches={instead.popular} onChosen={reportSearch} />}
      {instead && instead.products.length > 0 && (
        <ul
          aria-label={searchTexts.bestsellers}
          className="mt-5 grid gap-x-8 md:grid-cols-2 lg:grid-cols-4"
        >
          {instead.products.map((row) => (
            <li key={row.objectID}>
              <ShopLink
                href={row.path}
                className="quick-row"
                onClick={() =>
                  reportSelected({
                    list: searchTexts.bestsellers,
                    product: { ...row, productCode: row.itemNumber },
                    position: row.position,
                  })
                }
              >
                <ProductRow row={row} query="" />
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
