import type { LineItem, Order, Payment } from 'ordercloud-javascript-sdk';
import { fullAddress } from '@/lib/address/full-address';
import { isGiftCardProduct } from '@/lib/catalogue/gift-card';
import { productAddress } from '@/lib/catalogue/product/product-address';
import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { productTitle } from '@/lib/catalogue/product/product-title';
import type { CollectionPlace } from '@/lib/checkout/confirmation';
import type { CalendarAddresses } from '@/lib/checkout/delivery/delivery-calendar';
import type { NextSteps } from '@/lib/checkout/next-steps';
import { toCents, type Cents } from '@/lib/core/money';
import { textOf } from '@/lib/core/text';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { type CalculatorShipment, addressEmail } from '@/lib/orders/calculated-order';
import { optionLines, type FeeLine } from '@/lib/orders/line/charge-lines';
import {
  orderSummaryLines,
  shipmentFeeLines,
  type ShipmentCharges,
} from '@/lib/orders/line/fee-lines';
import { workshopTexts } from '@/lib/orders/workshop-texts';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { groupShipments, recipientKey } from '@/lib/orders/group-shipments';
import { chargeWords, isCharge, lineCharges } from '@/lib/orders/line/line-charges';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { orderName } from '@/lib/orders/order-number';
import { shipmentWindow } from '@/lib/orders/shipment/shipment-window';
import { paymentLines, type PaymentLine } from '@/lib/orders/order-payments';
import type { Parcel } from '@/lib/orders/parcels';
import {
  inheritedShipment,
  keptShipments,
  type KeptShipment,
} from '@/lib/orders/shipment/kept-shipments';
import {
  shipmentLife,
  shipmentSteps,
  type ShipmentLife,
  type ShipmentStep,
} from '@/lib/orders/shipment/shipment-life';
import type { ShipmentPhoto } from '@/lib/orders/shipment/shipment-photo';
import { calendarFilePath } from '@/lib/routes/event-path';
import { displayStatus, isOver, orderStatus, type DisplayStatus } from './order-status';

/** A placed order in a list (specification B2). Money in cents. */
export interface OrderRow {
  id: string;
  /** What it is called (`orderName`). */
  number: string;
  submittedAt: string;
  sender: string;
  /** The name of each recipient; two of one name are two. Nobody receives seats of workshops. */
  recipients: string[];
  /** The type all that is sent shares; empty where it is several. */
  addressType: string;
  status: DisplayStatus;
  /** How many things; `null` when its lines cannot be read just now. */
  count: number | null;
  total: Cents;
}

/** A placed order as its page and its print show it. */
export interface OrderDetail extends OrderRow {
  /** Who placed it, by commerce user ID. */
  userID: string;
  /** Whether gift cards are among what was bought. */
  hasGiftCards: boolean;
  shipments: OrderShipment[];
  summary: FeeLine[];
  payments: PaymentLine[];
  /** Whether a problem with it can be reported: it was delivered, or its day has come. */
  reportable: boolean;
  /** What of it has been sent; `null` when that could not be read. */
  parcels: Parcel[] | null;
  /** When its card or wallet is charged, in words; `null` when none is held any more, or that is not known. */
  hold: string | null;
  /** What happens with what has not left the shop yet. */
  next: NextSteps;
}

/** A shipment as the page of its order shows it. */
export interface OrderShipment extends ShipmentFacts {
  /** Where it can be put into a calendar; `null` for one that is over, has no day, or is seats (`OrderedLine.calendar`). */
  calendar: CalendarAddresses | null;
  /** Where one that is collected waits; `null` for any other. */
  store: CollectionPlace | null;
  photos: PagePhoto[];
  /** The page of who gets it, which they are given by whoever ordered; `null` before it has left, and where nobody gets it handed over. */
  recipientPath: string | null;
}

/** A photo with the address it is seen at. */
export interface PagePhoto extends ShipmentPhoto {
  path: string;
}

/** What an order itself, and those who tell of it, say of a shipment. */
interface ShipmentFacts {
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
  lines: OrderedLine[];
  note: string | null;
  card: string[];
  fees: FeeLine[];
  printFees: FeeLine[];
  /** How far it is, step by step; none where nobody tells. */
  steps: ShipmentStep[];
  /** Where it was left, or why nobody took it; `null` for nothing. */
  place: string | null;
}

