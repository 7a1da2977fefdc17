import 'server-only';
import type { LineItem } from 'ordercloud-javascript-sdk';
import type { CalculatorLineItem } from '@/lib/orders/calculated-order';
import { listLineItems } from '@/lib/upstream/commerce/line-items';
import type { Cart } from './cart';
import { emptyCart } from './empty-cart';
import { lineFromAppApi } from './line-from-app-api';

/** The cart while it cannot be calculated: its lines as the commerce platform holds them, state `failed`, no totals (000 §4). */
export async function uncalculatedCart(accessToken: string, orderID: string): Promise<Cart> {
  const lines = (await listLineItems(accessToken, orderID)).map(asCalculatorLine).map(lineFromAppApi);
  const cart = emptyCart(orderID);
  const merchandise = lines.reduce((sum, line) => sum + line.total, 0);
  const nothing = { fee: 0, feeLabel: '', handling: 0, wiredService: 0, tax: 0 };
  const unplaced = { id: 'unplaced', method: null, workshop: null, recipient: null, storeID: null, date: null, timePreference: null, cardMessage: [], deliveryNote: null };
  return {
    ...cart,
    state: 'failed',
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    shipments: [{ ...unplaced, ...nothing, lines, merchandise, total: merchandise }],
  };
}

function asCalculatorLine(line: LineItem): CalculatorLineItem {
  return {
    ID: line.ID ?? '',
    ProductID: line.ProductID ?? '',
    Product: { ID: line.ProductID ?? '', Name: line.Product?.Name ?? '', xp: line.Product?.xp ?? {} },
    Quantity: line.Quantity ?? 0,
    UnitPrice: line.UnitPrice ?? 0,
    LineTotal: line.LineTotal ?? 0,
    MerchandiseTotal: line.LineTotal ?? 0,
    Specs: (line.Specs ?? []).map((spec) => ({
      SpecID: spec.SpecID ?? '', OptionID: spec.OptionID ?? null, Name: spec.Name ?? '', Value: spec.Value ?? '', PriceMarkup: spec.PriceMarkup ?? 0,
    })),
    DateNeeded: line.DateNeeded ?? null,
    MinQuantity: null,
    MaxQuantity: null,
    Quantities: null,
    xp: line.xp ?? {},
  };
}
