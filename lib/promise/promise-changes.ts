import { isPostBox } from '@/lib/address/verification/post-box';
import type { Cents } from '@/lib/core/money';
import type { OrderChange, PriceChange, StockChange } from '@/lib/core/order-change';
import {
  selectionFault,
  type DeliveryWorld,
  type Selection,
  type SelectionFault,
} from '@/lib/delivery/check-selection';
import { methodFor, isLocal } from '@/lib/delivery/ways/ways';
import { outOfStockLines, quantityFacts, stockLeft } from '@/lib/orders/availability';
import type { ShipmentGroup } from '@/lib/orders/group-shipments';
import { linePromise } from '@/lib/orders/line/line-promise';
import type { OrderLine } from '@/lib/orders/line/order-line';
import type { ProductsByID } from './price-shipment';
import { groupWish, itemsOf } from './shipment-promise';
import { quantityRange } from '@/lib/orders/quantity-limits';
import { changedLines, otherTerms } from './terms-change';

/**
 * What of an order does not hold any more, by the rules the submit goes by (specification A4, A5): lines that want more than there is, then shipments
 * whose day, part of the day or way cannot be promised. What nobody has chosen yet is no change.
 */
export function orderChanges(
  groups: readonly ShipmentGroup[],
  products: ProductsByID,
  world: DeliveryWorld,
): OrderChange[] {
  const lines = groups.flatMap((group) => group.lines);
  return [
    ...stockChanges(lines, products),
    ...groups.flatMap(
      (group) =>
        faultOf(group, products, world) ??
        droppedDay(group, products, world) ??
        otherTerms(group, products, world) ??
        [],
    ),
  ];
}

/** The fault of a shipment as it is chosen now, or `null`; seats are at their event and have none. */
export function shipmentFault(
  group: ShipmentGroup,
  products: ProductsByID,
  world: DeliveryWorld,
): SelectionFault | null {
  const [first] = group.lines;
  if (group.seats || !first) return null;
  return selectionFault(selectionOf(group, first), itemsOf(group, products), world);
}

/** The changes for lines whose products are no longer sold. */
export function discontinuedChanges(
  lines: readonly OrderLine[],
  ids: readonly string[],
): OrderChange[] {
  return lines
    .filter(({ id }) => ids.includes(id))
    .map((line) => ({ what: 'gone', ...changedLines([line]) }));
}

/** Lines whose price of one unit is another than before (cents), as changes. */
export function priceChanges(
  before: readonly OrderLine[],
  after: readonly OrderLine[],
): PriceChange[] {
  const unit = ({ total, quantity }: OrderLine): Cents => Math.round(total / Math.max(1, quantity));
  return after.flatMap((line) => {
    const earlier = before.find(({ id }) => id === line.id);
    return earlier && unit(earlier) !== unit(line)
      ? [
          {
            what: 'price' as const,
            ...changedLines([line]),
            before: unit(earlier),
            after: unit(line),
          },
        ]
      : [];
  });
}

function stockChanges(lines: readonly OrderLine[], products: ProductsByID): StockChange[] {
  const short = outOfStockLines(lines, products);
  return lines
    .filter(({ id }) => short.includes(id))
    .flatMap((line) => {
      const product = products.get(line.productID);
      if (!product) return [];
      const { min, max, allowed } = quantityRange(quantityFacts(line, lines, product));
      const most = allowed ? Math.max(0, ...allowed) : max;
      return [
        {
          what: 'stock' as const,
          ...changedLines([line]),
          quantity: line.quantity,
          left: Math.max(0, stockLeft(product) ?? 0),
          most: most < min ? 0 : most,
        },
      ];
    });
}

function selectionOf(group: ShipmentGroup, line: OrderLine): Selection {
  return {
    method: group.method,
    date: group.date,
    timePreference: line.xp.TimePreference ?? null,
    zip: line.address?.Zip || null,
    storeID: line.xp.StoreID ?? null,
    addressType: line.xp.AddressType ?? undefined,
    postBox: isPostBox(line.address?.Street1 ?? ''),
  };
}

/** What is chosen and cannot be kept. */
function faultOf(
  group: ShipmentGroup,
  products: ProductsByID,
  world: DeliveryWorld,
): OrderChange | null {
  const fault = shipmentFault(group, products, world);
  return fault && faultChange(fault, group);
}

/** A day that was promised and that nothing of the shipment says any more: wished for before a recipient was named, or lost where the goods go now. */
function droppedDay(
  group: ShipmentGroup,
  products: ProductsByID,
  world: DeliveryWorld,
): OrderChange | null {
  const [line] = group.lines;
  const [promise] = group.lines.flatMap((each) => linePromise(each) ?? []);
  if (group.seats || group.date !== null || !line || !promise) return null;
  const items = itemsOf(group, products);
  const wish = groupWish(group);
  const zip = wish ? wish.Zip : line.address?.Zip || null;
  const method =
    group.method ??
    (wish && (wish.DeliveryMethod ?? methodFor(items, { local: isLocal({ zip }, world) })));
  const { Date: date } = promise;
  if (method === null)
    return {
      what: 'way',
      ...changedLines(group.lines),
      method: promise.DeliveryMethod ?? '',
      reason: 'out-of-reach',
    };
  const chosen = { ...selectionOf(group, line), method, date, zip, timePreference: promise.Run };
  const fault = selectionFault(chosen, items, world);
  return fault && faultChange(fault, { method, date, lines: group.lines });
}

/** What a fault of lines that go together means to them; `null` where something has only not been chosen yet. */
export function faultChange(
  fault: SelectionFault,
  { method, date, lines }: Pick<ShipmentGroup, 'method' | 'date' | 'lines'>,
): OrderChange | null {
  if (fault.missing || !method) return null;
  const whose = changedLines(lines);
  const day = { ...whose, method, date: date ?? '' };
  switch (fault.field) {
    case 'DeliveryMethod':
      return { what: 'way', ...whose, method, reason: 'out-of-reach' };
    case 'StoreID':
      return { what: 'way', ...whose, method, reason: 'store-closed' };
    case 'RequestedDeliveryDate':
      return {
        what: 'day',
        ...day,
        reason: fault.reason,
        why: fault.text,
        first: fault.first,
      };
    case 'TimePreference':
      return {
        what: 'run',
        ...day,
        reason: fault.run.reason,
        why: fault.run.text,
        run: fault.run.label,
      };
  }
}
