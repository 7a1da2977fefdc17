import type { OrderSource, PaymentSource } from './order-source';
import { recipients as to } from './recipients';

const visa: PaymentSource = { kind: 'CreditCard', cardType: 'Visa', last4: '1111' };
const amex: PaymentSource = { kind: 'CreditCard', cardType: 'American Express', last4: '0005' };
const paypal: PaymentSource = { kind: 'Paypal', account: 'ingrid@lilacandloam.example' };
const venmo: PaymentSource = { kind: 'Venmo', account: '@ingrid-solberg' };

type Past = Omit<OrderSource, 'id' | 'userID'>;

/** Ingrid's twenty-three orders, the newest first: three pages of ten, every group of display statuses, every way to pay. */
const ingrids: readonly Past[] = [
  {
    daysAgo: 0,
    at: '00:12',
    paid: [visa],
    shipments: [
      {
        to: to.ingrid,
        method: 'LocalDelivery',
        after: 2,
        run: 'AM',
        status: '',
        lines: [['100102', 1]],
      },
    ],
  },
  {
    daysAgo: 1,
    at: '08:05',
    paid: [visa],
    shipments: [
      {
        to: to.arne,
        method: 'LocalDelivery',
        after: 3,
        run: 'PM',
        status: 'New',
        lines: [
          ['100310', 1],
          ['500301', 1],
        ],
        card: ['Happy birthday, Papa.', 'Supper on Sunday.', 'Ingrid'],
      },
    ],
  },
  {
    daysAgo: 2,
    at: '12:41',
    paid: [amex],
    shipments: [
      {
        to: to.ingrid,
        method: 'LocalDelivery',
        after: 4,
        status: 'In Design',
        lines: [['100311', 1]],
      },
      {
        to: to.nana,
        method: 'LocalDelivery',
        after: 3,
        run: 'AM',
        status: 'Staged',
        lines: [['100312', 1]],
        card: ['Mend well.'],
        note: 'Room 214, patient',
      },
    ],
  },
  {
    daysAgo: 4,
    at: '17:20',
    paid: [paypal],
    shipments: [
      {
        to: to.friend,
        method: 'Wired',
        after: 5,
        status: 'Exported',
        lines: [['100319', 1]],
        card: ['Congratulations, June!', 'All of Lyndale is proud.'],
      },
    ],
  },
  {
    daysAgo: 5,
    at: '09:55',
    paid: [visa],
    shipments: [
      {
        to: to.desk,
        method: 'LocalDelivery',
        after: 7,
        run: 'AM',
        status: 'DISPATCHED',
        lines: [['200101', 1]],
      },
    ],
  },
  {
    daysAgo: 9,
    at: '10:10',
    paid: [visa],
    shipments: [
      {
        to: to.chapel,
        method: 'LocalDelivery',
        after: 2,
        run: 'AM',
        status: 'DELIVERED',
        lines: [['100501', 1]],
        card: ['With love from the Solbergs'],
        note: 'Service at 11',
      },
    ],
  },
  {
    daysAgo: 16,
    at: '14:33',
    paid: [venmo],
    shipments: [
      {
        to: to.ingrid,
        method: 'LocalDelivery',
        after: 2,
        status: 'CANCELED',
        lines: [['100201', 1]],
      },
    ],
  },
  {
    daysAgo: 23,
    at: '11:02',
    paid: [visa],
    shipments: [
      {
        to: to.cousin,
        method: 'UPS',
        after: 4,
        status: 'Complete',
        tracking: '1Z999AA10123456784',
        lines: [['200202', 2]],
      },
    ],
  },
  {
    daysAgo: 31,
    at: '19:48',
    paid: [visa],
    shipments: [
      {
        to: to.ingrid,
        method: 'LocalDelivery',
        after: 6,
        status: 'Complete',
        lines: [
          ['300401', 1, { 'Tree-PlacementCharge': 'Planted' }],
          ['400101', 3],
        ],
        note: 'Side gate, two steps',
      },
    ],
  },
  {
    daysAgo: 44,
    at: '13:15',
    paid: [visa],
    shipments: [
      {
        to: to.atLyndale,
        method: 'InStorePickUp',
        after: 1,
        status: 'Complete',
        lines: [['400204', 1, { 'Trellis-AssemblyCharge': 'Assembled' }]],
      },
    ],
  },
  {
    daysAgo: 58,
    at: '07:30',
    paid: [visa],
    shipments: [
      {
        to: to.seatAtEdina,
        method: 'InStorePickUp',
        after: 18,
        status: 'Complete',
        lines: [['700103', 1]],
      },
    ],
  },
  {
    daysAgo: 73,
    at: '15:45',
    paid: [amex],
    shipments: [
      {
        to: to.atEdina,
        method: 'CurbsidePickUp',
        after: 1,
        status: 'Complete',
        lines: [['400501', 2]],
      },
    ],
  },
  {
    daysAgo: 95,
    at: '21:09',
    paid: [{ kind: 'GiftCard', number: '6006490000000104', cents: 2500 }, visa],
    shipments: [
      {
        to: to.teacher,
        method: 'LocalDelivery',
        after: 2,
        run: 'PM',
        status: 'DELIVERED',
        lines: [['100322', 1]],
        card: ['Thank you for a patient year.'],
      },
    ],
  },
  {
    daysAgo: 118,
    at: '10:27',
    paid: [{ kind: 'PurplePerks', number: '7700118002', cents: 1200 }, visa],
    shipments: [
      {
        to: to.ingrid,
        method: 'LocalDelivery',
        after: 3,
        status: 'DELIVERED',
        lines: [
          ['300301', 1],
          ['400202', 1],
        ],
      },
    ],
  },
  {
    daysAgo: 147,
    at: '16:54',
    paid: [visa],
    shipments: [
      {
        to: to.byMail,
        method: 'Email',
        after: 1,
        status: 'Complete',
        lines: [
          [
            'EGIFTCARD',
            1,
            { 'GiftCard-Amount': '75', 'EGiftCard-RecipientEmail': 'henrik@lilacandloam.example' },
          ],
        ],
      },
    ],
  },
  {
    daysAgo: 176,
    at: '12:00',
    paid: [paypal],
    shipments: [
      {
        to: to.pastor,
        method: 'LocalDelivery',
        after: 2,
        run: 'AM',
        status: 'DELIVERED',
        lines: [['100404', 2]],
      },
    ],
  },
  {
    daysAgo: 195,
    at: '09:18',
    paid: [visa],
    shipments: [
      {
        to: to.arne,
        method: 'LocalDelivery',
        after: 1,
        status: 'DELIVERED',
        lines: [['500102', 1]],
      },
    ],
  },
  {
    daysAgo: 240,
    at: '18:36',
    paid: [amex],
    shipments: [
      {
        to: to.arne,
        method: 'LocalDelivery',
        after: 2,
        run: 'PM',
        status: 'DELIVERED',
        lines: [['100310-DLX', 1]],
      },
      {
        to: to.nana,
        method: 'LocalDelivery',
        after: 2,
        status: 'DELIVERED',
        lines: [['100310', 1]],
      },
      {
        to: to.desk,
        method: 'LocalDelivery',
        after: 4,
        run: 'AM',
        status: 'CANCELED',
        lines: [['100310-PRM', 1]],
      },
    ],
  },
  {
    daysAgo: 281,
    at: '08:42',
    paid: [visa],
    shipments: [
      {
        to: to.ingrid,
        method: 'USPS',
        after: 5,
        status: 'Complete',
        tracking: '9400100000000000000000',
        lines: [['GIFTCARD', 2, { 'GiftCard-Amount': '50' }]],
      },
    ],
  },
  {
    daysAgo: 334,
    at: '20:15',
    paid: [visa],
    shipments: [
      {
        to: to.atLyndale,
        method: 'InStorePickUp',
        after: 1,
        status: 'Complete',
        lines: [['600201', 2]],
      },
    ],
  },
  {
    daysAgo: 362,
    at: '11:31',
    paid: [venmo],
    shipments: [
      {
        to: to.ingrid,
        method: 'LocalDelivery',
        after: 3,
        status: 'Complete',
        lines: [['600203', 3]],
      },
    ],
  },
  {
    daysAgo: 420,
    at: '13:59',
    paid: [visa],
    shipments: [
      {
        to: to.arne,
        method: 'LocalDelivery',
        after: 2,
        status: 'Complete',
        lines: [['200211', 1]],
      },
    ],
  },
  {
    daysAgo: 547,
    at: '10:00',
    paid: [visa],
    shipments: [
      {
        to: to.ingrid,
        method: 'LocalDelivery',
        after: 1,
        status: 'Complete',
        lines: [['100108', 3]],
        card: ['For the kitchen.'],
      },
    ],
  },
];

