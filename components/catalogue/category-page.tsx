import type { Category } from '@/lib/catalogue/category';
import { listPath, noChoice, type ListChoice } from '@/lib/catalogue/list-address';
import { showing } from '@/lib/search/paging';
import type { ProductListPage } from '@/lib/search/product-list';
import { breadcrumbJsonLd, type Crumb } from '@/lib/seo/breadcrumb-json-ld';
import { itemListJsonLd } from '@/lib/seo/item-list-json-ld';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { EmptyState } from '@/components/ui/empty-state';
import { JsonLd } from '@/components/ui/json-ld';
import { AppliedFilters } from './applied-filters';
import { FacetColumn, FacetToggle } from './facet-column';
import { PageLinks } from './page-links';
import { ProductGrid } from './product-grid';
import { PromoCard } from './promo-card';
import { SortLinks } from './sort-links';
import { SubcategoryChips } from './subcategory-chips';
import { OutOfTownPromo } from './wide-promo';

interface CategoryPageProps {
  /** From the top level down to the category shown. */
  trail: readonly [Category, ...Category[]] | Category[];
  /** The text of the category shown. */
  intro: string;
  /** `null` when the list is not available just now. */
  list: ProductListPage | null;
  choice?: ListChoice;
  origin: string;
}

/** A category: breadcrumb, name and count, subcategories, facets, order, products, pages (000 §2, 001 §2). */
export function CategoryPage({ trail, intro, list, choice = noChoice, origin }: CategoryPageProps) {
  const category = trail[trail.length - 1];
  if (!category) return null;
  const crumbs: Crumb[] = trail.map(({ name, path }) => (path === category.path ? { label: name } : { label: name, path }));
  const structured = [breadcrumbJsonLd([{ label: 'Home', path: '/' }, ...crumbs], origin)];
  if (list && list.items.length > 0) structured.push(itemListJsonLd(list.items, showing(list.page, list.total).from, list.total, origin));
  return (
    <main id="main" className="shop pt-1">
      <JsonLd nodes={structured} />
      <BreadcrumbBar crumbs={crumbs} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1.5">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="text-h1 lg:text-[2.125rem]">{category.name}</h1>
          {list && <p className="nums text-ink-2" role="status">{list.total} {list.total === 1 ? 'product' : 'products'}</p>}
        </div>
        <SubcategoryChips trail={trail} />
      </div>
      <AppliedFilters categoryID={category.id} choice={choice} intro={intro}>
        {list && list.facets.length > 0 && <FacetToggle />}
        <SortLinks categoryID={category.id} choice={choice} />
      </AppliedFilters>
      <div className="mt-3.5 lg:grid lg:grid-cols-[252px_minmax(0,1fr)] lg:gap-9">
        <FacetColumn facets={list?.facets ?? []} categoryID={category.id} choice={choice} />
        <div className="max-lg:mt-3.5">
          {list ? <Products list={list} category={category} choice={choice} /> : <Unavailable />}
        </div>
      </div>
    </main>
  );
}

function Products({ list, category, choice }: { list: ProductListPage; category: Category; choice: ListChoice }) {
  return (
    <>
      <h2 className="sr-only">Products</h2>
      <ProductGrid
        products={list.items}
        promo={list.page === 1 && <PromoCard superTitle="Purple Perks" title="Five dollars back on every bouquet" subTitle="For members. Joining is free." linkUrl="/customer-service/purple-perks-loyalty-program" />}
        wide={list.page === 1 && <OutOfTownPromo />}
        empty={<p>Try fewer filters, or see all of <a className="text-link" href={category.path}>{category.name}</a>.</p>}
      />
      <PageLinks page={list.page} pages={list.pages} total={list.total} hrefOf={(page) => listPath(category.id, choice, page)} />
    </>
  );
}

function Unavailable() {
  return <EmptyState heading="Our shelves are not answering just now"><p>Please try again in a moment.</p></EmptyState>;
}
