'use client';

import type { ComponentProps } from 'react';
import type { AnalyticsItem } from '@/lib/analytics/items';
import { reportAddedToCart } from '@/components/analytics/product-events';
import { AddToCart } from '@/components/cart/adding/add-to-cart';

interface BuyButtonProps extends Omit<ComponentProps<typeof AddToCart>, 'onAdded'> {
  item: AnalyticsItem;
  /** The default product of the group, as the search engine knows it. */
  objectID: string;
}

/** The way into the cart from a product's page, reported when it was taken. */
export function BuyButton({ item, objectID, ...product }: BuyButtonProps) {
  return (
    <AddToCart
      {...product}
      onAdded={(quantity) => reportAddedToCart({ item, quantity, objectID })}
    />
  );
}
