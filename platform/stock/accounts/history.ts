import type { Address, LineItemSpec, PriceSchedule, Product } from 'ordercloud-javascript-sdk';
import { meetingsOf } from '@/lib/catalogue/meetings';
import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { addChicagoDays, chicagoWeekday } from '@/lib/core/time/chicago-day';
import { chicagoInstant, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { percentOf, toCents, toDollars, type Cents } from '@/lib/core/money';
import type { StockOrder } from '@/platform/stock/stock-shape';
import { eventLineXp } from '@/lib/orders/line/event-line';
import { chargeSpecs } from '../catalogue/charge-specs';
import type { OrderSource, Recipient, ShipmentSource, SoldLine } from './order-source';
import { openShipments } from './open-orders';
import { pastOrders } from './past-orders';
import { paymentsOf, spendingAccounts } from './past-payments';

/** What the histories need to know of the catalogue. */
export interface Sold {
  products: ReadonlyMap<string, Product>;
  schedules: ReadonlyMap<string, PriceSchedule>;
}

type StockLine = StockOrder['lineItems'][number];

const fees: Partial<Record<ShipmentSource['method'], Cents>> = {
  Wired: 1799 + 999,
  UPS: 1499,
  USPS: 499,
  Courier: 2999,
};
const wiredService: Cents = 999;

/** The order histories of the demo accounts and the open orders of the day, seen from a Chicago day. Throws for a product the shop never had. */
export function orderHistory(today: ChicagoDate, sold: Sold): StockOrder[] {
  return [...pastOrders, ...openShipments.map(({ order }) => order)].map((source) =>
    expandOrder(source, today, sold),
  );
}

function expandOrder(source: OrderSource, today: ChicagoDate, sold: Sold): StockOrder {
  const placedOn = addChicagoDays(today, -source.daysAgo);
  const DateSubmitted = chicagoInstant(placedOn, source.at).toISOString();
  const shipments = source.shipments.map((shipment, index) =>
    expandShipment(shipment, `${source.id}-${index + 1}`, placedOn, DateSubmitted, sold),
  );
  const sum = (of: (shipment: (typeof shipments)[number]) => Cents) =>
    shipments.reduce((all, shipment) => all + of(shipment), 0);
  const cost = sum((shipment) => shipment.cost);
  const tax = sum((shipment) => shipment.tax);
  const payments = paymentsOf(source, sum((shipment) => shipment.goods) + cost + tax);
  const statuses = source.shipments.map(({ status }) => status);
  return {
    order: {
      ID: source.id,
      FromUserID: source.userID,
      DateSubmitted,
      Status: statusOf(statuses),
      ShippingCost: toDollars(cost),
      TaxCost: toDollars(tax),
      xp: {
        shipToMultiple: shipments.length > 1,
        SpendingAccounts: spendingAccounts(payments),
        Shipments: shipments.map(({ summary }) => summary),
      },
    },
    lineItems: shipments.flatMap(({ lines }) => lines),
    payments,
    shipments: shipments.flatMap(({ parcel }) => parcel ?? []),
  };
}

function expandShipment(
  source: ShipmentSource,
  id: string,
  placedOn: ChicagoDate,
  DateAdded: string,
  sold: Sold,
) {
  const seatDay = source.lines
    .map(([productID]) => xpOf(sold, productID))
    .flatMap((xp) => (xp.IsWorkShopEvent ? meetingsOf(xp) : []))[0]?.day;
  const day = seatDay ?? workday(addChicagoDays(placedOn, source.after));
  const lines = source.lines.map((line, index) =>
    lineOf(line, `${id}-${index + 1}`, source, day, DateAdded, sold),
  );
  const centsOf = (line: StockLine) => toCents(line.UnitPrice) * line.Quantity;
  const goods = lines.reduce((all, line) => all + centsOf(line), 0);
  const taxed = lines
    .filter(({ ProductID }) => !ProductID.endsWith('GIFTCARD'))
    .reduce((all, line) => all + centsOf(line), 0);
  const handling = isCollected(source)
    ? 0
    : lines.reduce(
        (all, line) => all + (xpOf(sold, line.ProductID).HandlingCents ?? 0) * line.Quantity,
        0,
      );
  const cost = feeOf(source) + handling;
  const tax = percentOf(
    taxed + (goods > 0 ? Math.round((cost * taxed) / goods) : 0),
    source.to.taxPercent,
  );
  const summary = {
    ID: id,
    Shipper: source.method,
    LineItemIDs: lines.map((line) => line.ID),
    Cost: toDollars(cost),
    Tax: toDollars(tax),
    HandlingCharges: toDollars(handling),
    WiredServiceFees: source.method === 'Wired' ? toDollars(wiredService) : 0,
    Status: source.status,
    RequestedDeliveryDate: day,
    TimePreference: source.run ?? 'NO PREF',
    DeliveryMethod: source.method,
  };
  const parcel =
    source.tracking === undefined
      ? null
      : {
          ID: id,
          Shipper: source.method,
          TrackingNumber: source.tracking,
          Cost: toDollars(cost),
          lineIDs: lines.map((line) => line.ID),
          DateShipped: chicagoInstant(addChicagoDays(placedOn, 1), '16:00').toISOString(),
          DateDelivered:
            source.status === 'Complete' ? chicagoInstant(day, '13:00').toISOString() : undefined,
        };
  return { lines, goods, cost, tax, summary, parcel };
}

function lineOf(
  [ProductID, Quantity, chosen = {}]: SoldLine,
  ID: string,
  { to, method, run, card, note, status }: ShipmentSource,
  day: ChicagoDate,
  DateAdded: string,
  sold: Sold,
): StockLine {
  const schedule = sold.schedules.get(ProductID);
  const xp = xpOf(sold, ProductID);
  const Specs = Object.entries(chosen).map(([SpecID, picked]) => specOf(SpecID, picked));
  const breaks = (schedule?.PriceBreaks ?? []).filter((entry) => (entry.Quantity ?? 1) <= Quantity);
  const markups = Specs.reduce((all, { PriceMarkup }) => all + toCents(PriceMarkup ?? 0), 0);
  return {
    ID,
    ProductID,
    Quantity,
    DateAdded,
    UnitPrice: toDollars(toCents(breaks.at(-1)?.Price ?? 0) + markups),
    Specs,
    DateNeeded: chicagoInstant(day, '23:00').toISOString(),
    ShippingAddress: addressOf(to),
    xp: {
      DeliveryMethod: method,
      RequestedDeliveryDate: day,
      TimePreference: run ?? 'NO PREF',
      AddressType: to.type,
      StoreID: to.storeID ?? null,
      Status: status,
      CardMessage: card
        ? Object.fromEntries(card.map((text, index) => [`line${index + 1}`, text]))
        : null,
      DeliveryNote: note ?? null,
      RouteCode: method === 'LocalDelivery' ? `LDCity-${to.zip}` : null,
      ProductCode: xp.ProductCode,
      ShownImage: xp.Contentful?.Images?.List?.url ?? null,
      RetailPrice:
        (schedule?.xp as { Price?: { RetailPrice?: number } } | undefined)?.Price?.RetailPrice ??
        null,
      ...eventLineXp(xp),
      ...(to.email ? { Email: to.email } : {}),
    },
  };
}

function specOf(SpecID: string, picked: string): LineItemSpec {
  const found = chargeSpecs.find(({ spec }) => spec.ID === SpecID);
  const option = found?.options.find(({ ID }) => ID === picked);
  const text = { SpecID, Name: found?.spec.Name, Value: option?.Value ?? picked };
  return option
    ? {
        ...text,
        OptionID: option.ID,
        PriceMarkupType: option.PriceMarkupType,
        PriceMarkup: option.PriceMarkup,
      }
    : text;
}

function addressOf(to: Recipient): Address {
  return {
    FirstName: to.first,
    LastName: to.last,
    Street1: to.street,
    City: to.city,
    State: to.state,
    Zip: to.zip,
    Country: 'US',
    Phone: to.phone,
    ...(to.company ? { CompanyName: to.company } : {}),
    xp: { addressType: to.type, ...(to.email ? { Email: to.email } : {}) },
  };
}

function feeOf(source: ShipmentSource): Cents {
  return source.method === 'LocalDelivery' ? (source.to.vanCents ?? 0) : (fees[source.method] ?? 0);
}

function isCollected({ method }: ShipmentSource): boolean {
  return method === 'InStorePickUp' || method === 'CurbsidePickUp' || method === 'Email';
}

/** The platform's own word for an order, from the words of the shop floor for its shipments. */
function statusOf(statuses: readonly string[]): 'Open' | 'Completed' | 'Canceled' {
  if (statuses.every((status) => status === 'CANCELED')) return 'Canceled';
  return statuses.every((status) => ['DELIVERED', 'Complete', 'CANCELED'].includes(status))
    ? 'Completed'
    : 'Open';
}

function workday(day: ChicagoDate): ChicagoDate {
  return chicagoWeekday(day) === 0 ? addChicagoDays(day, 1) : day;
}

function xpOf(sold: Sold, productID: string): ProductXp {
  const product = sold.products.get(productID);
  if (!product)
    throw new Error(
      `An order of the past names the product ${productID}, which is not in the stock.`,
    );
  return product.xp as ProductXp;
}
