import { toCents, toDollars, type Cents } from '@/lib/core/money';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { deliveryItem, isGiftCard } from '@/lib/delivery/item';
import { type DeliveryMethod, isPickup } from '@/lib/delivery/method';
import { areFeesTaxed } from '@/lib/promise/price-shipment';
import type { PickupStore } from '@/lib/delivery/delivery-facts';
import type { TaxRates } from '@/lib/delivery/tax-rates';
import type { CalculatedOrder, CalculatorShipment } from '@/lib/orders/calculated-order';
import { orderName } from '@/lib/orders/order-number';

/** An address as AvaTax takes it. */
interface TaxAddress {
  line1: string;
  city: string;
  region: string;
  postalCode: string;
  country: 'US';
}

/** A line of a transaction; dollars, negative in a return. */
interface TaxLine {
  number: string;
  quantity: number;
  amount: number;
  itemCode: string;
  taxCode: string;
  addresses: { shipFrom: TaxAddress; shipTo: TaxAddress } | { singleLocation: TaxAddress };
  taxOverride: { type: 'TaxAmount'; taxAmount: number; taxDate?: string; reason: string };
}

/** What is posted to AvaTax's `transactions/create` (decision 171). */
export interface TaxDocument {
  code: string;
  type: 'SalesInvoice' | 'ReturnInvoice';
  companyCode: string;
  date: ChicagoDate;
  customerCode: string;
  currencyCode: 'USD';
  commit: true;
  referenceCode?: string;
  lines: TaxLine[];
}

/** What a document is written with: the company at AvaTax, the stores goods come from, the rates (for where fees are taxed). */
export interface TaxFacts {
  companyCode: string;
  stores: readonly PickupStore[];
  taxRates: TaxRates;
}

/** What is sold, by the vendor's codes of kinds of goods. */
const kinds = {
  goods: { itemCode: 'GOODS', taxCode: 'P0000000' },
  cards: { itemCode: 'GIFT-CARDS', taxCode: 'PG050000' },
  fees: { itemCode: 'DELIVERY', taxCode: 'FR020100' },
} as const;

/** A line before it is written: cents. */
interface Part {
  kind: keyof typeof kinds;
  cents: Cents;
  tax: Cents;
}

/**
 * The committed sale of a placed order: lines per shipment with where they come from and go, the tax overridden by what was charged, so that what is reported
 * is what was charged, to the cent. Pure.
 */
export function saleDocument(order: CalculatedOrder, facts: TaxFacts): TaxDocument {
  const shipments = partsOf(order, facts.taxRates);
  const lines = shipments.flatMap(({ shipment, parts }, index) => {
    const addresses = addressesOf(shipment, facts.stores);
    return parts.map(({ kind, cents, tax }) => ({
      number: `${index + 1}-${kind}`,
      quantity: 1,
      amount: toDollars(cents),
      ...kinds[kind],
      addresses,
      taxOverride: {
        type: 'TaxAmount' as const,
        taxAmount: toDollars(tax),
        reason: 'The tax that was charged',
      },
    }));
  });
  const { Order } = order;
  return {
    code: orderName(Order),
    type: 'SalesInvoice',
    companyCode: facts.companyCode,
    date: chicagoDate(new Date(Order.DateSubmitted ?? Order.DateCreated ?? 0)),
    customerCode: (Order.FromUserID ?? 'unknown').slice(0, 50),
    currencyCode: 'USD',
    commit: true,
    lines,
  };
}

/**
 * What of a sale is given back: `cents` of the whole, tax among it, taken from every line in its share, to the cent. `code` names the return. Pure.
 */
export function returnDocument(
  sale: TaxDocument,
  { code, cents, at }: { code: string; cents: Cents; at: Date },
): TaxDocument {
  const pieces = sale.lines.flatMap(({ amount, taxOverride }) => [
    toCents(amount),
    toCents(taxOverride.taxAmount),
  ]);
  const back = shares(cents, pieces);
  const lines = sale.lines.map((line, index) => ({
    ...line,
    amount: negative(back[2 * index] ?? 0),
    taxOverride: {
      type: 'TaxAmount' as const,
      taxAmount: negative(back[2 * index + 1] ?? 0),
      taxDate: sale.date,
      reason: 'The tax that is given back',
    },
  }));
  return {
    ...sale,
    code,
    type: 'ReturnInvoice',
    date: chicagoDate(at),
    referenceCode: sale.code,
    lines: lines.filter(({ amount, taxOverride }) => amount !== 0 || taxOverride.taxAmount !== 0),
  };
}