const others: readonly OrderSource[] = [
  {
    id: 'LL-40211',
    userID: 'demo-loyal',
    daysAgo: 12,
    at: '10:40',
    paid: [{ kind: 'PurplePerks', number: '7700204417', cents: 1000 }, visa],
    shipments: [
      {
        to: to.lars,
        method: 'LocalDelivery',
        after: 2,
        run: 'AM',
        status: 'DELIVERED',
        lines: [['300301', 1]],
      },
    ],
  },
  {
    id: 'LL-38870',
    userID: 'demo-loyal',
    daysAgo: 88,
    at: '16:05',
    paid: [visa],
    shipments: [
      {
        to: to.lars,
        method: 'LocalDelivery',
        after: 1,
        status: 'Complete',
        lines: [
          ['100201', 1],
          ['500303', 1],
        ],
      },
    ],
  },
  {
    id: 'LL-41907',
    userID: 'demo-charge',
    daysAgo: 3,
    at: '07:02',
    paid: [{ kind: 'StoreCharge', number: 'CH-30417' }],
    shipments: [
      {
        to: to.hotel,
        method: 'LocalDelivery',
        after: 5,
        run: 'AM',
        status: 'In Production',
        lines: [
          ['100401', 2],
          ['100411', 4],
        ],
        note: 'Loading dock on Second',
      },
    ],
  },
  {
    id: 'LL-39644',
    userID: 'demo-charge',
    daysAgo: 52,
    at: '07:10',
    paid: [{ kind: 'PurchaseOrder', number: 'PO-7719' }],
    shipments: [
      {
        to: to.hotel,
        method: 'LocalDelivery',
        after: 3,
        run: 'AM',
        status: 'Complete',
        lines: [['200104', 2]],
      },
    ],
  },
  {
    id: 'EAG-000912-1',
    userID: 'demo-older',
    daysAgo: 500,
    at: '12:00',
    paid: [{ kind: 'CreditCard', cardType: 'Discover', last4: '9424' }],
    shipments: [
      { to: to.ada, method: 'LocalDelivery', after: 2, status: 'Complete', lines: [['100106', 1]] },
    ],
  },
];

/** Every order of the past, newest first for each customer. */
export const pastOrders: readonly OrderSource[] = [
  ...ingrids.map((order, index): OrderSource => ({
    ...order,
    id: `LL-${42_018 - index * 137}`,
    userID: 'demo-many',
  })),
  ...others,
];
