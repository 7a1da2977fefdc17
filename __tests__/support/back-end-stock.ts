import { localPlatform } from '@/lib/config/local-platform';
import { rolesOfCaller, rolesOfClient } from '@/lib/config/commerce-access';
import { limits } from '@/lib/config/limits';
import { staff } from '@/platform/stock/accounts/staff';
import type { CommerceStock } from '@/platform/stock/stock-shape';

const {
  clientID,
  buyerID,
  catalogID,
  middlewareClientID,
  middlewareClientSecret,
  marketingClientID,
  marketingClientSecret,
  sellerClientID,
  sellerClientSecret,
  benchClientID,
} = localPlatform.commerce;

const client = { Active: true, AccessTokenDuration: 600 };

const store = (slug: string, City: string, Zip: string, xp: object) => ({
  ID: `Store-${slug}`,
  AddressName: City,
  Street1: '1 Garden Way',
  City,
  State: 'MN',
  Zip,
  Country: 'US',
  Phone: '6125550100',
  xp: {
    PlaceID: `place-${slug}`,
    Location: { lat: 44.9, lng: -93.3 },
    flagship: true,
    willCall: true,
    active: true,
    ...xp,
  },
});

const city = (Zip: string, City: string, lat: number, lng: number) => ({
  ID: `LDCity-${Zip}`,
  AddressName: City,
  Street1: '-',
  City,
  State: 'MN',
  Zip,
  Country: 'US',
  xp: { Location: { lat, lng } },
});

/** A shop without products: each test makes its own. Two stores, one of them without will-call; two local cities. */
export const backEndStock: CommerceStock = {
  buyer: { ID: buyerID, Name: 'Test florist', Active: true, DefaultCatalogID: catalogID },
  catalogs: [{ ID: catalogID, Name: 'Test catalog', Active: true }],
  apiClients: [
    {
      ...client,
      ID: clientID,
      AppName: 'storefront',
      IsAnonBuyer: true,
      roles: rolesOfClient('storefront'),
      DefaultContextUserName: 'anonymous',
    },
    {
      ...client,
      ID: middlewareClientID,
      AppName: 'middleware',
      ClientSecret: middlewareClientSecret,
      roles: rolesOfClient('middleware'),
    },
    {
      ...client,
      ID: marketingClientID,
      AppName: 'marketing',
      ClientSecret: marketingClientSecret,
      roles: rolesOfClient('marketing'),
    },
    {
      ...client,
      ID: sellerClientID,
      AppName: 'seller',
      ClientSecret: sellerClientSecret,
      roles: ['FullAccess'],
    },
    {
      ...client,
      ID: benchClientID,
      AppName: 'bench',
      AllowSeller: true,
      roles: [],
    },
  ],
  securityProfiles: [
    { ID: 'their-name', Name: 'In their name', Roles: rolesOfCaller('inTheirName') },
  ],
  impersonationConfigs: [
    { ID: 'their-name', BuyerID: buyerID, ClientID: clientID, SecurityProfileID: 'their-name' },
  ],
  sellerUsers: staff,
  users: [
    {
      ID: limits.anonymousUserID,
      Username: 'anonymous',
      FirstName: 'Anonymous',
      LastName: 'Visitor',
      Email: 'anonymous@example.com',
      Active: true,
    },
  ],
  products: [],
  priceSchedules: [],
  specs: [
    {
      spec: { ID: 'Bench-AssemblyCharge', Name: 'Assembly', DefaultOptionID: 'No', ListOrder: 1 },
      options: [
        { ID: 'No', Value: 'Boxed', PriceMarkupType: 'NoMarkup' },
        { ID: 'Yes', Value: 'Assembled', PriceMarkupType: 'AmountPerQuantity', PriceMarkup: 30 },
      ],
    },
  ],
  specAssignments: [],
  categories: [],
  categoryAssignments: [],
  buyerAddresses: [
    store('lyndale', 'Minneapolis', '55408', {}),
    store('apple-valley', 'Apple Valley', '55124', { willCall: false }),
    city('55408', 'Minneapolis', 44.9463, -93.2858),
    city('55082', 'Stillwater', 45.0565, -92.8086),
  ],
};
