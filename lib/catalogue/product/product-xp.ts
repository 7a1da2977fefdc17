/** The retailer's own fields of a commerce product (specification A3, A9). Every one may be missing on a real record. */
export interface ProductXp {
  /** Groups the sellable variants of one product; the `{productCode}` of `/p/{productCode}`. */
  ProductCode: string;
  WebFacingProductTitle?: string | null;
  /** `Y` = available nationwide. */
  CodeB2?: string | null;
  /** `9` = unlimited stock. */
  CodeB3?: string | null;
  /** `E`, `F` or `T` together with CodeB2 `Y` = can be wired. */
  CodeB4?: string | null;
  SafetyStock?: number | null;
  /** Chicago day or ISO instant from which (and, with ReleaseDate2, until which) the product is sold. */
  ReleaseDate1?: string | null;
  ReleaseDate2?: string | null;
  IsWorkShopEvent?: boolean;
  /** 0 = free talk, 1 = paid workshop. */
  IsWorkshop?: 0 | 1;
  EventName?: string | null;
  /** Room of the store where an event is held. */
  EventRoom?: string | null;
  IsDefaultProduct?: boolean;
  IsFeatured?: boolean;
  Visible?: boolean;
  Position?: number;
  SpecsOptions?: { Size?: string | null; Color?: string | null; ColorVarient?: string | null };
  LocationID?: string | null;
  EventDateTimes?: Record<string, string>;
  Contentful?: { Images?: { List?: ProductPicture; Gallery?: ProductPicture[] } };
  /** Slugs of care articles. */
  Articles?: string[];
  IsLilacGrown?: boolean;
  IsLilacExclusive?: boolean;
  /** Stems in an arrangement; equal to the stems in its picture. */
  StemCount?: number | null;
  /** How large it is, in words: `About 18 in tall, 15 in wide`. */
  Dimensions?: string | null;
  /** What else there is to know, in the order of the product page: scent, vase, pets. */
  Facts?: { Label: string; Value: string }[];
  /** Delivery methods the item allows (`LocalDelivery`, `InStorePickUp`, …) with lead days. */
  DeliveryMethods?: Partial<Record<string, { Enabled: boolean; LeadDays?: number }>>;
  /** Cents per unit added as handling on delivery. */
  HandlingCents?: number | null;
  Brand?: string | null;
  Guarantee?: string | null;
  Substitution?: string | null;
  /** Words the product is looked for by that neither its name nor its description says. */
  SearchWords?: string[];
  /** ID of the category whose breadcrumb the product shows. */
  PrimaryCategoryID?: string | null;
  /** Values of the search facets of specification A7 that are not covered above. */
  Facets?: Partial<Record<string, string | string[] | number>>;
}

/** Whether shoppers may see a product: it is hidden only where its fields say so. */
export function isVisible(xp: Pick<ProductXp, 'Visible'> | null | undefined): boolean {
  return xp?.Visible !== false;
}

/** The fields that delivery goes by: methods, lead days, what is charged for handling. */
export type DeliveryFields = Pick<
  ProductXp,
  'ProductCode' | 'CodeB2' | 'CodeB4' | 'DeliveryMethods' | 'HandlingCents' | 'PrimaryCategoryID'
>;

/** A picture by its address without width; `lib/catalogue/picture.ts` makes the finished address of a width. */
export interface ProductPicture {
  url: string;
  title: string;
}
