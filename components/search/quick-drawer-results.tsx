'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';
import { reportSearch } from '@/components/analytics/visitor-events';
import { limits } from '@/lib/config/limits';
import { searchPath } from '@/lib/routes/search-path';
import { foundNothing, type QuickAnswer } from '@/lib/search/quick/quick-search';
import { buttonClass } from '@/components/ui/button';
import { ShopLink } from '@/components/ui/shop-link';
import { Marked } from './marked';
import { QuickNothing } from './quick-nothing';
import { ArticleOption, EventOption, ProductOption } from './quick-options';
import { searchTexts } from './search-texts';

interface ResultsProps {
  answer: QuickAnswer;
  onChosen: () => void;
}

type Kind = 'Products' | 'Events' | 'CareInfo';

const rows = limits.quickRows.mobile;

/**
 * The results of the drawer: popular searches, then a tab each for Products, Events and Care, Advice & Information (specification A2), the first with
 * something in it open until one is chosen.
 */
export function QuickDrawerResults({ answer, onChosen }: ResultsProps) {
  const { query, available, products, events, care } = answer;
  const [chosen, setChosen] = useState<Kind | null>(null);
  if (foundNothing(answer))
    return <QuickNothing available={available} instead={answer.instead} onChosen={onChosen} />;
  const kinds = [
    { type: 'Products', title: searchTexts.products, queryID: products.queryID },
    { type: 'Events', title: searchTexts.events, queryID: events.queryID },
    { type: 'CareInfo', title: searchTexts.care, queryID: care.queryID },
  ] as const;
  const options = {
    Products: products.rows
      .slice(0, rows)
      .map((row) => (
        <ProductOption key={row.objectID} row={row} query={query} queryID={products.queryID} />
      )),
    Events: events.rows
      .slice(0, rows)
      .map((row) => <EventOption key={row.objectID} row={row} queryID={events.queryID} />),
    CareInfo: care.rows
      .slice(0, rows)
      .map((row) => (
        <ArticleOption key={row.objectID} row={row} query={query} queryID={care.queryID} />
      )),
  };
  const shown =
    kinds.find(({ type }) => (chosen ? type === chosen : options[type].length > 0)) ?? kinds[0];
  const tab = shown.type;
  return (
    <div
      className="flex min-h-0 flex-1 flex-col"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onChosen();
      }}
    >
      <ul aria-label={searchTexts.popular} className="flex flex-wrap gap-2 px-4">
        {answer.suggestions.slice(0, limits.quickSuggestions.mobile).map((text) => (
          <li key={text}>
            <ShopLink
              href={searchPath(text, 'Query Suggestions')}
              className="chip"
              onClick={() => reportSearch(text)}
            >
              <span>
                <Marked text={text} query={query} kind="predicted" />
              </span>
            </ShopLink>
          </li>
        ))}
      </ul>
      <Tabs.Root
        value={tab}
        onValueChange={(next) => setChosen(next as Kind)}
        className="flex min-h-0 flex-1 flex-col"
      >
        <Tabs.List className="mx-4 mt-2 flex gap-5 overflow-x-auto border-b border-line">
          {kinds.map(({ type, title }) => (
            <Tabs.Tab key={type} value={type} className="tab">
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto px-4 py-2">
          <Autocomplete.List
            aria-label={shown.title}
            className="flex flex-col divide-y divide-line"
          >
            {options[tab].length > 0 ? (
              options[tab]
            ) : (
              <Autocomplete.Item value="none" disabled className="py-4 text-ink-2">
                {searchTexts.none}
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
          {options[tab].length > 0 && (
            <p className="py-3">
              <ShopLink href={searchPath(query, tab, shown.queryID)} className="text-link tap">
                {searchTexts.seeAll}
                <span className="sr-only"> {shown.title}</span>
              </ShopLink>
            </p>
          )}
        </Tabs.Panel>
      </Tabs.Root>
      <p className="border-t border-line p-4">
        <ShopLink
          href={searchPath(query, null, products.queryID)}
          className={buttonClass('primary', 'normal', 'w-full')}
        >
          {searchTexts.viewAll}
        </ShopLink>
      </p>
    </div>
  );
}
