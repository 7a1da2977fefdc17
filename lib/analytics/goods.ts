import { toDollars, type Cents } from '@/lib/core/money';
import { itemOfVariant, type AnalyticsItem } from './items';

/**
 * What reports read of a line of a cart or an order. Not its words for the screen (`options`): they say what was typed for it, an engraving or the mailbox
 * a gift card goes to.
 */
interface ReportedLine {
  productID: string;
  productCode: string;
  title: string;
  brand?: string;
  size?: string;
  color?: string;
  /** Gift cards of several amounts are one product. */
  giftCard?: { amount: Cents };
  quantity: number;
  unitPrice: Cents;
  retailPrice: Cents | null;
  total: Cents;
}

/** A cart or a placed order, as far as reports read it. */
interface ReportedCart {
  orderID: string | null;
  shipments: readonly { lines: readonly ReportedLine[] }[];
}

/** Goods as GA4's e-commerce events name them: the value is what they cost without fees and tax. */
interface ReportedGoods {
  currency: 'USD';
  value: number;
  items: AnalyticsItem[];
}

const linesOf = ({ shipments }: Pick<ReportedCart, 'shipments'>) =>
  shipments.flatMap(({ lines }) => lines);

/** The goods of lines, in dollars. */
export function goodsOf(lines: readonly ReportedLine[]): ReportedGoods {
  return {
    currency: 'USD',
    value: toDollars(lines.reduce((sum, { total }) => sum + total, 0)),
    items: lines.map(itemOfLine),
  };
}

/** All goods of a cart. */
export function goodsIn(cart: Pick<ReportedCart, 'shipments'>): ReportedGoods {
  return goodsOf(linesOf(cart));
}

/** What of a placed order's charges reports tell apart. */
interface ReportedTotals {
  assembly: Cents;
  placement: Cents;
  delivery: Cents;
  handling: Cents;
  wiredService: Cents;
  tax: Cents;
}

/** A placed order as GA4's `purchase` names it: value, shipping and tax are all that was charged, and what is charged beside goods and tax is shipping. */
export function purchaseOf(
  number: string,
  order: Pick<ReportedCart, 'shipments'> & { totals: ReportedTotals },
): ReportedGoods & { transaction_id: string; tax: number; shipping: number } {
  const { assembly, placement, delivery, handling, wiredService, tax } = order.totals;
  return {
    transaction_id: number,
    ...goodsIn(order),
    tax: toDollars(tax),
    shipping: toDollars(assembly + placement + delivery + handling + wiredService),
  };
}

function itemOfLine({ productCode, title, unitPrice, quantity, ...line }: ReportedLine) {
  const { brand = null, size = null, color = null, retailPrice } = line;
  return itemOfVariant(
    { productCode, title, brand },
    { size, color, price: unitPrice, retailPrice },
    quantity,
  );
}

/**
 * What an edit has put into a cart and what it has taken out, by product: a line that goes to somebody else, or is parted, is neither. Nothing of another
 * order's cart.
 */
export function editedGoods(
  before: ReportedCart,
  after: ReportedCart,
): { added: ReportedLine[]; removed: ReportedLine[] } {
  if (before.orderID !== after.orderID) return { added: [], removed: [] };
  const [earlier, later] = [byProduct(before), byProduct(after)];
  return { added: surplus(later, earlier), removed: surplus(earlier, later) };
}

/** Lines by product, the units of each together. */
function byProduct(cart: ReportedCart): Map<string, ReportedLine> {
  const products = new Map<string, ReportedLine>();
  for (const line of linesOf(cart)) {
    const key = `${line.productID} ${line.giftCard?.amount ?? ''}`;
    const units = products.get(key)?.quantity ?? 0;
    products.set(key, { ...line, quantity: units + line.quantity });
  }
  return products;
}

/** What there is more of than in the other cart, with the units that are more. */
function surplus(
  products: Map<string, ReportedLine>,
  others: Map<string, ReportedLine>,
): ReportedLine[] {
  return [...products].flatMap(([key, line]) => {
    const quantity = line.quantity - (others.get(key)?.quantity ?? 0);
    return quantity > 0 ? [{ ...line, quantity, total: line.unitPrice * quantity }] : [];
  });
}
