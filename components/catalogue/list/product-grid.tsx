import type { ProductSummary } from '@/lib/catalogue/product/product';
import { withTellingFlags } from '@/lib/catalogue/product/card-line';
import { EmptyState } from '@/components/ui/empty-state';
import { ProductCard } from '../product-card';
import { catalogueTexts } from '../texts';
import { TrackedList, type ListTracking } from './tracked-list';

interface ProductGridProps {
  products: readonly ProductSummary[];
  /** Promo card for index 4: after the list when it has four products or fewer (specification B2). */
  promo?: React.ReactNode;
  /** Full-width promo after the fifth product on wide screens, after the list on small ones. */
  wide?: React.ReactNode;
  level?: 2 | 3;
  /** What to say under 'No Results'. */
  empty?: React.ReactNode;
  /** What views and clicks of this list are reported as. */
  tracking?: ListTracking;
}

const promoIndex = 4;
/** Cards in the first view of a phone; the others are laid out when they come near. */
const onPhone = 4;
/** Cards within one and a half screens of a phone's first view. */
const inReach = 12;

/** Grid of products: three a row on wide screens, two on small (specification B2). */
export function ProductGrid({ products, promo, wide, level, empty, tracking }: ProductGridProps) {
  if (products.length === 0)
    return <EmptyState heading={catalogueTexts.noResults}>{empty}</EmptyState>;
  const cards = withTellingFlags(products).map((product, index) => (
    <li key={product.productCode} className={cellClass(index)}>
      <ProductCard
        product={product}
        level={level}
        priority={index === 0}
        position={tracking && index}
      />
    </li>
  ));
  const inline = promo && (
    <li key="promo" className="min-h-64">
      {promo}
    </li>
  );
  const across = wide && (
    <li key="wide" className="col-span-full max-lg:order-last">
      {wide}
    </li>
  );
  const early = products.length > promoIndex;
  const cells = early
    ? [...cards.slice(0, promoIndex + 1), inline, across, ...cards.slice(promoIndex + 1)]
    : [...cards, inline, across];
  return tracking ? (
    <TrackedList tracking={tracking} products={products}>
      {cells}
    </TrackedList>
  ) : (
    <ul className="product-grid">{cells}</ul>
  );
}

function cellClass(index: number): string | undefined {
  if (index < onPhone) return undefined;
  return index < inReach ? 'later held' : 'later';
}
