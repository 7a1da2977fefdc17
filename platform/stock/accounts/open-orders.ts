import { commerceStatus, type ShipmentState } from '@/lib/orders/shipment/shipment-life';
import type { StockUser } from '@/platform/stock/stock-shape';
import type {
  OrderSource,
  PaymentSource,
  Recipient,
  ShipmentSource,
  SoldLine,
} from './order-source';
import { recipients } from './recipients';

/** Orders of one way and state of the day the stock is built, and what is to be known of the last thing that happened. */
interface Batch {
  method: ShipmentSource['method'];
  state: ShipmentState;
  count: number;
  note?: string;
}

const batches: readonly Batch[] = [
  { method: 'LocalDelivery', state: 'received', count: 11 },
  { method: 'LocalDelivery', state: 'designing', count: 6 },
  { method: 'LocalDelivery', state: 'designed', count: 7 },
  { method: 'LocalDelivery', state: 'loaded', count: 6 },
  { method: 'LocalDelivery', state: 'attempted', count: 2, note: 'Nobody answered the bell' },
  { method: 'LocalDelivery', state: 'delivered', count: 4, note: 'Front desk' },
  { method: 'LocalDelivery', state: 'delivered', count: 4, note: 'Porch, behind the bench' },
  { method: 'LocalDelivery', state: 'returned', count: 1, note: 'The office was closed' },
  { method: 'LocalDelivery', state: 'canceled', count: 1 },
  { method: 'InStorePickUp', state: 'received', count: 2 },
  { method: 'InStorePickUp', state: 'designing', count: 1 },
  { method: 'InStorePickUp', state: 'ready', count: 3 },
  { method: 'InStorePickUp', state: 'collected', count: 1 },
  { method: 'CurbsidePickUp', state: 'ready', count: 1 },
  { method: 'UPS', state: 'received', count: 1 },
  { method: 'UPS', state: 'designed', count: 1 },
  { method: 'UPS', state: 'shipped', count: 2, note: '1Z 402 77E 03 0118 2204' },
  { method: 'Wired', state: 'received', count: 2 },
  { method: 'Wired', state: 'relayed', count: 1 },
  { method: 'Wired', state: 'delivered', count: 1, note: 'Lobby' },
  { method: 'Email', state: 'issued', count: 1 },
  { method: 'Email', state: 'opened', count: 1 },
];

const names = [
  'Astrid Moe',
  'Bo Xiong',
  'Carla Nunez',
  'Dev Patel',
  'Elin Strand',
  'Farah Aden',
  'Gus Koski',
  'Hana Sato',
  'Ida Brandt',
  'Jonah Reed',
];
const toName = ['Maren', 'Otis', 'Priya', 'Quinn', 'Rosa', 'Sven', 'Tess', 'Uma', 'Viktor'];
const places = [
  recipients.ingrid,
  recipients.arne,
  recipients.desk,
  recipients.teacher,
  recipients.nana,
  recipients.pastor,
];
const inPlaceOf: Partial<Record<ShipmentSource['method'], Recipient>> = {
  InStorePickUp: recipients.atLyndale,
  CurbsidePickUp: recipients.atEdina,
  Wired: recipients.friend,
  UPS: recipients.cousin,
  Email: recipients.byMail,
};
const sold: Partial<Record<ShipmentSource['method'], readonly SoldLine[]>> = {
  InStorePickUp: [['400204', 1]],
  CurbsidePickUp: [['400501', 1]],
  Wired: [['100319', 1]],
  UPS: [['200202', 1]],
  Email: [
    [
      'EGIFTCARD',
      1,
      { 'GiftCard-Amount': '50', 'EGiftCard-RecipientEmail': 'henrik@lilacandloam.example' },
    ],
  ],
};
const onVans: readonly SoldLine[] = [
  ['100102', 1],
  ['100310', 1],
  ['100311', 1],
  ['100312', 1],
  ['100322', 1],
  ['200101', 1],
];
const cards: readonly (readonly [string, ...string[]])[] = [
  ['Thinking of you today.'],
  ['Happy birthday!', 'See you on Sunday.'],
  ['Get well soon.', 'All of us at the office'],
  ['With love'],
];
const visa: PaymentSource = { kind: 'CreditCard', cardType: 'Visa', last4: '1111' };

/** Who placed the day's orders: without a password, for they only ever ordered as guests do. */
export const dayCustomers: StockUser[] = names.map((name, index) => {
  const [FirstName = '', LastName = ''] = name.split(' ');
  const Email = `${FirstName.toLowerCase()}@lilacandloam.example`;
  return {
    ID: `day-${index + 1}`,
    Username: Email,
    FirstName,
    LastName,
    Email,
    Phone: `61255501${String(index).padStart(2, '0')}`,
    Active: true,
    xp: { CreatedFrom: 'Storefront' },
  };
});

/** An open shipment of the day: its order, how far it is, and the note of what happened last. */
interface OpenShipment {
  order: OrderSource;
  state: ShipmentState;
  note: string | null;
}

/** Sixty shipments of the day the stock is built, an order each, in every state there is. */
export const openShipments: readonly OpenShipment[] = batches
  .flatMap((batch) => Array.from({ length: batch.count }, () => batch))
  .map(({ method, state, note = null }, index) => ({
    state,
    note,
    order: {
      id: `LL-${61_001 + index}`,
      userID: `day-${(index % names.length) + 1}`,
      daysAgo: 1 + (index % 3),
      at: `${String(8 + (index % 9)).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}`,
      paid: [visa],
      shipments: [shipmentOf(method, state, index)],
    },
  }));

function shipmentOf(
  method: ShipmentSource['method'],
  state: ShipmentState,
  index: number,
): ShipmentSource {
  const place = inPlaceOf[method] ?? pick(places, index);
  const first = pick(toName, index);
  const isOnVan = method === 'LocalDelivery';
  return {
    to: { ...place, first },
    method,
    after: 1 + (index % 3),
    ...(isOnVan ? { run: index % 2 ? ('PM' as const) : ('AM' as const) } : {}),
    status: commerceStatus({ state }),
    lines: [sold[method]?.[0] ?? pick(onVans, index)],
    ...(isOnVan || method === 'Wired' ? { card: pick(cards, index) } : {}),
  };
}

function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}
