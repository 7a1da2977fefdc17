import { localPlatform } from '@/lib/config/local-platform';
import { limits, shopperScopes } from '@/lib/config/limits';
import type { CommerceStock } from '@/platform/stock/stock-shape';

const {
  clientID,
  buyerID,
  catalogID,
  middlewareClientID,
  middlewareClientSecret,
  sellerClientID,
  sellerClientSecret,
  benchClientID,
} = localPlatform.commerce;

/** Password of every customer of the fixture. */
export const password = 'Peony-and-fern-12';

function priced(ID: string, price: number, more: object = {}) {
  return {
    ID,
    Name: ID,
    MinQuantity: 1,
    PriceBreaks: [{ Quantity: 1, Price: price }],
    xp: { Price: { RetailPrice: price } },
    ...more,
  };
}

function product(ID: string, Name: string, more: object = {}) {
  return {
    ID,
    Name,
    Active: true,
    DefaultPriceScheduleID: ID,
    Inventory: { Enabled: true, QuantityAvailable: 500 },
    xp: {
      ProductCode: ID.split('-')[0],
      Visible: true,
      IsDefaultProduct: !ID.includes('-'),
      Tags: ['gift', ID],
    },
    ...more,
  };
}

function category(ID: string, ListOrder: number, Active = true) {
  const levels = ID.split('_');
  return {
    catalogID,
    category: {
      ID,
      Name: levels.at(-1)!,
      ListOrder,
      Active,
      ParentID: levels.slice(0, -1).join('_') || undefined,
    },
  };
}

