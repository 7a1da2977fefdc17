import type { ProductVariant } from '@/lib/catalogue/product/product';
import { deliveryItem, type DeliveryItem } from '@/lib/delivery/item';
import type { HandledGoods } from '@/lib/delivery/shipment-cost';

/** The least of a product that is sold, as the rules of delivery and its cost see it. */
interface LeastSold {
  item: DeliveryItem;
  goods: [HandledGoods];
}

/** The least of a variant that can be bought; `null` where the fields that delivery goes by are not known. */
export function leastSold({
  productID,
  minQuantity,
  delivery,
}: Pick<ProductVariant, 'productID' | 'minQuantity' | 'delivery'>): LeastSold | null {
  if (!delivery) return null;
  return {
    item: deliveryItem(productID, delivery),
    goods: [{ quantity: minQuantity, handlingCents: delivery.HandlingCents ?? 0 }],
  };
}
