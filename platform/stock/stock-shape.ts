import type {
  Address,
  ApiClient,
  Buyer,
  Catalog,
  Category,
  CategoryProductAssignment,
  LineItem,
  Order,
  Payment,
  PriceSchedule,
  Product,
  SecurityProfile,
  ImpersonationConfig,
  SecurityProfileAssignment,
  Shipment,
  Spec,
  SpecOption,
  SpecProductAssignment,
  User,
} from 'ordercloud-javascript-sdk';

/** A whole shop in its vendors' own vocabulary: what `platform/stock` writes and the stand-ins load. */
export interface Stock {
  /** Version of the generator: stored with the data, compared at every start. */
  version: string;
  commerce: CommerceStock;
  search: SearchIndexStock[];
  content: ContentStock;
  /** Static files by name (`colors.json`, `buyerxp.json`, `redirects.json`, `sitemap.xml`): their text. */
  files: Record<string, string>;
  /** Demo accounts, shown at the platform's root. */
  accounts: { username: string; password: string; note: string }[];
  /** What the retailer's customer system knows beside the commerce platform. */
  ledgers?: StockLedgers;
}

/** Resources of the commerce platform, as its API would accept them. */
export interface CommerceStock {
  buyer: Buyer & { ID: string };
  catalogs: (Catalog & { ID: string })[];
  apiClients: StockApiClient[];
  securityProfiles?: (SecurityProfile & { ID: string })[];
  securityProfileAssignments?: SecurityProfileAssignment[];
  impersonationConfigs?: (ImpersonationConfig & { ID: string })[];
  /** Users of the seller, for whom tokens of its clients stand. */
  adminUsers?: (User & { ID: string })[];
  /** Users of the buyer, the anonymous template user (`299999`) among them. */
  users: StockUser[];
  /** Users of the seller: the house's own people. */
  sellerUsers?: StockSellerUser[];
  products: (Product & { ID: string })[];
  priceSchedules: (PriceSchedule & { ID: string })[];
  specs: { spec: Spec & { ID: string }; options: (SpecOption & { ID: string })[] }[];
  specAssignments: SpecProductAssignment[];
  categories: { catalogID: string; category: Category & { ID: string } }[];
  categoryAssignments: (CategoryProductAssignment & { catalogID: string })[];
  /** Addresses of the buyer: local cities (`LDCity-{zip}`) and stores. */
  buyerAddresses: (Address & { ID: string })[];
  /** Submitted orders of the users. */
  orders?: StockOrder[];
}

/** An order as it was placed. Its totals, its buyer and the copies of products in its lines are laid in on loading. */
export interface StockOrder {
  order: Order & { ID: string; FromUserID: string; DateSubmitted: string };
  lineItems: (LineItem & { ID: string; UnitPrice: number; Quantity: number })[];
  payments: (Payment & { ID: string })[];
  /** What of it has been sent, each shipment with all of the lines named. */
  shipments?: (Shipment & { ID: string; lineIDs: string[] })[];
}

/** Accounts of the customer system, money in cents: gift cards, Purple Perks and store charge. */
export interface StockLedgers {
  giftCards: { number: string; pin: string | null; balanceCents: number; active: boolean }[];
  /** `expires` is a Chicago day. */
  loyalty: {
    userID: string;
    cardNumber: string;
    awardAccountID: string;
    balanceCents: number;
    expires: string;
  }[];
  charge: { userID: string; accountNumber: string; limitCents: number; owedCents: number }[];
}

export interface StockApiClient extends Omit<ApiClient, 'AccessTokenDuration'> {
  ID: string;
  /** Minutes a customer's or back-office token lives; 600 when absent. */
  AccessTokenDuration?: number;
  ClientSecret?: string;
  /** In short for a security profile of its own with these roles, assigned to the buyer, or to a seller's user of its own where there is a secret. */
  roles?: string[];
}

/** A buyer user with a clear-text password, hashed on loading. */
export interface StockUser extends User {
  ID: string;
  password?: string;
  /** Addresses of the user's own book. */
  addresses?: (Address & { ID: string })[];
}

/** A user of the seller, with the roles that their security profiles come to: the platform's, and the seller's own (custom roles). */
export interface StockSellerUser extends User {
  ID: string;
  password: string;
  AvailableRoles: string[];
}

/** One index of the search engine with its settings and records. */
export interface SearchIndexStock {
  name: string;
  /** Algolia index settings (`searchableAttributes`, `attributesForFaceting`, `customRanking`, …). */
  settings: Record<string, unknown>;
  records: ({ objectID: string } & Record<string, unknown>)[];
  /** Rules and synonyms as the vendor takes them; its replicas follow the same. */
  rules?: object[];
  synonyms?: object[];
  /** Replicas: same records, own settings. */
  replicas?: { name: string; settings: Record<string, unknown> }[];
}

/** Entries and assets of the content service, in the wire shape of its delivery API (fields without locale). */
export interface ContentStock {
  contentTypes: { id: string; name: string; displayField?: string; fields: ContentFieldStock[] }[];
  entries: {
    id: string;
    contentType: string;
    createdAt: string;
    updatedAt: string;
    fields: Record<string, unknown>;
  }[];
  assets: {
    id: string;
    title: string;
    description: string;
    url: string;
    contentType: string;
    width: number;
    height: number;
  }[];
}

/** What a value has to be before its entry is published: one kind each. */
interface ContentValidation {
  unique?: boolean;
  in?: (string | number)[];
  regexp?: { pattern: string; flags?: string | null };
  range?: { min?: number; max?: number };
  size?: { min?: number; max?: number };
  /** Content types a link may lead to. */
  linkContentType?: string[];
  /** Kinds of files a link may lead to: `image`. */
  linkMimetypeGroup?: string[];
}

/** What a field holds, or each member of a list. */
interface ContentValueStock {
  type: string;
  /** What a link leads to. */
  linkType?: 'Entry' | 'Asset';
  validations?: ContentValidation[];
}

/** A field of a content type, as the content service describes it. */
export interface ContentFieldStock extends ContentValueStock {
  id: string;
  /** For editors. */
  name?: string;
  /** What a list holds. */
  items?: ContentValueStock;
  /** Without it nothing is published. */
  required?: boolean;
}
