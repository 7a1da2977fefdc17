'use client';

import type { ComponentProps } from 'react';
import type { AnalyticsItem } from '@/lib/analytics/items';
import { reportAddedToCart } from '@/components/analytics/product-events';
import { AddToCart } from '@/components/cart/adding/add-to-cart';

interface BuyButtonProps extends Omit<ComponentProps<typeof AddToCart>, 'onAdded'> {
  /** What is reported as added: for each quantity from which it costs something else, the least first. */
  items: readonly [AnalyticsItem, ...AnalyticsItem[]];
  /** The default product of the group, as the search engine knows it. */
  objectID: string;
}

/** The way into the cart from a product's page, reported when it was taken. */
export function BuyButton({ items, objectID, ...product }: BuyButtonProps) {
  return (
    <AddToCart
      {...product}
      onAdded={(units) =>
        reportAddedToCart({
          item: items.filter(({ quantity = 1 }) => quantity <= units).at(-1) ?? items[0],
          quantity: units,
          objectID,
        })
      }
    />
  );
}
