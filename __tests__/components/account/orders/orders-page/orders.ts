import { followHistory, place } from '@/__tests__/components/account/router';
import type { OrderDetail, OrderRow } from '@/lib/account/order-view';

/** A row of the history. */
export const row = (id: string, change: Partial<OrderRow> = {}): OrderRow => ({
  id,
  number: id,
  submittedAt: '2026-05-06T03:30:00Z',
  sender: 'Ingrid Solberg',
  recipients: ['Arne Solberg'],
  addressType: 'Residence',
  status: 'Received',
  count: 2,
  total: 11_500,
  ...change,
});

/** The order of a row as it opens. */
export const detail = (id: string): OrderDetail => ({
  ...row(id),
  userID: 'ingrid',
  hasGiftCards: false,
  parcels: [],
  reportable: true,
  hold: null,
  next: { sentences: [], driven: false },
  shipments: [
    {
      id: 's1',
      method: 'LocalDelivery',
      status: 'Delivered',
      date: '2026-05-09',
      workshop: null,
      window: 'AM',
      recipient: 'Arne Solberg',
      company: null,
      address: '17 Catkin Lane, Roseville, MN 55113',
      phone: '6515550189',
      lines: [
        {
          id: 'l1',
          title: 'Sunday Best',
          options: 'Large',
          charges: ['Assembly: Put together for me, $15.00 each'],
          quantity: 2,
          total: 8000,
          picture: null,
          path: '/p/100310/sunday-best',
          note: null,
          calendar: null,
        },
      ],
      note: 'Side door',
      card: ['Happy birthday, Papa.', 'Ingrid'],
      fees: [
        { label: 'Delivery Fees', cents: 1499 },
        { label: 'Assembly', cents: 3000 },
      ],
      printFees: [
        { label: 'Delivery Fees', cents: 1499 },
        { label: 'Assembly', cents: 3000 },
      ],
      steps: [
        { state: 'received', done: true, at: '2026-05-06T03:30:00Z' },
        { state: 'designed', done: true, at: null },
        { state: 'loaded', done: true, at: '2026-05-09T14:05:00Z' },
        { state: 'collected', done: false, at: null },
      ],
      place: 'Front desk',
      calendar: null,
      store: null,
      photos: [],
      recipientPath: null,
    },
  ],
  summary: [
    { label: 'TAX', cents: 600 },
    { label: 'TOTAL', cents: 11_500 },
  ],
  payments: [{ label: 'Visa ending 1111', cents: 11_500 }],
});

/** Two orders: of one recipient, and of several. */
export const orders = [
  row('LL-2'),
  row('LL-1', { recipients: ['Arne Solberg', 'Solveig Dahl'], addressType: '', count: 1 }),
];

/** What the shop answers about them. */
export const answers = (totalPages = 1) => ({
  'GET /api/account/orders?': () => ({ body: { orders, page: 1, totalPages } }),
  'GET /api/account/orders/LL-2': () => ({ body: detail('LL-2') }),
  'GET /api/account/orders/LL-1': () => ({ body: detail('LL-1') }),
});

/** A window as wide as a desk's, or as narrow as a phone's. */
export function at(wide: boolean) {
  window.matchMedia = (() => ({
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

/** Begins each test of a suite at the page's own address, with a history that is followed. */
export function onFreshPage(): void {
  beforeEach(() => {
    place.query = '';
    followHistory();
    Element.prototype.scrollIntoView = jest.fn();
  });
  afterEach(() => jest.restoreAllMocks());
}
