import type { FactAttribute } from '@/lib/catalogue/product/fact-labels';
import type { SceneDescription } from '../pictures/scene-description';

/** What a product is, as far as sizes, delivery, guarantee and substitution go. */
export type ProductKind =
  | 'bouquet'
  | 'sympathy'
  | 'wedding'
  | 'houseplant'
  | 'nursery'
  | 'tender-plant'
  | 'tree'
  | 'hardgood'
  | 'heavy-hardgood'
  | 'gift'
  | 'fresh-green'
  | 'gift-card'
  | 'e-gift-card';

/** A product group as its buyers write it down: everything else (products, prices, records) is made from this by `expandGroup`. */
export interface GroupSource {
  /** Six digits, or a gift card's word. */
  code: string;
  /** As the merchandise system keeps it: in capitals. The shop sets it in title case unless there is a `webTitle`. */
  name: string;
  webTitle?: string;
  description: string;
  kind: ProductKind;
  /** Dollars of the default variant. */
  price: number;
  /** Overrides the ladder of the kind; `[]` = one size. */
  sizes?: readonly SizeStep[];
  colors?: readonly ColorChoice[];
  /** Deepest category IDs; the first one gives the breadcrumb. */
  categories: readonly [string, ...string[]];
  scene: SceneDescription;
  /** Further pictures of the same thing, for the gallery of its page. */
  views?: readonly SceneDescription[];
  /** Sizes that have a picture (and so a stem count) of their own. */
  picturedSizes?: boolean;
  /** Percent off the usual price; with several sizes, one figure per size (0 = not reduced). */
  percentOff?: number | readonly number[];
  stock?: StockSource;
  release?: ReleaseSource;
  /** Comes first in its lists and has further pictures. */
  featured?: boolean;
  /** Bears the flag on its card. */
  flagged?: boolean;
  grown?: boolean;
  exclusive?: boolean;
  /** CodeB2, CodeB3, CodeB4 where they differ from the kind's. */
  codes?: { b2?: 'Y' | 'N'; b3?: '9' | '1'; b4?: 'E' | 'F' | 'T' | 'A' };
  limits?: QuantityLimits;
  /** IDs of specs in `charge-specs.ts`. */
  specs?: readonly string[];
  /** Slugs of care articles. */
  articles?: readonly string[];
  facets?: Readonly<Partial<Record<FactAttribute, string | readonly string[]>>>;
  brand?: string;
  pickupOnly?: boolean;
  /** Kept in the platform but not sold: `Active` off, or xp `Visible` off. */
  hidden?: 'inactive' | 'invisible';
  handlingCents?: number;
}

/** One step of a size ladder: price = base price × factor, ending in 99 cents. */
export interface SizeStep {
  name: string;
  /** Ending of the product ID; empty for the default. */
  suffix: string;
  factor: number;
  /** Value of the container volume facet. */
  volume?: string;
}

/** One colour of a group; the first is the default. */
export interface ColorChoice {
  name: string;
  suffix: string;
  /** Value of the Color facet when the name is fancier. */
  facet?: string;
  /** Value of the ColorVariant facet. */
  variant?: string;
  /** This colour's own scene and so its own picture. */
  scene?: SceneDescription;
}

/** Units on hand and kept back; `unlimited` is CodeB3 = 9. */
type StockSource = 'unlimited' | { available: number; safety?: number };

/** Release window in days from the day the stock is built (negative is the past), or a season of every year. */
export type ReleaseSource = { fromDay: number; untilDay?: number } | { season: Season };

/** First and last day of a yearly season, `MM-DD`. */
export type Season = readonly [from: string, to: string];

/** Limits and breaks of the price schedule (dollars). */
interface QuantityLimits {
  min?: number;
  max?: number;
  breaks?: readonly { quantity: number; price: number }[];
  /** Only the quantities of the breaks can be bought. */
  restricted?: boolean;
}
