import type { Promo } from './promo';

/** A promo of product grids, with the top-level categories its subject fits; none named means every list. */
interface ListPromo extends Promo {
  categoryIDs: readonly string[];
}

/** The promos of product grids (specification B2): a card in the grid and a band across it. */
export interface ListPromos {
  card: ListPromo | null;
  wide: ListPromo | null;
}

/** The entries that hold them, `simpleContentBlock`s by ID. */
export const listPromoIDs = { card: 'list-promo-card', wide: 'list-promo-wide' } as const;

export const noListPromos: ListPromos = { card: null, wide: null };

/** The promos that fit a list: of a top-level category, or with `null` of goods of all kinds, which takes those that name none. */
export function fittingPromos({ card, wide }: ListPromos, categoryID: string | null): ListPromos {
  const fits = (promo: ListPromo | null) =>
    promo &&
    (promo.categoryIDs.length === 0 ||
      (categoryID !== null && promo.categoryIDs.includes(categoryID)))
      ? promo
      : null;
  return { card: fits(card), wide: fits(wide) };
}
