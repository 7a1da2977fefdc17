import type { LineItem, Order, Payment } from 'ordercloud-javascript-sdk';
import { fullAddress } from '@/lib/address/full-address';
import type { ProductXp } from '@/lib/catalogue/product-xp';
import { productTitle } from '@/lib/catalogue/product-title';
import { toCents, type Cents } from '@/lib/core/money';
import { textOf } from '@/lib/core/text-of';
import { feeLabel } from '@/lib/delivery/labels';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { addressEmail } from '@/lib/orders/address-email';
import { orderSummaryLines, shipmentFeeLines, type FeeLine, type ShipmentCharges } from '@/lib/orders/fee-lines';
import { workshopTexts } from '@/lib/orders/workshop-texts';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { groupShipments, recipientKey } from '@/lib/orders/group-shipments';
import type { OrderLine } from '@/lib/orders/order-line';
import { paymentLines, type PaymentLine } from './order-payments';
import { displayStatus, orderStatus, type DisplayStatus } from './order-status';

/** A placed order in a list (001 §2). Money in cents. */
export interface OrderRow {
  id: string;
  submittedAt: string;
  sender: string;
  /** The name of each recipient; two of one name are two. Nobody receives seats of workshops. */
  recipients: string[];
  /** The type all that is sent shares; empty where it is several. */
  addressType: string;
  status: DisplayStatus;
  count: number;
  total: Cents;
}

/** A placed order as its page and its print show it. */
export interface OrderDetail extends OrderRow {
  shipments: OrderShipment[];
  summary: FeeLine[];
  payments: PaymentLine[];
}

export interface OrderShipment {
  id: string;
  method: DeliveryMethod | null;
  status: DisplayStatus;
  date: string | null;
  window: string | null;
  /** The store seats of workshops are held at; `null` for goods. */
  workshop: string | null;
  recipient: string;
  company: string | null;
  /** On one line, or the e-mail of an e-gift card. */
  address: string;
  phone: string;
  lines: { id: string; title: string; options: string; quantity: number; total: Cents; picture: string | null; note: string | null }[];
  note: string | null;
  card: string[];
  fees: FeeLine[];
  printFees: FeeLine[];
}

/** What is known of a shipment's charges, in dollars as the vendors write them: kept on the order, or told by the App API. */
export interface ShipmentSummary {
  LineItemIDs?: string[];
  Cost?: number;
  HandlingCharges?: number;
  WiredServiceFees?: number;
  Status?: string;
}

/** The shipments' charges that an order itself carries. */
export function keptShipments(order: Order): ShipmentSummary[] {
  return ((order.xp ?? {}) as { Shipments?: ShipmentSummary[] }).Shipments ?? [];
}

/** The row of an order with its lines. */
export function toRow(order: Order, items: readonly LineItem[]): OrderRow {
  const groups = shipmentsOf(order, items);
  const sent = groups.flatMap(({ seats, lines: [first] }) => (first && !seats ? [first] : []));
  const named = [...new Map(sent.map((line) => [recipientKey(line), nameOf(line)])).values()].filter(Boolean);
  const types = new Set(sent.map(({ xp }) => textOf(xp.AddressType)));
  return {
    id: order.ID ?? '',
    submittedAt: order.DateSubmitted ?? order.DateCreated ?? '',
    sender: [order.FromUser?.FirstName, order.FromUser?.LastName].filter(Boolean).join(' '),
    recipients: sent.length === 0 && groups.length > 0 ? [workshopTexts.heading] : named,
    addressType: types.size === 1 ? [...types][0] ?? '' : '',
    status: orderStatus(groups.map(({ status }) => status)),
    count: items.reduce((sum, { Quantity }) => sum + (Quantity ?? 0), 0),
    total: toCents(order.Total ?? 0),
  };
}

/**
 * The whole of an order: shipments with their fee lines, the summary and the payments. Where the charges of several shipments are not
 * known one by one, the shipments show none and the summary the order's own.
 */
