import type { ListPromos } from '@/lib/content/list-promos';
import { PromoCard } from './promo-card';
import { WidePromo } from './wide-promo';

/** The promos every product grid carries (specification B1, B2), as the cells `ProductGrid` takes. */
export function gridPromos({ card, wide }: ListPromos) {
  return { promo: card && <PromoCard {...card} />, wide: wide && <WidePromo promo={wide} /> };
}