/** A small shop for contract tests: every price rule, limit and visibility rule once. */
export const commerceStock: CommerceStock = {
  buyer: { ID: buyerID, Name: 'Fixture florist', Active: true, DefaultCatalogID: catalogID },
  catalogs: [{ ID: catalogID, Name: 'Fixture catalog', Active: true }],
  apiClients: [
    {
      ID: clientID,
      AppName: 'storefront',
      Active: true,
      IsAnonBuyer: true,
      roles: [...shopperScopes],
      DefaultContextUserName: 'anonymous',
    },
    {
      ID: middlewareClientID,
      AppName: 'middleware',
      Active: true,
      ClientSecret: middlewareClientSecret,
      roles: ['FullAccess'],
    },
    {
      ID: sellerClientID,
      AppName: 'seller',
      Active: true,
      ClientSecret: sellerClientSecret,
      roles: ['FullAccess'],
    },
    {
      ID: benchClientID,
      AppName: 'bench',
      AllowSeller: true,
      roles: [],
      Active: true,
    },
  ],
  sellerUsers: [
    {
      ID: 'bee',
      Username: 'bee',
      FirstName: 'Bee',
      LastName: 'Lund',
      Email: 'bee@example.com',
      Active: true,
      AvailableRoles: ['OrderReader', 'BenchLead'],
      password,
    },
  ],
  users: [
    {
      ID: limits.anonymousUserID,
      Username: 'anonymous',
      FirstName: 'Anonymous',
      LastName: 'Visitor',
      Email: 'anonymous@example.com',
      Active: true,
    },
    {
      ID: 'ada',
      Username: 'ada@example.com',
      FirstName: 'Ada',
      LastName: 'Berg',
      Email: 'ada@example.com',
      Active: true,
      password,
      xp: { WishList: ['100310'] },
      addresses: [
        {
          ID: 'ada-home',
          AddressName: 'Home',
          FirstName: 'Ada',
          LastName: 'Berg',
          Street1: '12 Elm St',
          City: 'Minneapolis',
          State: 'MN',
          Zip: '55401',
          Country: 'US',
        },
      ],
    },
    {
      ID: 'gone',
      Username: 'gone@example.com',
      FirstName: 'Gone',
      LastName: 'Away',
      Email: 'gone@example.com',
      Active: false,
      password,
    },
  ],
  products: [
    product('100310', 'Ruby Rose Bouquet', { Description: 'A dozen red roses' }),
    product('100310-DLX', 'Ruby Rose Bouquet Deluxe'),
    product('100320', 'White Tulips'),
    product('100330', 'Patio Set'),
    product('100340', 'Bulk Bulbs'),
    product('100350', 'Retired Wreath', { Active: false }),
    product('100360', 'Sale Fern'),
    product('100370', 'Without Price', { DefaultPriceScheduleID: undefined }),
    product('100380', 'Last Orchids', { Inventory: { Enabled: true, QuantityAvailable: 3 } }),
    product('100390', 'Endless Moss', { Inventory: { Enabled: false } }),
  ],
  priceSchedules: [
    priced('100310', 49.99, {
      PriceBreaks: [
        { Quantity: 10, Price: 44.99 },
        { Quantity: 1, Price: 49.99 },
      ],
    }),
    priced('100310-DLX', 69.99),
    priced('100320', 24.5, { MinQuantity: 2, MaxQuantity: 12 }),
    priced('100330', 50),
    priced('100340', 12, {
      RestrictedQuantity: true,
      PriceBreaks: [
        { Quantity: 6, Price: 2 },
        { Quantity: 12, Price: 1.5 },
      ],
    }),
    priced('100350', 10),
    priced('100380', 80),
    priced('100390', 3),
    priced('100360', 20, {
      PriceBreaks: [{ Quantity: 1, Price: 20, SalePrice: 15 }],
      SaleStart: '2020-01-01T00:00:00Z',
      SaleEnd: '2090-01-01T00:00:00Z',
    }),
  ],
  specs: [
    {
      spec: {
        ID: 'PatioSet-AssemblyCharge',
        Name: 'Assembly',
        Required: true,
        DefaultOptionID: 'No',
        ListOrder: 1,
      },
      options: [
        { ID: 'No', Value: 'Boxed', ListOrder: 1, PriceMarkupType: 'NoMarkup' },
        {
          ID: 'Yes',
          Value: 'Assembled',
          ListOrder: 2,
          PriceMarkupType: 'AmountPerQuantity',
          PriceMarkup: 10,
        },
        {
          ID: 'Once',
          Value: 'Set up at home',
          ListOrder: 3,
          PriceMarkupType: 'AmountTotal',
          PriceMarkup: 10,
        },
      ],
    },
    {
      spec: { ID: 'Engraving', Name: 'Engraving', AllowOpenText: true, ListOrder: 2 },
      options: [],
    },
  ],
  specAssignments: [
    { SpecID: 'PatioSet-AssemblyCharge', ProductID: '100330' },
    { SpecID: 'Engraving', ProductID: '100330' },
  ],
  categories: [
    category('Flowers', 1),
    category('Flowers_Bouquets', 1),
    category('Flowers_Bouquets_Roses', 1),
    category('Flowers_Tulips', 2),
    category('Winter', 2, false),
    category('Winter_Wreaths', 1),
  ],
  categoryAssignments: [
    { catalogID, CategoryID: 'Flowers_Bouquets_Roses', ProductID: '100310-DLX', ListOrder: 1 },
    { catalogID, CategoryID: 'Flowers_Bouquets_Roses', ProductID: '100310', ListOrder: 2 },
    { catalogID, CategoryID: 'Flowers_Tulips', ProductID: '100320', ListOrder: 1 },
  ],
  buyerAddresses: [
    {
      ID: 'Store-lyndale',
      AddressName: 'Lyndale',
      Street1: '5 Lyndale Ave',
      City: 'Minneapolis',
      State: 'MN',
      Zip: '55408',
      Country: 'US',
      xp: { active: true },
    },
    ...['55401', '55402', '55403'].map((Zip) => ({
      ID: `LDCity-${Zip}`,
      AddressName: `City ${Zip}`,
      Street1: '-',
      City: 'Minneapolis',
      State: 'MN',
      Zip,
      Country: 'US',
    })),
  ],
};
