import { brand } from '@/lib/config/brand';
import { searchPath } from '@/lib/routes/search-path';
import type { SiteSearch } from '@/lib/search/site-search';
import { PageLinks } from '@/components/catalogue/page-links';
import { ProductGrid } from '@/components/catalogue/product-grid';
import { ArticleRow } from '@/components/ui/article-row';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { EmptyState } from '@/components/ui/empty-state';

interface SearchPageProps {
  query: string;
  /** `null` when the search engine is not available just now. */
  found: SiteSearch | null;
}

/** Results of a search: Products, then Care, Advice & Information (000 §2). */
export function SearchPage({ query, found }: SearchPageProps) {
  const nothing = found && found.products.total + found.care.total === 0;
  return (
    <main id="main" className="shop pt-1.5">
      <BreadcrumbBar crumbs={[{ label: 'Search' }]} />
      <h1 className="text-h1">{query ? <>Results for “{query}”</> : 'Search'}</h1>
      {!query && <p className="mt-2 text-ink-2">Type a flower, a plant or a question into the box above.</p>}
      {query && !found && <div className="mt-8"><EmptyState heading="Search is not available just now"><p>Please try again in a moment, or call us at {brand.orderPhone}.</p></EmptyState></div>}
      {nothing && <div className="mt-8"><EmptyState heading="No Results"><p>Try another word, browse the products above, or call us at {brand.orderPhone}.</p></EmptyState></div>}
      {found && found.products.total > 0 && (
        <section className="mt-6" aria-labelledby="products-heading">
          <div className="mb-4 flex items-baseline gap-3"><h2 id="products-heading" className="text-h3">Products</h2><p className="nums text-sm text-ink-2">{found.products.total}</p></div>
          <ProductGrid products={found.products.items} />
          <PageLinks {...found.products} hrefOf={(page) => `${searchPath(query)}${page > 1 ? `&page=${page}` : ''}`} />
        </section>
      )}
      {found && found.care.total > 0 && (
        <section className="section" aria-labelledby="care-heading">
          <div className="flex items-baseline gap-3"><h2 id="care-heading" className="text-h3">Care, Advice &amp; Information</h2><p className="nums text-sm text-ink-2">{found.care.total}</p></div>
          <ul className="mt-2 grid gap-x-12 md:grid-cols-2">
            {found.care.items.map((item) => (
              <li key={item.path} className="border-b border-line py-5">
                <ArticleRow article={{ ...item, picture: item.picture ? { url: item.picture, alt: '' } : null, readMinutes: null }} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
