import { meetingsOf } from '@/lib/catalogue/meetings';
import { dateDisplay } from '@/lib/catalogue/meeting-words';
import { eventName } from '@/lib/catalogue/product/product-title';
import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import type { LineItemXp } from './order-line';

/** The fields a seat's line has beside those of goods. */
export type EventLineXp = Pick<
  LineItemXp,
  'EventName' | 'EventDescription' | 'EventRoom' | 'EventDateDisplay'
>;

/** What a seat's line says of its event: name, room, days with their years and hours in words, as it is read in later years too (specification A3, ruling 31). Nothing for other products. */
export function eventLineXp(
  product: Partial<ProductXp>,
  description: string | null = null,
): EventLineXp {
  if (!product.IsWorkShopEvent) return {};
  return {
    EventName: eventName(product),
    EventDescription: description,
    EventRoom: product.EventRoom ?? null,
    EventDateDisplay: dateDisplay({ meetings: meetingsOf(product) }, null) || null,
  };
}