export function toDetail(order: Order, items: readonly LineItem[], payments: readonly Payment[], known = keptShipments(order)): OrderDetail {
  const shipments = shipmentsOf(order, items, known);
  const totals = { subtotal: toCents(order.Subtotal ?? 0), tax: toCents(order.TaxCost ?? 0), total: toCents(order.Total ?? 0) };
  return {
    ...toRow(order, items),
    shipments: shipments.map(({ id, method, date, seats, lines, status, charges }) => {
      const [first] = lines;
      const address = first?.address;
      const email = address ? addressEmail(address) : null;
      return {
        id, method, status, date,
        window: first?.xp.TimePreference && first.xp.TimePreference !== 'NO PREF' ? String(first.xp.TimePreference) : null,
        workshop: seats ? address?.CompanyName ?? '' : null,
        recipient: nameOf(first),
        company: email ? null : address?.CompanyName ?? null,
        address: email ?? fullAddress({ ...address, CompanyName: null }),
        phone: address?.Phone ?? '',
        lines: lines.map(toLine),
        note: textOf(first?.xp.DeliveryNote),
        card: cardOf(first),
        fees: charges ? shipmentFeeLines(charges) : [],
        printFees: charges ? shipmentFeeLines(charges, 'print') : [],
      };
    }),
    summary: orderSummaryLines(totals, summaryCharges(order, shipments)),
    payments: paymentLines(order, payments),
  };
}

interface Charged {
  method: DeliveryMethod | null;
  charges: ShipmentCharges | null;
}

/** The charges behind the summary: the shipments', or the order's whole cost on its first where they are not known one by one. */
function summaryCharges(order: Order, shipments: readonly Charged[]): ShipmentCharges[] {
  const whole = toCents(order.ShippingCost ?? 0);
  const first = Math.max(0, shipments.findIndex(({ method }) => method && feeLabel(method) === 'Delivery Fees'));
  return shipments.map(({ method, charges }, index) => charges ?? { ...free, method, cost: index === first ? whole : 0 });
}

function shipmentsOf(order: Order, items: readonly LineItem[], summaries = keptShipments(order)) {
  const groups = groupShipments(items.map(lineFromWorksheet));
  return groups.map((group) => {
    const known = summaries.find(({ LineItemIDs = [] }) => group.lines.some(({ id }) => LineItemIDs.includes(id)));
    const cost = known?.Cost ?? (groups.length === 1 ? order.ShippingCost ?? 0 : null);
    const charges: ShipmentCharges | null = cost === null ? null : {
      method: group.method,
      cost: toCents(cost),
      handling: toCents(known?.HandlingCharges ?? 0),
      wiredService: toCents(known?.WiredServiceFees ?? 0),
      assembly: specCharges(group.lines, 'AssemblyCharge'),
      placement: specCharges(group.lines, 'PlacementCharge'),
    };
    return { ...group, charges, status: displayStatus(known?.Status ?? textOf(group.lines[0]?.xp.Status)) };
  });
}

function specCharges(lines: readonly OrderLine[], ending: string): Cents {
  return lines.reduce((sum, { specs, quantity }) => sum + specs.filter(({ specID }) => specID.endsWith(ending))
    .reduce((all, { markup, once }) => all + markup * (once ? 1 : quantity), 0), 0);
}

function toLine({ id, productName, productXp, specs, quantity, total, xp }: OrderLine): OrderShipment['lines'][number] {
  const product = productXp as Partial<ProductXp>;
  return {
    id, quantity, total,
    title: productTitle(productName, product.WebFacingProductTitle),
    options: [textOf(xp.EventDateDisplay), textOf(xp.EventRoom), product.SpecsOptions?.Size, product.SpecsOptions?.Color, ...specs.map(({ value }) => value)].filter(Boolean).join(' · '),
    picture: textOf(xp.ShownImage) ?? product.Contentful?.Images?.List?.url ?? null,
    note: textOf(xp.ProductNote),
  };
}

function nameOf(line: OrderLine | undefined): string {
  return [line?.address?.FirstName, line?.address?.LastName].filter(Boolean).join(' ');
}

function cardOf(line: OrderLine | undefined): string[] {
  const card = (line?.xp.CardMessage ?? {}) as Record<string, unknown>;
  return ['line1', 'line2', 'line3', 'line4'].map((key) => textOf(card[key]) ?? '').filter(Boolean);
}

const free = { cost: 0, handling: 0, wiredService: 0, assembly: 0, placement: 0 };
