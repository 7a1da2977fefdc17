import { emailGiftCard, paperGiftCard } from '@/lib/catalogue/gift-card';
import type { DeliveryFields } from '@/lib/catalogue/product/product-xp';
import type { DeliveryMethod } from './method';

/** What the delivery rules need to know of a product. */
export interface DeliveryItem {
  productID: string;
  giftCard: boolean;
  emailGiftCard: boolean;
  /** CodeB2 is Y. */
  nationwide: boolean;
  /** CodeB2 is Y and CodeB4 is E, F or T (specification A9). */
  wireable: boolean;
  /** Methods the product itself enables, with lead days; `null` when it does not say. */
  methods: Partial<Record<string, { Enabled: boolean; LeadDays?: number }>> | null;
  /** Its primary category, where it has one. */
  category?: string;
}

/** The delivery side of a commerce product. */
export function deliveryItem(productID: string, xp: Partial<DeliveryFields>): DeliveryItem {
  const nationwide = xp.CodeB2 === 'Y';
  return {
    productID,
    giftCard: [productID, xp.ProductCode].includes(paperGiftCard),
    emailGiftCard: [productID, xp.ProductCode].includes(emailGiftCard),
    nationwide,
    wireable: nationwide && ['E', 'F', 'T'].includes(xp.CodeB4 ?? ''),
    methods: xp.DeliveryMethods ?? null,
    ...(xp.PrimaryCategoryID ? { category: xp.PrimaryCategoryID } : {}),
  };
}

/** Whether an item is a gift card, on paper or by e-mail: no van brings its class, and its sale is not taxed. */
export function isGiftCard(item: DeliveryItem): boolean {
  return item.giftCard || item.emailGiftCard;
}

const giftCardMethods: readonly DeliveryMethod[] = [
  'CurbsidePickUp',
  'InStorePickUp',
  'LocalDelivery',
  'USPS',
];
const nationwideMethods: readonly DeliveryMethod[] = ['UPS', 'USPS', 'TFE', 'FTD'];
const localMethods: readonly DeliveryMethod[] = [
  'LocalDelivery',
  'InStorePickUp',
  'CurbsidePickUp',
];

/** Whether an item may go by a method, and after how many lead days (specification A9); `null` when it may not. */
export function itemLeadDays(item: DeliveryItem, method: DeliveryMethod): number | null {
  if (item.emailGiftCard !== (method === 'Email')) return null;
  if (item.emailGiftCard) return 0;
  if (item.giftCard && !giftCardMethods.includes(method)) return null;
  if (method === 'Wired' && !item.wireable) return null;
  if (method === 'CurbsidePickUp' && item.methods?.CurbsidePickUp?.Enabled !== false)
    return itemLeadDays(item, 'InStorePickUp');
  const listed = item.methods?.[method];
  if (listed) return listed.Enabled ? (listed.LeadDays ?? 0) : null;
  if (method === 'Wired' || method === 'Courier') return item.wireable ? 0 : null;
  if (nationwideMethods.includes(method))
    return item.methods === null && (item.nationwide || item.giftCard) ? 0 : null;
  return item.methods === null && localMethods.includes(method) ? 0 : null;
}
