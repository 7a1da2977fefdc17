import type { LineItem } from 'ordercloud-javascript-sdk';
import { toCents, toDollars } from '@/lib/core/money';
import type { CalculatedOrder, CalculatorLineItem, CalculatorShipment } from '../calculated-order';
import { lineFromWorksheet } from '../from-worksheet';
import { groupShipments, type ShipmentGroup } from '../group-shipments';
import { calculatedLine } from '../line/calculated-line';
import { lineCharges } from '../line/line-charges';
import { shipmentGoal } from './shipment-goal';

/**
 * A placed order as it stands now: its lines go where, when and how the commerce platform's worksheet (`items`) says by now, in the shipments they make so
 * (ruling 17). What it costs stays as it was placed. An order some of whose lines the worksheet does not have is left as it is.
 */
export function standingOrder(
  placed: CalculatedOrder,
  items: readonly LineItem[],
): CalculatedOrder {
  const before = placed.CalculatorShipments;
  const lines = before.flatMap(({ LineItems }) => LineItems);
  const found = new Map(items.map((item) => [item.ID ?? '', lineFromWorksheet(item)]));
  const present = lines.flatMap(({ ID }) => found.get(ID) ?? []);
  if (present.length < lines.length) return placed;
  const linesByID = new Map(lines.map((line) => [line.ID, line]));
  return {
    ...placed,
    CalculatorShipments: groupShipments(present).map((group) =>
      standingShipment(group, before, linesByID),
    ),
  };
}

function standingShipment(
  group: ShipmentGroup,
  before: readonly CalculatorShipment[],
  placedLines: ReadonlyMap<string, CalculatorLineItem>,
): CalculatorShipment {
  const ids = group.lines.map(({ id }) => id);
  const LineItems = group.lines.flatMap((line) => {
    const placed = placedLines.get(line.id);
    return placed ? [{ ...placed, xp: calculatedLine(line).xp }] : [];
  });
  // Fees and tax of a shipment go with its first line, so that the order's sums stay.
  const heirs = before.filter(({ LineItems: [first] }) => first && ids.includes(first.ID));
  const fees = (of: (shipment: CalculatorShipment) => number) =>
    heirs.reduce((all, shipment) => all + toCents(of(shipment)), 0);
  const charges = group.lines.map(lineCharges);
  const subtotal = group.lines.reduce((all, { total }) => all + total, 0);
  const [cost, tax] = [fees(({ Cost }) => Cost), fees(({ Tax }) => Tax)];
  const goal = shipmentGoal(group);
  return {
    ...goal,
    LineItems,
    Cost: toDollars(cost),
    Tax: toDollars(tax),
    Subtotal: toDollars(subtotal),
    Total: toDollars(subtotal + cost + tax),
    AssemblyCharges: toDollars(charges.reduce((all, { assembly }) => all + assembly, 0)),
    PlacementCharges: toDollars(charges.reduce((all, { placement }) => all + placement, 0)),
    xp: {
      ...goal.xp,
      HandlingCharges: toDollars(fees(({ xp }) => xp.HandlingCharges)),
      WiredServiceFees: toDollars(fees(({ xp }) => xp.WiredServiceFees)),
    },
  };
}
