import { noListPromos, type ListPromos } from '@/lib/content/list-promos';
import { searchPath, type SearchAddress, type SearchType } from '@/lib/routes/search-path';
import type { CategoryMatch } from '@/lib/search/category-matches';
import type { SiteSearch } from '@/lib/search/site-search';
import { gridPromos } from '@/components/catalogue/list/grid-promos';
import { PageLinks } from '@/components/catalogue/list/page-links';
import { ProductGrid } from '@/components/catalogue/list/product-grid';
import { ArticleRow } from '@/components/ui/article-row';
import { ShopLink } from '@/components/ui/shop-link';
import { CountedList } from './counted-list';
import { EventRow } from './result-rows';
import { searchFieldTexts } from './field-texts';
import { searchTexts } from './search-texts';

const fewEvents = 6;
const fewArticles = 8;

/** Categories that the search leads to, as links to their own pages. */
export function CategoryResults({
  categories,
  prominent,
}: {
  categories: readonly CategoryMatch[];
  prominent: boolean;
}) {
  return (
    <section className="mt-5" aria-labelledby="categories-heading">
      <h2 id="categories-heading" className={prominent ? 'mb-3 text-h3' : 'sr-only'}>
        {searchTexts.categories}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {categories.map(({ name, path, parent }) => (
          <li key={path}>
            <ShopLink href={path} className="chip">
              {name}
              {prominent && parent && <span className="text-ink-2">in {parent}</span>}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A page of products, the first with its promos. */
export function ProductResults({
  address: { query, type },
  products,
  promos,
}: {
  address: SearchAddress;
  products: SiteSearch['products'];
  promos: ListPromos;
}) {
  return (
    <ResultSection
      id="products"
      heading={searchTexts.products}
      total={products.total}
      more={seeAll({ query }, 'Products', products.queryID)}
      moreWords={searchTexts.refine}
      first
    >
      <div className="lg:[--later:369px]">
        <ProductGrid
          products={products.items}
          {...gridPromos(products.page === 1 ? promos : noListPromos)}
          tracking={{
            list: searchFieldTexts.search,
            queryID: products.queryID,
            page: products.page,
          }}
        />
      </div>
      <PageLinks {...products} hrefOf={(page) => searchPath(query, type, products.queryID, page)} />
    </ResultSection>
  );
}

/** Events: the first few, or all of them on their own tab. */
export function EventResults({
  address,
  events,
  all,
}: {
  address: SearchAddress;
  events: SiteSearch['events'];
  all: boolean;
}) {
  const shown = all ? events.items : events.items.slice(0, fewEvents);
  return (
    <ResultSection
      id="events"
      heading={searchTexts.events}
      total={events.total}
      more={shown.length < events.total ? seeAll(address, 'Events', events.queryID) : undefined}
    >
      <CountedList
        index="products"
        queryID={events.queryID}
        className="grid gap-x-12 gap-y-2 md:grid-cols-2 lg:grid-cols-3"
      >
        {shown.map((row) => (
          <li key={row.objectID} data-object={row.objectID} data-position={row.position}>
            <ShopLink href={row.path} className="quick-row">
              <EventRow row={row} />
            </ShopLink>
          </li>
        ))}
      </CountedList>
    </ResultSection>
  );
}

/** Articles and pages: the first few, or page by page on their own tab. */
export function CareResults({
  address,
  care,
  all,
}: {
  address: SearchAddress;
  care: SiteSearch['care'];
  all: boolean;
}) {
  const shown = all ? care.items : care.items.slice(0, fewArticles);
  return (
    <ResultSection
      id="care"
      heading={searchTexts.care}
      total={care.total}
      more={
        !all && shown.length < care.total ? seeAll(address, 'CareInfo', care.queryID) : undefined
      }
    >
      <CountedList
        index="contentful_data"
        queryID={care.queryID}
        className="grid gap-x-12 md:grid-cols-2"
      >
        {shown.map((item) => (
          <li
            key={item.path}
            data-object={item.objectID}
            data-position={item.position}
            className="border-b border-line py-5"
          >
            <ArticleRow
              article={{
                ...item,
                picture: item.picture ? { url: item.picture, alt: '' } : null,
                readMinutes: null,
              }}
            />
          </li>
        ))}
      </CountedList>
      {all && (
        <PageLinks
          {...care}
          what="articles"
          hrefOf={(page) => searchPath(address.query, 'CareInfo', care.queryID, page)}
        />
      )}
    </ResultSection>
  );
}

function seeAll(
  { query }: Pick<SearchAddress, 'query'>,
  type: SearchType,
  queryID: string | null,
): string {
  return searchPath(query, type, queryID);
}

interface ResultSectionProps {
  id: string;
  heading: string;
  total: number;
  /** Where all of them are, when not all are shown. */
  more?: string;
  /** 'See All' unless said otherwise. */
  moreWords?: string;
  /** Directly under the tabs. */
  first?: boolean;
  children: React.ReactNode;
}

/** One kind of results under its heading with its count. */
function ResultSection({
  id,
  heading,
  total,
  more,
  moreWords = searchTexts.seeAll,
  first = false,
  children,
}: ResultSectionProps) {
  return (
    <section className={first ? 'mt-6' : 'section'} aria-labelledby={`${id}-heading`}>
      <div className="mb-3 flex items-baseline gap-3">
        <h2 id={`${id}-heading`} className="text-h3">
          {heading}
        </h2>
        <p className="nums text-sm text-ink-2">{total}</p>
        {more && (
          <ShopLink href={more} className="text-link tap ml-auto text-sm">
            {moreWords}
            <span className="sr-only"> {heading}</span>
          </ShopLink>
        )}
      </div>
      {children}
    </section>
  );
}
