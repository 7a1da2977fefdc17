import { searchPath, type SearchAddress, type SearchType } from '@/lib/routes/search-path';
import type { SiteSearch } from '@/lib/search/site-search';
import { ShopLink } from '@/components/ui/shop-link';
import { searchTexts } from './search-texts';

/** The kinds of results with their counts, as links that keep the query and its ID. */
export function SearchTabs({
  address: { query, type },
  found,
}: {
  address: SearchAddress;
  found: SiteSearch;
}) {
  const kinds: {
    type: SearchType | null;
    label: string;
    total?: number;
    queryID: string | null;
  }[] = [
    { type: null, label: 'All', queryID: found.products.queryID },
    { type: 'Products', label: searchTexts.products, ...found.products },
    { type: 'Events', label: searchTexts.events, ...found.events },
    { type: 'CareInfo', label: searchTexts.care, ...found.care },
  ];
  const current = kinds.some((kind) => kind.type === type) ? type : null;
  return (
    <nav aria-label="Kinds of results" className="mt-4 border-b border-line">
      <ul className="-mb-px flex gap-6 overflow-x-auto">
        {kinds.map((kind) => (
          <li key={kind.label}>
            <ShopLink
              href={searchPath(query, kind.type, kind.queryID)}
              className="tab flex items-center gap-1.5"
              aria-current={kind.type === current ? 'page' : undefined}
            >
              {kind.label}
              {kind.total !== undefined && (
                <span className="nums text-xs font-medium text-ink-2">{kind.total}</span>
              )}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