interface OrderedLine {
  id: string;
  title: string;
  options: string;
  /** Assembly and placement as chosen, in words; `total` is without them, they are among the fees. */
  charges: string[];
  quantity: number;
  total: Cents;
  picture: string | null;
  /** Where the product can be ordered again; `null` when the order does not say which it was. */
  path: string | null;
  note: string | null;
  /** The calendar file of a seat's event; `null` for goods. */
  calendar: string | null;
}

/**
 * The charges of a placed order's shipments as the App API tells them. What does not add up to the order's own cost is no record of it (a
 * calculation at today's prices): then nothing is known.
 */
export function reportedShipments(
  order: Order,
  calculatedShipments: readonly Pick<CalculatorShipment, 'LineItems' | 'Cost' | 'xp'>[],
): KeptShipment[] {
  const cost = calculatedShipments.reduce((all, { Cost }) => all + toCents(Cost), 0);
  if (cost !== toCents(order.ShippingCost ?? 0)) return [];
  return calculatedShipments.map(
    ({ LineItems, Cost, xp: { HandlingCharges, WiredServiceFees } }) => ({
      LineItemIDs: LineItems.map(({ ID }) => ID),
      Cost,
      HandlingCharges,
      WiredServiceFees,
    }),
  );
}

/** The row of an order with its lines. */
export function toRow(order: Order, items: readonly LineItem[]): OrderRow {
  const groups = shipmentsOf(order, items);
  const sent = groups.flatMap(({ seats, lines: [first] }) => (first && !seats ? [first] : []));
  const named = [
    ...new Map(sent.map((line) => [recipientKey(line), nameOf(line)])).values(),
  ].filter(Boolean);
  const types = new Set(sent.map(({ xp }) => textOf(xp.AddressType)));
  return {
    id: order.ID ?? '',
    number: orderName(order),
    submittedAt: order.DateSubmitted ?? order.DateCreated ?? '',
    sender: [order.FromUser?.FirstName, order.FromUser?.LastName].filter(Boolean).join(' '),
    recipients: sent.length === 0 && groups.length > 0 ? [workshopTexts.heading] : named,
    addressType: types.size === 1 ? ([...types][0] ?? '') : '',
    status: orderStatus(groups.map(({ status }) => status)),
    count: items.reduce((sum, { Quantity }) => sum + (Quantity ?? 0), 0),
    total: toCents(order.Total ?? 0),
  };
}

/** The row of an order whose lines cannot be read just now: what it says by itself (ruling 27). */
export function rowWithoutLines(order: Order): OrderRow {
  const statuses = keptShipments(order).map(({ Status }) => displayStatus(Status));
  return {
    ...toRow(order, []),
    status: order.Status === 'Canceled' ? 'Canceled' : orderStatus(statuses),
    count: null,
  };
}

/** What an order says by itself. */
export type OrderFacts = OrderRow &
  Pick<OrderDetail, 'userID' | 'hasGiftCards' | 'summary' | 'payments'> & {
    shipments: ShipmentFacts[];
  };

/**
 * The whole of an order: shipments with their lines and fees, which add up with the tax to the total, the summary and the payments. Where
 * the costs of several shipments are not known one by one, the shipments show no fees of theirs and the summary the order's own.
 */
export function toDetail(
  order: Order,
  items: readonly LineItem[],
  payments: readonly Payment[],
  summaries = keptShipments(order),
  lives: ReadonlyMap<string, ShipmentLife> = new Map<string, ShipmentLife>(),
): OrderFacts {
  const shipments = shipmentsOf(order, items, summaries);
  const totals = {
    subtotal: toCents(order.Subtotal ?? 0),
    shipping: toCents(order.ShippingCost ?? 0),
    tax: toCents(order.TaxCost ?? 0),
    total: toCents(order.Total ?? 0),
  };
  return {
    ...toRow(order, items),
    userID: order.FromUserID ?? '',
    hasGiftCards: items.some(({ ProductID }) => isGiftCardProduct(ProductID)),
    shipments: shipments.map(({ id, method, date, seats, lines, status, charges, costKnown }) => {
      const [first] = lines;
      const address = first?.address;
      const email = address ? addressEmail(address) : null;
      return {
        id,
        method,
        status,
        date,
        window: shipmentWindow(first),
        workshop: seats ? (address?.CompanyName ?? '') : null,
        recipient: nameOf(first),
        company: email ? null : (address?.CompanyName ?? null),
        address: email ?? fullAddress({ ...address, CompanyName: null }),
        phone: address?.Phone ?? '',
        lines: lines.map(toLine),
        note: textOf(first?.xp.DeliveryNote),
        card: cardOf(first),
        fees: costKnown ? shipmentFeeLines(charges) : optionLines(charges),
        printFees: costKnown ? shipmentFeeLines(charges, 'print') : optionLines(charges),
        ...wayOf({ method, seats, status }, lives.get(id), order.DateSubmitted ?? null),
      };
    }),
    summary: orderSummaryLines(
      totals,
      shipments.map(({ charges }) => charges),
    ),
    payments: paymentLines(order, payments),
  };
}

