import { fittingPromos, type ListPromos } from '@/lib/content/list-promos';
import { PromoCard } from './promo-card';
import { WidePromo } from './wide-promo';

/** The promos of a product grid (specification B1, B2) that fit its top-level category, as the cells `ProductGrid` takes. */
export function gridPromos(promos: ListPromos, categoryID: string | null = null) {
  const { card, wide } = fittingPromos(promos, categoryID);
  return { promo: card && <PromoCard {...card} />, wide: wide && <WidePromo promo={wide} /> };
}
