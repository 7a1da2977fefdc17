import type { StockUser } from '@/platform/stock/stock-shape';
import { anonymousUser } from './access';
import { address } from './book-address';

const password = 'Lilacs-in-May-26';

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
    id: 'demo-new',
    name: 'Nora Quist',
    email: 'nora@lilacandloam.example',
    phone: '6125550181',
    note: 'New customer: no orders, no addresses',
    xp: { WishList: [], CreatedFrom: 'Storefront' },
  },
  {
    id: 'demo-loyal',
    name: 'Lars Haugen',
    email: 'lars@lilacandloam.example',
    phone: '6515550182',
    note: 'Purple Perks card and a wish list',
    xp: {
      WishList: [{ ProductCode: '100310' }, { ProductCode: '300301' }],
      LoyaltyID: 'LP-204417',
      LoyaltyCardNumber: '7700204417',
      CECSAwardAccountID: 'AW-204417',
      CecsCustomerNumber: 'C-204417',
      CreatedFrom: 'Storefront',
      OrderCloudToCecsCustomerStatus: 'Synced',
    },
    addresses: [
      address(
        'haugen-home',
        'Lars',
        'Haugen',
        '1214 Basswood Avenue',
        'Saint Paul',
        '55105',
        '6515550182',
        'Home',
      ),
    ],
  },
  {
    id: 'demo-several',
    name: "Maeve O'Neil",
    email: 'maeve@lilacandloam.example',
    phone: '9525550183',
    note: 'Four saved addresses, one outside the delivery area',
    xp: {
      WishList: [],
      CecsCustomerNumber: 'C-118830',
      CreatedFrom: 'Storefront',
      OrderCloudToCecsCustomerStatus: 'Synced',
    },
    addresses: [
      address(
        'oneil-home',
        'Maeve',
        "O'Neil",
        '5021 Juniper Lane',
        'Edina',
        '55424',
        '9525550183',
        'Home',
      ),
      address(
        'oneil-mother',
        'Bridget',
        "O'Neil",
        '88 Sumac Court',
        'Stillwater',
        '55082',
        '6515550184',
        'Mum',
      ),
      address(
        'oneil-office',
        'Mary-Ann',
        'De la Cruz',
        '700 Grain Street',
        'Minneapolis',
        '55415',
        '6125550185',
        'Office',
        'Business',
        'Millrace Architects',
      ),
      address(
        'oneil-sister',
        'Siobhan',
        "O'Neil",
        '2300 Superior Street',
        'Duluth',
        '55802',
        '2185550186',
        'Sister',
      ),
    ],
  },
  {
    id: 'demo-many',
    name: 'Ingrid Solberg',
    email: 'ingrid@lilacandloam.example',
    phone: '6125550188',
    note: 'Twenty-three orders over three pages, in every state',
    xp: {
      WishList: [{ ProductCode: '100201' }, { ProductCode: '200101' }, { ProductCode: '100998' }],
      LoyaltyID: 'LP-118002',
      LoyaltyCardNumber: '7700118002',
      CECSAwardAccountID: 'AW-118002',
      CecsCustomerNumber: 'C-118002',
      CreatedFrom: 'Storefront',
      OrderCloudToCecsCustomerStatus: 'Synced',
      PurchasedEvents: [
        { ProductCode: '700103', ProductID: '700103', Seats: 1 },
        { ProductCode: '700106', ProductID: '700106', Seats: 2 },
      ],
    },
    addresses: [
      address(
        'solberg-home',
        'Ingrid',
        'Solberg',
        '3320 Cedar Row',
        'Minneapolis',
        '55407',
        '6125550188',
        'Home',
      ),
      address(
        'solberg-father',
        'Arne',
        'Solberg',
        '17 Catkin Lane',
        'Roseville',
        '55113',
        '6515550189',
        'Father',
      ),
      address(
        'solberg-nana',
        'Solveig',
        'Dahl',
        '400 Prairie Way',
        'Chaska',
        '55318',
        '9525550190',
        'Nana',
        'Hospital',
        'Carver Ridge Hospital',
      ),
    ],
  },
  {
    id: 'demo-charge',
    name: 'Priya Raman',
    email: 'priya@lilacandloam.example',
    phone: '6125550191',
    note: 'Store charge account and purchase orders of a hotel',
    xp: {
      WishList: [],
      CecsCustomerNumber: 'C-300417',
      EagleCustomerNumber: '300417',
      CreatedFrom: 'Eagle',
      OrderCloudToCecsCustomerStatus: 'Synced',
      ChargeAccount: { AccountNumber: 'CH-30417', Company: 'The Millrace Hotel' },
    },
    addresses: [
      address(
        'raman-desk',
        'Front',
        'Desk',
        '700 Grain Street',
        'Minneapolis',
        '55415',
        '6125550191',
        'Front desk',
        'Business',
        'The Millrace Hotel',
      ),
    ],
  },
  {
    id: 'demo-unsynced',
    name: 'Walter Bly',
    email: 'walter@lilacandloam.example',
    phone: '6515550192',
    note: 'Not in the customer system yet: the first log-in makes them known there',
    xp: { WishList: [], CreatedFrom: 'Storefront', OrderCloudToCecsCustomerStatus: 'Orphaned' },
  },
  {
    id: 'demo-older',
    name: 'Ada Fenske',
    email: 'ada@lilacandloam.example',
    phone: '7635550187',
    note: 'From the older system: a loyalty ID and no card number, which the first look finds there',
    xp: {
      WishList: [],
      LoyaltyID: 'LEG-000912',
      CreatedFrom: 'Legacy',
      EagleCustomerNumber: '000912',
    },
  },
];

/** The anonymous template user (specification A9) and the demo customers. */
export const users: StockUser[] = [
  { ...anonymousUser, xp: {} },
  ...people.map(({ id, name, email, phone, xp, addresses }): StockUser => {
    const [FirstName = '', LastName = ''] = name.split(' ');
    return {
      ID: id,
      Username: email,
      FirstName,
      LastName,
      Email: email,
      Phone: phone,
      Active: true,
      password,
      xp,
      ...(addresses ? { addresses } : {}),
    };
  }),
];

/** What the platform's root shows of them. */
export const demoAccounts = people.map(({ email, note }) => ({ username: email, password, note }));
