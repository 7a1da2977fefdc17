/** @jest-environment node */
import type { Cart, CartShipment, CartWish } from '@/lib/cart/cart';
import { cartSummary } from '@/lib/cart/cart-summary';
import { shipmentTo } from '@/__tests__/components/checkout/shipments';

const nobody: Partial<CartShipment> = {
  recipient: null,
  method: null,
  date: null,
  fee: 0,
  feeLabel: '',
  handling: 0,
  wiredService: 0,
  tax: 0,
};
const van = (change: Partial<CartWish> = {}): CartWish => ({
  zip: '55408',
  date: '2026-11-24',
  run: 'NO PREF',
  method: 'LocalDelivery',
  cost: 1499,
  charges: { fee: 1499, handling: 0, wiredService: 0, tax: 722 },
  ...change,
});
const wishedFor = (change: Partial<CartWish> = {}) =>
  shipmentTo('Ana', { ...nobody, wish: van(change) });
const wired = {
  zip: '60611',
  method: 'Wired',
  cost: 3048,
  charges: { fee: 2798, handling: 250, wiredService: 999, tax: 950 },
} as const;
const gone = { method: null, cost: null, charges: null };
const sent = shipmentTo('Bea', {
  method: 'LocalDelivery',
  fee: 1499,
  feeLabel: 'Delivery Fees',
  handling: 0,
  tax: 722,
});
const sentFree = shipmentTo('Eli', {
  method: 'LocalDelivery',
  fee: 0,
  feeLabel: 'Delivery Fees',
  handling: 0,
  tax: 0,
});
const sentByMail = shipmentTo('Fay', {
  method: 'Email',
  fee: 0,
  feeLabel: '',
  handling: 0,
  tax: 0,
});
const undated = shipmentTo('Cy', { ...nobody });

/** A cart of one item of $64.99 for each shipment, its totals those of what is chosen. */
function cartOf(...shipments: CartShipment[]): Pick<Cart, 'totals' | 'count' | 'shipments'> {
  const sum = (of: (shipment: CartShipment) => number) =>
    shipments.reduce((all, shipment) => all + of(shipment), 0);
  const parts = {
    merchandise: 6499 * shipments.length,
    assembly: 0,
    placement: 0,
    delivery: sum(({ fee, wiredService }) => fee - wiredService),
    handling: sum(({ handling }) => handling),
    wiredService: sum(({ wiredService }) => wiredService),
    tax: sum(({ tax }) => tax),
  };
  const total = Object.values(parts).reduce((all, part) => all + part, 0);
  return { count: shipments.length, shipments, totals: { ...parts, total } };
}

const later = 'After you choose a day';

describe('the sum of what is in the cart while nobody is named who gets it', () => {
  it.each<[string, CartShipment[], (string | number)[][]]>([
    [
      'is the one that was promised with the day, all in',
      [wishedFor()],
      [
        ['Merchandise, 1 item', 6499],
        ['Delivery Fees', 1499],
        ['Tax', 722],
        ['Total delivered to 55408, Tue, Nov 24', 8720],
      ],
    ],
    [
      'has the handling and the service of a way out of town',
      [wishedFor(wired)],
      [
        ['Merchandise, 1 item', 6499],
        ['Handling Fee', 250],
        ['Delivery Fees', 2798, 'Service Fee $9.99 included'],
        ['Tax', 950],
        ['Total delivered to 60611, Tue, Nov 24', 10497],
      ],
    ],
    [
      'names no day where there are two',
      [wishedFor(), wishedFor({ date: '2026-11-25' })],
      [
        ['Merchandise, 2 items', 12998],
        ['Delivery Fees', 2998],
        ['Tax', 1444],
        ['Total delivered to 55408', 17440],
      ],
    ],
    [
      'names no place where there are two',
      [wishedFor(), wishedFor(wired)],
      [
        ['Merchandise, 2 items', 12998],
        ['Handling Fee', 250],
        ['Delivery Fees', 4297, 'Service Fee $9.99 included'],
        ['Tax', 1672],
        ['Total delivered as chosen', 19217],
      ],
    ],
    [
      'goes beside what is for somebody already',
      [wishedFor(), sent],
      [
        ['Merchandise, 2 items', 12998],
        ['Delivery Fees', 2998],
        ['Tax', 1444],
        ['Total delivered as chosen', 17440],
      ],
    ],
    [
      'says that a delivery is free, also beside a card by e-mail',
      [sentFree, sentByMail],
      [
        ['Merchandise, 2 items', 12998],
        ['Delivery Fees', 0],
        ['Tax', 0],
        ['Total', 12998],
      ],
    ],
    [
      'says what is still missing where another has no day',
      [wishedFor(), undated],
      [
        ['Merchandise, 2 items', 12998],
        ['Delivery Fees so far', 1499],
        ['Other delivery or pickup', later],
        ['Tax so far', 722],
        ['Other tax', later],
        ['Total so far', 15219],
      ],
    ],
    [
      'says nothing of another charge where none is shown',
      [sentByMail, undated],
      [
        ['Merchandise, 2 items', 12998],
        ['Delivery or pickup', later],
        ['Tax', later],
        ['Total so far', 12998],
      ],
    ],
    ...(
      [
        ['says what is missing where no day was chosen', undated],
        ['says what is missing where the day is not possible any more', wishedFor(gone)],
        ['says what is missing where its price is not known', wishedFor({ charges: undefined })],
      ] as const
    ).map(([name, shipment]): [string, CartShipment[], (string | number)[][]] => [
      name,
      [shipment],
      [
        ['Merchandise, 1 item', 6499],
        ['Delivery or pickup', later],
        ['Tax', later],
        ['Total so far', 6499],
      ],
    ]),
    [
      'is the order’s own once there is a recipient, whatever was wished',
      [{ ...sent, wish: van(wired) }],
      [
        ['Merchandise, 1 item', 6499],
        ['Delivery Fees', 1499],
        ['Tax', 722],
        ['Total', 8720],
      ],
    ],
  ])('%s', (_, shipments, shown) => {
    const { lines, total } = cartSummary(cartOf(...shipments), 'checkout');
    expect([...lines, total].map((line) => Object.values(line))).toEqual(shown);
    const known = lines.flatMap((line) => ('cents' in line ? [line.cents] : []));
    expect(known.reduce((all, cents) => all + cents, 0)).toBe(total.cents);
  });
});
