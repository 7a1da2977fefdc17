import type { StockApiClient, StockUser } from '@/lib/core/stock';
import { limits, shopperScopes } from '@/lib/config/limits';
import { localPlatform } from '@/lib/config/local-platform';

/** A buyer's own address says what it may be used for; the vendor's base type of an address has no word for it. */
const usedFor = { Shipping: true, Billing: true };

const password = 'Lilacs-in-May-26';
const { commerce } = localPlatform;

/** The clients of the commerce platform: the shop window, the shop's own back end, and the sellers' desk. */
export const apiClients: StockApiClient[] = [
  {
    ID: commerce.clientID, AppName: 'Storefront', Active: true, AllowAnyBuyer: true, IsAnonBuyer: true, AccessTokenDuration: 600,
    RefreshTokenDuration: 43_200, roles: [...shopperScopes], defaultContextUserID: limits.anonymousUserID,
  },
  {
    ID: commerce.middlewareClientID, AppName: 'App API', Active: true, AllowSeller: true, AccessTokenDuration: 600,
    ClientSecret: commerce.middlewareClientSecret, roles: ['FullAccess'],
  },
  {
    ID: commerce.sellerClientID, AppName: 'Marketing desk', Active: true, AllowSeller: true, AccessTokenDuration: 600,
    ClientSecret: commerce.sellerClientSecret, roles: ['FullAccess'],
  },
];

interface Person {
  id: string;
  name: string;
  email: string;
  phone: string;
  note: string;
  xp: Record<string, unknown>;
  addresses?: StockUser['addresses'];
}

const people: readonly Person[] = [
  {
    id: 'demo-new', name: 'Nora Quist', email: 'nora@lilacandloam.example', phone: '6125550181', note: 'New customer: no orders, no addresses',
    xp: { WishList: [], CreatedFrom: 'Storefront' },
  },
  {
    id: 'demo-loyal', name: 'Lars Haugen', email: 'lars@lilacandloam.example', phone: '6515550182', note: 'Purple Perks card and a wish list',
    xp: {
      WishList: [{ ProductCode: '100310' }, { ProductCode: '300301' }], LoyaltyID: 'LP-204417', LoyaltyCardNumber: '7700204417',
      CECSAwardAccountID: 'AW-204417', CecsCustomerNumber: 'C-204417', CreatedFrom: 'Storefront', OrderCloudToCecsCustomerStatus: 'Synced',
    },
    addresses: [address('haugen-home', 'Lars', 'Haugen', '1214 Basswood Avenue', 'Saint Paul', '55105', '6515550182', 'Home')],
  },
  {
    id: 'demo-several', name: "Maeve O'Neil", email: 'maeve@lilacandloam.example', phone: '9525550183', note: 'Four saved addresses, one outside the delivery area',
    xp: { WishList: [], CecsCustomerNumber: 'C-118830', CreatedFrom: 'Storefront', OrderCloudToCecsCustomerStatus: 'Synced' },
    addresses: [
      address('oneil-home', 'Maeve', "O'Neil", '5021 Juniper Lane', 'Edina', '55424', '9525550183', 'Home'),
      address('oneil-mother', 'Bridget', "O'Neil", '88 Sumac Court', 'Stillwater', '55082', '6515550184', 'Mum'),
      address('oneil-office', 'Mary-Ann', 'De la Cruz', '700 Grain Street', 'Minneapolis', '55415', '6125550185', 'Office', 'Business', 'Millrace Architects'),
      address('oneil-sister', 'Siobhan', "O'Neil", '2300 Superior Street', 'Duluth', '55802', '2185550186', 'Sister'),
    ],
  },
  {
    id: 'demo-older', name: 'Ada Fenske', email: 'ada@lilacandloam.example', phone: '7635550187', note: 'From the older system: a loyalty ID and no card',
    xp: { WishList: [], LoyaltyID: 'LEG-000912', CreatedFrom: 'Legacy', EagleCustomerNumber: '000912' },
  },
];

/** The anonymous template user (000 §9) and the demo customers. */
export const users: StockUser[] = [
  { ID: limits.anonymousUserID, Username: 'anonymous', FirstName: 'Anonymous', LastName: 'Shopper', Email: 'anonymous@lilacandloam.example', Active: true, xp: {} },
  ...people.map(({ id, name, email, phone, xp, addresses }): StockUser => {
    const [FirstName = '', LastName = ''] = name.split(' ');
    return { ID: id, Username: email, FirstName, LastName, Email: email, Phone: phone, Active: true, password, xp, ...(addresses ? { addresses } : {}) };
  }),
];

/** What the platform's root shows of them. */
export const demoAccounts = people.map(({ email, note }) => ({ username: email, password, note }));

function address(
  ID: string, FirstName: string, LastName: string, Street1: string, City: string, Zip: string, Phone: string, NickName: string,
  addressType = 'Residence', CompanyName?: string,
): NonNullable<StockUser['addresses']>[number] {
  return {
    ID, AddressName: NickName, FirstName, LastName, Street1, City, State: 'MN', Zip, Country: 'US', Phone,
    ...(CompanyName ? { CompanyName } : {}), xp: { addressType, NickName }, ...usedFor,
  };
}
