'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import type { CategoryMatch } from '@/lib/search/category-matches';
import { reportSelected } from '@/components/analytics/list-events';
import { reportSearch } from '@/components/analytics/visitor-events';
import { searchPath } from '@/lib/routes/search-path';
import type { QuickArticle, QuickEvent, QuickProduct } from '@/lib/search/quick/quick-search';
import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';
import { countClick } from './counted-list';
import { EventRow, ProductRow } from './result-rows';
import { Marked } from './marked';

/** How the combobox works: its rows are the shop's answers, always open and never filtered. */
export const ownRows = {
  inline: true,
  open: true,
  mode: 'none',
  filter: null,
  highlightItemOnHover: false,
} as const;

/** What reports call the products of the panel and of the drawer. */
const quickList = 'Quick Search';

interface OptionProps {
  value: string;
  href: string;
  className?: string;
  onClick?: () => void;
  children: React.ReactNode;
}

/** A row of the combobox that is a link. */
function Option({ value, href, className = '', onClick, children }: OptionProps) {
  return (
    <Autocomplete.Item
      value={value}
      className={`quick-option quick-row ${className}`}
      onClick={onClick}
      render={<ShopLink href={href} tabIndex={-1} />}
    >
      {children}
    </Autocomplete.Item>
  );
}

/** A popular search: what was typed plain, what it adds bold. */
export function SuggestionOption({ text, query }: { text: string; query: string }) {
  return (
    <Option
      value={`suggestion-${text}`}
      href={searchPath(text, 'Query Suggestions')}
      onClick={() => reportSearch(text)}
    >
      <span>
        <Marked text={text} query={query} kind="predicted" />
      </span>
    </Option>
  );
}

/** A category with the one above it. */
export function CategoryOption({ category }: { category: CategoryMatch }) {
  return (
    <Option
      value={category.searchPath}
      href={category.searchPath}
      className="flex-col items-start gap-0!"
    >
      <span className="font-strong">{category.name}</span>
      {category.parent && <span className="text-sm text-ink-2">{category.parent}</span>}
    </Option>
  );
}

/** A product: image, name, item number, price. */
export function ProductOption({
  row,
  query,
  queryID,
}: {
  row: QuickProduct;
  query: string;
  queryID: string | null;
}) {
  function onClick() {
    reportSelected({
      list: quickList,
      product: { ...row, productCode: row.itemNumber },
      position: row.position,
    });
    countClick(row, queryID);
  }
  return (
    <Option value={row.objectID} href={row.path} onClick={onClick}>
      <ProductRow row={row} query={query} />
    </Option>
  );
}

/** An event: its day, name, price or 'Free to attend'. */
export function EventOption({ row, queryID }: { row: QuickEvent; queryID: string | null }) {
  return (
    <Option value={row.objectID} href={row.path} onClick={() => countClick(row, queryID)}>
      <EventRow row={row} />
    </Option>
  );
}

/** An article or page. */
export function ArticleOption({
  row,
  query,
  queryID,
}: {
  row: QuickArticle;
  query: string;
  queryID: string | null;
}) {
  return (
    <Option value={row.objectID} href={row.path} onClick={() => countClick(row, queryID)}>
      <Icon name="book" className="mt-0.5 shrink-0 self-start text-lilac-500" />
      <span className="text-ui font-medium">
        <Marked text={row.title} query={query} kind="match" />
      </span>
    </Option>
  );
}
