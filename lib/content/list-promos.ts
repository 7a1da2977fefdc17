import type { Promo } from './home';

/** The promos of product grids (specification B2): a card in the grid and a band across it. */
export interface ListPromos {
  card: Promo | null;
  wide: Promo | null;
}

/** The entries that hold them, `simpleContentBlock`s by ID. */
export const listPromoIDs = { card: 'list-promo-card', wide: 'list-promo-wide' } as const;

export const noListPromos: ListPromos = { card: null, wide: null };
