import type { Store } from '@/services/database/statements';
import type { SellerCatalogue } from '../upstream/commerce/catalogue';
import type { ContentReader } from '../upstream/content/entries';
import type { IndexClient } from '../upstream/search/index-client';
import type { Entity } from './entities';

/** What looking at an entity works with. */
export interface IndexerContext {
  store: Store;
  catalogue: SellerCatalogue;
  content: ContentReader;
  index: IndexClient;
  /** Names of the categories by ID, kept for a while. */
  categoryNames: { get(): Promise<ReadonlyMap<string, string>>; drop(): void };
}

/** What a look at an entity found: what pages must end, what else has to be looked at, and what is shown from now on. */
export interface Finding {
  tags: string[];
  /** Those of pages that are made from the vendor's late lists: they end again when these have caught up. */
  tagsOfLists: string[];
  next: Entity[];
  shown: { entity: string; facts: unknown }[];
  /** Orders that were cancelled: what they kept of the retailer's own is free again. */
  cancelled: string[];
  /** Placed orders that somebody has changed. */
  changed: string[];
}

export const nothing: Finding = {
  tags: [],
  tagsOfLists: [],
  next: [],
  shown: [],
  cancelled: [],
  changed: [],
};