/** The steps of a shipment. One of which nobody has told anything has begun its way, unless its status says that the way is over. */
function wayOf(
  { method, seats, status }: Pick<OrderShipment, 'method' | 'status'> & { seats: boolean },
  life: ShipmentLife | undefined,
  placedAt: string | null,
): Pick<OrderShipment, 'steps' | 'place'> {
  if (!method || seats || (!life && isOver(status))) return { steps: [], place: null };
  return {
    steps: shipmentSteps(method, life ?? shipmentLife([]), placedAt),
    place: life?.note ?? null,
  };
}

function shipmentsOf(order: Order, items: readonly LineItem[], summaries = keptShipments(order)) {
  const groups = groupShipments(items.map(lineFromWorksheet));
  const present = items.map(({ ID = '' }) => ID);
  return groups.map((group) => {
    const lineIDs = group.lines.map(({ id }) => id);
    const inherited = inheritedShipment(lineIDs, summaries, present);
    const cost = inherited?.Cost ?? (groups.length === 1 ? (order.ShippingCost ?? 0) : null);
    const own = group.lines.map(lineCharges);
    const charges: ShipmentCharges = {
      method: group.method,
      cost: toCents(cost ?? 0),
      handling: toCents(inherited?.HandlingCharges ?? 0),
      wiredService: toCents(inherited?.WiredServiceFees ?? 0),
      assembly: own.reduce((sum, { assembly }) => sum + assembly, 0),
      placement: own.reduce((sum, { placement }) => sum + placement, 0),
    };
    return {
      ...group,
      charges,
      costKnown: cost !== null,
      status:
        order.Status === 'Canceled'
          ? ('Canceled' as const)
          : displayStatus(inherited?.Status ?? textOf(group.lines[0]?.xp.Status)),
    };
  });
}

function toLine(line: OrderLine): OrderedLine {
  const { id, productID, productName, productXp, specs, quantity, xp } = line;
  const product = productXp as Partial<ProductXp>;
  const chosen = specs.filter((spec) => !isCharge(spec)).map(({ value }) => value);
  const title = productTitle(productName, product);
  return {
    id,
    quantity,
    total: lineCharges(line).merchandise,
    title,
    path: product.ProductCode
      ? productAddress(product.ProductCode, title, product.IsWorkShopEvent)
      : null,
    options: [
      textOf(xp.EventDateDisplay),
      textOf(xp.EventRoom),
      product.SpecsOptions?.Size,
      product.SpecsOptions?.Color,
      ...chosen,
    ]
      .filter(Boolean)
      .join(' · '),
    charges: specs.filter(isCharge).map(chargeWords),
    picture: textOf(xp.ShownImage) ?? product.Contentful?.Images?.List?.url ?? null,
    note: textOf(xp.ProductNote),
    calendar:
      product.IsWorkShopEvent && product.ProductCode
        ? calendarFilePath(product.ProductCode, productID)
        : null,
  };
}

function nameOf(line: OrderLine | undefined): string {
  return [line?.address?.FirstName, line?.address?.LastName].filter(Boolean).join(' ');
}

function cardOf(line: OrderLine | undefined): string[] {
  const card = (line?.xp.CardMessage ?? {}) as Record<string, unknown>;
  return ['line1', 'line2', 'line3', 'line4'].map((key) => textOf(card[key]) ?? '').filter(Boolean);
}
