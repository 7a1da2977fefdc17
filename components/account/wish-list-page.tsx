'use client';

import { ProductGrid } from '@/components/catalogue/list/product-grid';
import { ButtonLink } from '@/components/ui/button';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { waits } from '@/lib/config/waits';
import { pageTexts } from './page-texts';
import { NotReady } from './part-view';
import { usePart } from '@/components/session/use-part';

/** The wish list in a product grid (specification B2), without promos: whoever has one is a member or has chosen. */
export function WishListPage() {
  const { part, again } = usePart<ProductSummary[]>(
    '/api/account/wish-list/products',
    waits.spinnerMs,
  );
  if (part.state !== 'ready')
    return <NotReady part={part} again={again} loading={pageTexts.wishes.loading} />;
  return (
    <ProductGrid
      products={part.value}
      level={2}
      empty={
        <>
          <p className="text-ink-2">{pageTexts.wishes.noneMore}</p>
          <ButtonLink href="/c/flowers">{pageTexts.wishes.shop}</ButtonLink>
        </>
      }
    />
  );
}
