import 'server-only';
import { calculatedLine } from '@/lib/orders/calculated-line';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { lineCharges } from '@/lib/orders/line-charges';
import { listLineItems } from '@/lib/upstream/commerce/line-items';
import type { Cart } from './cart';
import { emptyCart } from './empty-cart';
import { lineFromAppApi } from './line-from-app-api';

/** The cart while it cannot be calculated: its lines as the commerce platform holds them, state `failed`, no totals (specification A4). */
export async function uncalculatedCart(accessToken: string, orderID: string): Promise<Cart> {
  const read = (await listLineItems(accessToken, orderID)).map(lineFromWorksheet);
  const lines = read.map((line) => lineFromAppApi(calculatedLine(line)));
  const cart = emptyCart(orderID);
  const charges = read.map(lineCharges);
  const sum = (part: keyof (typeof charges)[number]) =>
    charges.reduce((all, charge) => all + charge[part], 0);
  const [merchandise, assembly, placement] = [
    sum('merchandise'),
    sum('assembly'),
    sum('placement'),
  ];
  const nothing = { fee: 0, feeLabel: '', handling: 0, wiredService: 0, tax: 0 };
  const unplaced = {
    id: 'unplaced',
    method: null,
    workshop: null,
    recipient: null,
    storeID: null,
    date: null,
    timePreference: null,
    cardMessage: [],
    deliveryNote: null,
  };
  return {
    ...cart,
    state: 'failed',
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    shipments: [
      {
        ...unplaced,
        ...nothing,
        lines,
        merchandise,
        assembly,
        placement,
        total: merchandise + assembly + placement,
      },
    ],
  };
}
