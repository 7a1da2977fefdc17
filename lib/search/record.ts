import type { FacetAttribute } from '@/lib/core/facets';
import type { ColorPicture } from './color-pictures';

/** Facets with a list of values; the others are written out below. */
type ListedFacet = Exclude<FacetAttribute, 'Category' | 'Brand' | 'HandlingFee'>;

/** One record of the `products` index (specification A7): a sellable product, grouped by ProductCode, IsDefaultProduct once per group. */
export interface ProductRecord extends Partial<Record<ListedFacet, string[]>> {
  objectID: string;
  ID: string;
  ProductCode: string;
  title: string;
  slug: string;
  Description: string;
  /** Dollars, as the facet and the sort need them. */
  Price: number;
  RetailPrice: number | null;
  /** Over the group, dollars. */
  PriceMin: number;
  PriceMax: number;
  RetailMin: number | null;
  RetailMax: number | null;
  PercentOff: number;
  SizeCount: number;
  ColorCount: number;
  StockBand: 'in' | 'low' | 'out';
  /** 1 where there is plenty of it, for the order. */
  InStock: 0 | 1;
  /** 1 where it is of the season today, for the order. */
  InSeason: 0 | 1;
  Inventory: number;
  InfiniteInventory: 0 | 1;
  Visible: 0 | 1;
  Active: boolean;
  /** Unix seconds; open ends are 0 and 4102444800 (the year 2100). An event ends with the last of its dates. */
  StartDate: number;
  EndDate: number;
  /** Of an event: the days on which its dates begin, in Chicago, the earliest first. */
  Days?: string[];
  ReleaseDate1: number;
  IsDefaultProduct: boolean;
  IsFeatured: boolean;
  IsWorkShopEvent: boolean;
  IsWorkshop: 0 | 1;
  IsLilacGrown: boolean;
  IsLilacExclusive: boolean;
  Position: number;
  /** Whether this variant is the one to show of its group, where the index says so (specification A3). */
  BestAlgoliaMatch?: boolean;
  Image: string;
  ImageAlt: string;
  /** How the group looks in each of its colors, where it has several. */
  ColorPictures?: ColorPicture[];
  /** IDs of every category the product is in, ancestors included. */
  CategoryIDs: string[];
  /** Names of the deepest categories, for the category facet. */
  Category: string[];
  /** Words to find it by beside all that is shown: the categories above, and what the retailer added. */
  Keywords: string[];
  Brand?: string;
  /** The brand as words to search for: not the shop's own, which every second product bears. */
  Maker?: string;
  HandlingFee?: string;
  /** How it is delivered (`deliveryClassOf`): that of the default product, as lists count groups. */
  DeliveryClass?: string;
  /** Stems of the default product, of what is arranged. */
  StemCount?: number;
}

/** One record of the `contentful_data` index: an article or static page. */
export interface ContentRecord {
  objectID: string;
  title: string;
  slug: string;
  section: string;
  /** Its address (`pageAddress`); missing in records of earlier releases. */
  path?: string;
  contentType: 'article' | 'staticPage';
  summary: string;
  tags: string[];
  Image: string | null;
}

/** One record of the `products_query_suggestions` index. */
export interface SuggestionRecord {
  objectID: string;
  query: string;
  popularity: number;
}
