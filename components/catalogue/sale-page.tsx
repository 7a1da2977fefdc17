import type { ProductListPage } from '@/lib/search/product-list';
import { breadcrumbJsonLd, type Crumb } from '@/lib/seo/breadcrumb-json-ld';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { EmptyState } from '@/components/ui/empty-state';
import { JsonLd } from '@/components/ui/json-ld';
import { ProductGrid } from './product-grid';

const crumbs: Crumb[] = [{ label: 'Customer Service' }, { label: 'On Sale' }];

/** What is reduced this week. */
export function SalePage({ list, origin }: { list: ProductListPage | null; origin: string }) {
  return (
    <main id="main" className="shop pt-1.5">
      <JsonLd nodes={[breadcrumbJsonLd([{ label: 'Home', path: '/' }, ...crumbs], origin)]} />
      <BreadcrumbBar crumbs={crumbs} />
      <div className="mb-5 flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-h1">On Sale</h1>
        {list && <p className="nums text-ink-2">{list.total} {list.total === 1 ? 'product' : 'products'}</p>}
      </div>
      {list
        ? <ProductGrid products={list.items} level={2} empty={<p>Nothing is reduced this week. Come back on Monday.</p>} />
        : <EmptyState heading="Our shelves are not answering just now"><p>Please try again in a moment.</p></EmptyState>}
    </main>
  );
}
