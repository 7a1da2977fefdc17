'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { Tabs } from '@base-ui/react/tabs';
import { limits } from '@/lib/config/limits';
import { searchPath, type SearchType } from '@/lib/routes/search-path';
import { foundNothing, type QuickAnswer } from '@/lib/search/quick-search';
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

const rows = limits.quickRows.mobile;

/** The results of the drawer: popular searches, then a tab each for Products, Events and Care, Advice & Information (000 §2). */
export function QuickDrawerResults({ answer, onChosen }: ResultsProps) {
  const { query, available, products, events, care } = answer;
  if (foundNothing(answer)) return <QuickNothing available={available} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col" onClick={(event) => { if (event.target instanceof Element && event.target.closest('a')) onChosen(); }}>
      <ul aria-label={searchTexts.popular} className="flex flex-wrap gap-2 px-4">
        {answer.suggestions.slice(0, limits.quickSuggestions.mobile).map((text) => (
          <li key={text}><ShopLink href={searchPath(text, 'Query Suggestions')} className="chip"><span><Marked text={text} query={query} kind="predicted" /></span></ShopLink></li>
        ))}
      </ul>
      <Tabs.Root defaultValue="Products" className="flex min-h-0 flex-1 flex-col">
        <Tabs.List className="mx-4 mt-2 flex gap-5 overflow-x-auto border-b border-line">
          <Tabs.Tab value="Products" className="tab">{searchTexts.products}</Tabs.Tab>
          <Tabs.Tab value="Events" className="tab">{searchTexts.events}</Tabs.Tab>
          <Tabs.Tab value="CareInfo" className="tab">{searchTexts.care}</Tabs.Tab>
        </Tabs.List>
        <Panel type="Products" title={searchTexts.products} answer={answer} queryID={products.queryID} some={products.rows.length > 0}>
          {products.rows.slice(0, rows).map((row) => <ProductOption key={row.objectID} row={row} query={query} queryID={products.queryID} />)}
        </Panel>
        <Panel type="Events" title={searchTexts.events} answer={answer} queryID={events.queryID} some={events.rows.length > 0}>
          {events.rows.slice(0, rows).map((row) => <EventOption key={row.objectID} row={row} queryID={events.queryID} />)}
        </Panel>
        <Panel type="CareInfo" title={searchTexts.care} answer={answer} queryID={care.queryID} some={care.rows.length > 0}>
          {care.rows.slice(0, rows).map((row) => <ArticleOption key={row.objectID} row={row} query={query} queryID={care.queryID} />)}
        </Panel>
      </Tabs.Root>
      <p className="border-t border-line p-4"><ShopLink href={searchPath(query, null, products.queryID)} className={buttonClass('primary', 'normal', 'w-full')}>{searchTexts.viewAll}</ShopLink></p>
    </div>
  );
}

interface PanelProps {
  type: SearchType;
  title: string;
  answer: QuickAnswer;
  queryID: string | null;
  some: boolean;
  children: React.ReactNode;
}

function Panel({ type, title, answer, queryID, some, children }: PanelProps) {
  return (
    <Tabs.Panel value={type} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto px-4 py-2">
      {some ? (
        <>
          <Autocomplete.List aria-label={title} className="flex flex-col divide-y divide-line">{children}</Autocomplete.List>
          <p className="py-3"><ShopLink href={searchPath(answer.query, type, queryID)} className="text-link inline-flex min-h-8 items-center">{searchTexts.seeAll}<span className="sr-only"> {title}</span></ShopLink></p>
        </>
      ) : <p className="py-4 text-ink-2">{searchTexts.none}</p>}
    </Tabs.Panel>
  );
}
