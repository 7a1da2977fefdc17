import { OrderPhone } from '@/components/ui/contact/order-phone';
import type { ListPromos } from '@/lib/content/list-promos';
import { type SearchAddress, searchPath, type SearchType } from '@/lib/routes/search-path';
import {
  isEmpty,
  noAlternatives,
  type Alternatives,
  type SiteSearch,
} from '@/lib/search/site-search';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { EmptyState } from '@/components/ui/empty-state';
import { ShopLink } from '@/components/ui/shop-link';
import { gridPromos } from '@/components/catalogue/list/grid-promos';
import { ListedProducts, type Listed } from '@/components/catalogue/list/list-page';
import { ProductGrid } from '@/components/catalogue/list/product-grid';
import { SendingFar } from '@/components/catalogue/list/sending-far';
import { PopularSearches } from './quick-nothing';
import { CareResults, CategoryResults, EventResults, ProductResults } from './search-sections';
import { searchFieldTexts } from './field-texts';
import { searchTexts, productsFor } from './search-texts';

/** The kinds of results with their counts, as links that keep the query and its ID. */
function SearchTabs({
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

interface SearchPageProps extends Omit<Listed, 'list'> {
  address: SearchAddress;
  /** `null` when the search engine is not available right now. */
  found: SiteSearch | null;
  promos: ListPromos;
  /** What sells, where nothing is found or nothing is asked. */
  instead?: Alternatives;
}

/** Results of a search (specification A2): all kinds, or the one its `type` names; popular searches and categories lead to all kinds. */
export function SearchPage({
  address,
  found,
  instead = noAlternatives,
  ...listed
}: SearchPageProps) {
  const { query, type } = address;
  return (
    <main id="main" className="shop page-top">
      <BreadcrumbBar
        crumbs={
          type
            ? [
                { label: searchFieldTexts.search, path: searchPath(query) },
                { label: tabName(type) },
              ]
            : [{ label: searchFieldTexts.search }]
        }
      />
      <h1 className="page-head text-h1">
        {query ? <>Results for “{query}”</> : searchFieldTexts.search}
      </h1>
      {!query && (
        <p className="mt-2 text-ink-2">Type a flower, a plant or a question into the box above.</p>
      )}
      {query && !found && (
        <State heading={searchTexts.unavailable}>{searchTexts.unavailableMore}</State>
      )}
      {found && isEmpty(found) && (
        <State heading={searchTexts.none} more={<SendingFar />}>
          {searchTexts.noneMore}
        </State>
      )}
      {found && !isEmpty(found) && <Results address={address} found={found} {...listed} />}
      {(!found || isEmpty(found)) && <InsteadSold {...instead} />}
    </main>
  );
}

/** What was found. Products alone are a list with facets, price range, order and pages like a category's (ruling 40). */
function Results({
  address,
  found,
  promos,
  ...asked
}: Omit<SearchPageProps, 'instead' | 'found'> & { found: SiteSearch }) {
  const { query, queryID, type } = address;
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
        <div className="mt-6">
          <ListedProducts
            {...asked}
            whole={{ query, queryID }}
            list={found.list}
            name={searchTexts.products}
            level={2}
            all={productsFor(query)}
            intro=""
            {...gridPromos(promos)}
          />
        </div>
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
      {empty && (
        <State heading={searchTexts.none} more={only === 'Products' && <SendingFar />}>
          {searchTexts.noneMore}
        </State>
      )}
    </>
  );
}

/** Popular searches and bestsellers. */
function InsteadSold({ popular, products }: Alternatives) {
  return (
    <>
      <PopularSearches searches={popular} />
      {products.length > 0 && (
        <section className="section" aria-labelledby="bestsellers-heading">
          <h2 id="bestsellers-heading" className="mb-3 text-h3">
            {searchTexts.bestsellers}
          </h2>
          <div className="lg:[--columns:4]">
            <ProductGrid
              products={products}
              level={3}
              tracking={{ list: searchTexts.bestsellers, queryID: null, page: 1 }}
            />
          </div>
        </section>
      )}
    </>
  );
}

interface StateProps {
  heading: string;
  children: string;
  /** What else is offered. */
  more?: React.ReactNode;
}

function State({ heading, children, more }: StateProps) {
  return (
    <div className="mt-8">
      <EmptyState heading={heading}>
        <p>
          {children} <OrderPhone />.
        </p>
        {more}
      </EmptyState>
    </div>
  );
}

/** What a search is narrowed to, in words. */
export function tabName(type: NonNullable<SearchAddress['type']>): string {
  return {
    Products: searchTexts.products,
    Events: searchTexts.events,
    CareInfo: searchTexts.care,
    'Query Suggestions': searchTexts.popular,
    Categories: searchTexts.categories,
  }[type];
}
