import type { ComponentProps } from 'react';
import type { AddToCart } from '@/components/cart/adding/add-to-cart';

/** A bouquet on its page, as the way into the cart takes it. */
export const sundayBest: ComponentProps<typeof AddToCart> = {
  productID: 'P1',
  productCode: 'P1',
  title: 'Sunday Best',
  facts: '$49.99',
  minQuantity: 1,
  maxQuantity: 5,
  specs: [],
  sale: 'available',
};