/** What a document comes to, tax apart, in cents. Pure. */
export function documentTotals({ lines }: Pick<TaxDocument, 'lines'>): {
  amount: Cents;
  tax: Cents;
} {
  const sum = (of: (line: TaxLine) => number) =>
    lines.reduce((all, line) => all + toCents(of(line)), 0);
  return { amount: sum(({ amount }) => amount), tax: sum((line) => line.taxOverride.taxAmount) };
}

/** Cents spread over pieces in their shares, whole cents that add up (largest remainder). */
function shares(cents: Cents, pieces: readonly Cents[]): Cents[] {
  const all = pieces.reduce((sum, piece) => sum + piece, 0);
  if (all === 0) return pieces.map(() => 0);
  const exact = pieces.map((piece) => (cents * piece) / all);
  const whole = exact.map(Math.floor);
  let rest = cents - whole.reduce((sum, count) => sum + count, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (rest === 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    rest -= 1;
  }
  return whole;
}

function negative(cents: Cents): number {
  return cents === 0 ? 0 : -toDollars(cents);
}

/** The parts of each shipment that cost something. What the order was charged beyond its shipments (a fee of the whole order, a tax that was rounded elsewhere) goes with the first. */
function partsOf(order: CalculatedOrder, rates: TaxRates) {
  const shipments = order.CalculatorShipments;
  const sum = (of: (shipment: CalculatorShipment) => number) =>
    shipments.reduce((all, shipment) => all + toCents(of(shipment)), 0);
  const rest = {
    fees: toCents(order.Order.ShippingCost) - sum(({ Cost }) => Cost),
    tax: toCents(order.Order.TaxCost) - sum(({ Tax }) => Tax),
  };
  return shipments.map((shipment, index) => {
    const isCard = ({ ProductID, Product }: CalculatorShipment['LineItems'][number]) =>
      isGiftCard(deliveryItem(ProductID, Product.xp));
    const total = (lines: CalculatorShipment['LineItems']) =>
      lines.reduce((all, { LineTotal }) => all + toCents(LineTotal), 0);
    const cards = total(shipment.LineItems.filter(isCard));
    const goods = total(shipment.LineItems) - cards;
    const extra = index === 0 ? rest : { fees: 0, tax: 0 };
    const fees = toCents(shipment.Cost) + extra.fees;
    const tax = toCents(shipment.Tax) + extra.tax;
    const region = shipment.ToAddress?.State ?? '';
    const taxedFees =
      goods + cards > 0 && areFeesTaxed(rates, region) ? (fees * goods) / (goods + cards) : 0;
    const [ofGoods = 0, ofFees = 0] = shares(tax, [goods, Math.round(taxedFees)]);
    const parts: Part[] = [
      { kind: 'goods', cents: goods, tax: ofGoods },
      { kind: 'cards', cents: cards, tax: 0 },
      { kind: 'fees', cents: fees, tax: ofFees },
    ];
    return { shipment, parts: parts.filter(({ cents, tax: of }) => cents !== 0 || of !== 0) };
  });
}

/** Where a shipment comes from and goes: a store for pickup and for what goes by e-mail, else from the flagship to its recipient. */
function addressesOf(
  { Shipper, ToAddress, xp }: CalculatorShipment,
  stores: readonly PickupStore[],
): TaxLine['addresses'] {
  const flagship = stores.find((store) => store.flagship) ?? stores[0];
  const isFetched = Shipper !== null && isPickup(Shipper as DeliveryMethod);
  const store = isFetched
    ? (stores.find((candidate) => candidate.storeID === xp.StoreID) ?? flagship)
    : null;
  const to = ToAddress?.Zip
    ? {
        line1: ToAddress.Street1.slice(0, 50),
        city: ToAddress.City.slice(0, 50),
        region: ToAddress.State,
        postalCode: ToAddress.Zip,
        country: 'US' as const,
      }
    : null;
  if (store) return { singleLocation: addressOf(store) };
  if (!flagship) return { singleLocation: to ?? nowhere };
  return to
    ? { shipFrom: addressOf(flagship), shipTo: to }
    : { singleLocation: addressOf(flagship) };
}

const nowhere: TaxAddress = { line1: '', city: '', region: '', postalCode: '', country: 'US' };

function addressOf({ street1, city, state, zip }: PickupStore): TaxAddress {
  return { line1: street1.slice(0, 50), city, region: state, postalCode: zip, country: 'US' };
}
