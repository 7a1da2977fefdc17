'use client';

import type { ProductSummary } from '@/lib/catalogue/product/product';
import { withTellingFlags } from '@/lib/catalogue/product/card-line';
import { ProductCard } from '../product-card';

/** Products like the one shown. The page says of them what they are, not each card in full: a fifth of the bytes (decision 121). */
export function RelatedProducts({ products }: { products: readonly ProductSummary[] }) {
  if (products.length === 0) return null;
  return (
    <section
      className="section later held [--later:620px] lg:[--later:479px]"
      aria-labelledby="related-heading"
    >
      <h2 id="related-heading" className="text-h2">
        You may also like
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-x-3.5 gap-y-7 md:gap-x-5 lg:grid-cols-4">
        {withTellingFlags(products).map((product) => (
          <li key={product.productCode}>
            <ProductCard product={product} square />
          </li>
        ))}
      </ul>
    </section>
  );
}
