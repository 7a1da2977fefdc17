'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { limits } from '@/lib/config/limits';
import { searchPath } from '@/lib/routes/search-path';
import { foundNothing, type QuickAnswer } from '@/lib/search/quick/quick-search';
import { buttonClass } from '@/components/ui/button';
import { ShopLink } from '@/components/ui/shop-link';
import {
  ArticleOption,
  CategoryOption,
  EventOption,
  ProductOption,
  SuggestionOption,
} from './quick-options';
import { QuickNothing } from './quick-nothing';
import { searchTexts } from './search-texts';

interface QuickColumnProps {
  title: string;
  /** Where 'See All' leads: Products, Events and CareInfo have one (specification A2). */
  seeAll?: string;
  className?: string;
  /** Its rows; without any there is no group. */
  children: React.ReactNode[];
}

/** One group of the dropdown: its heading, 'See All', its rows. Rows come before 'See All' for the arrows, beside the heading for the eye. */
function QuickColumn({ title, seeAll, className = '', children }: QuickColumnProps) {
  if (children.length === 0) return null;
  return (
    <Autocomplete.Group className={`quick-column ${className}`}>
      <Autocomplete.GroupLabel className="display col-start-1 row-start-1 text-[1.1875rem] leading-tight">
        {title}
      </Autocomplete.GroupLabel>
      <div className="col-span-2 row-start-2 mt-3 flex flex-col gap-1">{children}</div>
      {seeAll && (
        <Autocomplete.Item
          value={`see-all-${title}`}
          className="quick-option text-link col-start-2 row-start-1 self-start text-sm"
          render={<ShopLink href={seeAll} />}
        >
          {searchTexts.seeAll}
          <span className="sr-only"> {title}</span>
        </Autocomplete.Item>
      )}
    </Autocomplete.Group>
  );
}

interface QuickPanelProps {
  answer: QuickAnswer;
  onChosen: () => void;
}

const rows = limits.quickRows.desktop;

/** The dropdown, 1200 × 690: Query Suggestions, Categories, Products, Events, Care, Advice & Information, and 'View All Results' (specification A2). */
export function QuickPanel({ answer, onChosen }: QuickPanelProps) {
  const { query, available, products, events, care } = answer;
  return (
    <div className="quick-panel" data-testid="quick-panel">
      {foundNothing(answer) ? (
        <QuickNothing available={available} instead={answer.instead} onChosen={onChosen} />
      ) : (
        <Autocomplete.List
          aria-label={searchTexts.results}
          className="flex min-h-0 flex-1 flex-col"
          onClick={onChosen}
        >
          <div className="quick-columns">
            <QuickColumn title={searchTexts.suggestions} className="is-narrow bg-lilac-100">
              {answer.suggestions.slice(0, limits.quickSuggestions.desktop).map((text) => (
                <SuggestionOption key={text} text={text} query={query} />
              ))}
            </QuickColumn>
            <QuickColumn title={searchTexts.categories} className="is-narrow">
              {answer.categories.slice(0, rows).map((category) => (
                <CategoryOption key={category.searchPath} category={category} />
              ))}
            </QuickColumn>
            <QuickColumn
              title={searchTexts.products}
              className="is-wide"
              seeAll={searchPath(query, 'Products', products.queryID)}
            >
              {products.rows.slice(0, rows).map((row) => (
                <ProductOption
                  key={row.objectID}
                  row={row}
                  query={query}
                  queryID={products.queryID}
                />
              ))}
            </QuickColumn>
            <QuickColumn
              title={searchTexts.events}
              seeAll={searchPath(query, 'Events', events.queryID)}
            >
              {events.rows.slice(0, rows).map((row) => (
                <EventOption key={row.objectID} row={row} queryID={events.queryID} />
              ))}
            </QuickColumn>
            <QuickColumn
              title={searchTexts.care}
              seeAll={searchPath(query, 'CareInfo', care.queryID)}
            >
              {care.rows.slice(0, rows).map((row) => (
                <ArticleOption key={row.objectID} row={row} query={query} queryID={care.queryID} />
              ))}
            </QuickColumn>
          </div>
          <div className="mt-auto flex justify-end border-t border-line bg-paper px-6 py-3.5">
            <Autocomplete.Item
              value="view-all"
              className={`quick-option ${buttonClass('primary')}`}
              render={<ShopLink href={searchPath(query, null, products.queryID)} />}
            >
              {searchTexts.viewAll}
            </Autocomplete.Item>
          </div>
        </Autocomplete.List>
      )}
    </div>
  );
}
