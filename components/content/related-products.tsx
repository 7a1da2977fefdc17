import type { ProductSummary } from '@/lib/catalogue/product/product';
import { ProductCards } from '@/components/catalogue/product-card';

/** Fewer stand in the article's own column: a row of four would be mostly empty. */
const fewest = 3;

/** The plants and goods an article is about. */
export function RelatedProducts({ products }: { products: readonly ProductSummary[] }) {
  if (products.length === 0) return null;
  return (
    <section
      className={`section ${products.length < fewest ? 'mx-auto max-w-(--container-text)' : ''}`}
      aria-labelledby="products-heading"
    >
      <h2 id="products-heading" className="text-h2">
        For this guide
      </h2>
      <ProductCards
        products={products}
        className={`mt-5 ${products.length < fewest ? '' : 'lg:grid-cols-4'}`}
        later
      />
    </section>
  );
}
