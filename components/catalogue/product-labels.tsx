import type { PriceRange, ProductSummary } from '@/lib/catalogue/product/product';
import { PlantLabel } from '@/components/ui/plant-label';

/** The labels on a product's picture: Featured or New, and the percent off a reduced price (specification A2). */
export function ProductLabels({ product }: { product: Pick<ProductSummary, 'flags' | 'price'> }) {
  const sale = saleWords(product.price);
  return (
    <div className="pointer-events-none absolute left-0 top-3 flex flex-col items-start gap-1.5">
      {product.flags.featured ? (
        <PlantLabel tone="featured">Featured</PlantLabel>
      ) : (
        product.flags.isNew && <PlantLabel tone="new">New</PlantLabel>
      )}
      {sale && <PlantLabel tone="sale">{sale}</PlantLabel>}
    </div>
  );
}

/** `25% off`, or `Up to 20% off` for a range (specification A9). */
export function saleWords({ percentOff, upTo }: PriceRange): string | null {
  if (!percentOff) return null;
  return upTo ? `Up to ${percentOff}% off` : `${percentOff}% off`;
}
