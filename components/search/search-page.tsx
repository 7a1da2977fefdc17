import { brand } from '@/lib/config/brand';
import { noChoice, type ListChoice } from '@/lib/catalogue/list-address';
import type { ListPromos } from '@/lib/content/list-promos';
import { searchPath, type SearchAddress } from '@/lib/routes/search-path';
import type { SiteSearch } from '@/lib/search/site-search';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { EmptyState } from '@/components/ui/empty-state';
import { CareResults, CategoryResults, EventResults, ProductResults } from './search-sections';
import { SearchedProducts } from './searched-products';
import { SearchTabs } from './search-tabs';
import { searchTexts } from './search-texts';

interface SearchPageProps {
  address: SearchAddress;
  /** `null` when the search engine is not available just now. */
  found: SiteSearch | null;
  promos: ListPromos;
  /** What is chosen on the Products tab. */
  choice?: ListChoice;
}

/** Results of a search (specification A2): all kinds, or the one its `type` names; popular searches and categories lead to all kinds. */
export function SearchPage({ address, found, promos, choice = noChoice }: SearchPageProps) {
  const { query, type } = address;
  return (
    <main id="main" className="shop pt-1.5">
      <BreadcrumbBar
        crumbs={
          type
            ? [{ label: searchTexts.search, path: searchPath(query) }, { label: tabName(type) }]
            : [{ label: searchTexts.search }]
        }
      />
      <h1 className="mt-2 text-h1">{query ? <>Results for “{query}”</> : searchTexts.search}</h1>
      {!query && (
        <p className="mt-2 text-ink-2">Type a flower, a plant or a question into the box above.</p>
      )}
      {query && !found && (
        <State heading={searchTexts.unavailable}>{searchTexts.unavailableMore}</State>
      )}
      {found && isEmpty(found) && <State heading={searchTexts.none}>{searchTexts.noneMore}</State>}
      {found && !isEmpty(found) && (
        <Results address={address} found={found} promos={promos} choice={choice} />
      )}
    </main>
  );
}

function Results({
  address,
  found,
  promos,
  choice,
}: Required<SearchPageProps> & { found: SiteSearch }) {
  const { type } = address;
  const shows = (kind: 'Products' | 'Events' | 'CareInfo') =>
    type === null || type === kind || type === 'Query Suggestions' || type === 'Categories';
  const only = type === 'Products' || type === 'Events' || type === 'CareInfo' ? type : null;
  const empty =
    (only === 'Products' && found.products.total === 0) ||
    (only === 'Events' && found.events.total === 0) ||
    (only === 'CareInfo' && found.care.total === 0);
  return (
    <>
      <SearchTabs address={address} found={found} />
      {!only && found.categories.length > 0 && (
        <CategoryResults categories={found.categories} prominent={type === 'Categories'} />
      )}
      {only === 'Products' && found.list && found.products.total > 0 && (
        <SearchedProducts address={address} list={found.list} choice={choice} promos={promos} />
      )}
      {!only && found.products.total > 0 && (
        <ProductResults address={address} products={found.products} promos={promos} />
      )}
      {shows('Events') && found.events.total > 0 && (
        <EventResults events={found.events} address={address} all={only === 'Events'} />
      )}
      {shows('CareInfo') && found.care.total > 0 && (
        <CareResults care={found.care} address={address} all={only === 'CareInfo'} />
      )}
      {empty && <State heading={searchTexts.none}>{searchTexts.noneMore}</State>}
    </>
  );
}

function State({ heading, children }: { heading: string; children: string }) {
  return (
    <div className="mt-8">
      <EmptyState heading={heading}>
        <p>
          {children}{' '}
          <a className="text-link nums whitespace-nowrap" href={`tel:+1-${brand.orderPhone}`}>
            {brand.orderPhone}
          </a>
          .
        </p>
      </EmptyState>
    </div>
  );
}

function isEmpty({ products, events, care, categories }: SiteSearch): boolean {
  return products.total + events.total + care.total + categories.length === 0;
}

function tabName(type: NonNullable<SearchAddress['type']>): string {
  return {
    Products: searchTexts.products,
    Events: searchTexts.events,
    CareInfo: searchTexts.care,
    'Query Suggestions': searchTexts.popular,
    Categories: searchTexts.categories,
  }[type];
}
