import type { Cents } from '@/lib/core/money';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import { presentXp, quantityFacts, unavailableLines } from '@/lib/orders/availability';
import { groupShipments, recipientKey, type ShipmentGroup } from '@/lib/orders/group-shipments';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { isSeat, seatAtItsEvent, seatHolds } from '@/lib/orders/seat';
import { quantityRange, type QuantityRange } from '@/lib/orders/quantity-limits';
import { orderHash } from '@/lib/orders/order-hash';
import { shipmentWish, type ShipmentWish } from './shipment-promise';
import { priceShipment, type ProductsByID, type ShipmentPrice } from './price-shipment';

/** Minnesota's retail delivery fee, by the name the receipt must carry. Off in this slice: small retailers are exempt. */
const retailDeliveryFee = {
  enabled: false as boolean,
  label: 'Road Improvement and Food Delivery Fee',
  cents: 50,
  fromTaxableCents: 10_000,
};

/** An order with every charge the App API owns, in cents. */
export interface PricedOrder {
  lines: readonly OrderLine[];
  /** Goods without a recipient have no price of delivery, but what they were wished for. */
  shipments: { group: ShipmentGroup; price: ShipmentPrice; wish: ShipmentWish | null }[];
  unavailable: string[];
  /** All delivery and picking fees with handling and wired service. */
  shipping: Cents;
  tax: Cents;
  shipToMultiple: boolean;
  hash: string;
  /** Smallest and largest quantity by line ID, of the products at hand. */
  limits: ReadonlyMap<string, QuantityRange>;
}

/** Prices an order: pure, so that cart, checkout and submit cannot disagree. */
export function priceOrder(
  lines: readonly OrderLine[],
  products: ProductsByID,
  world: DeliveryWorld,
): PricedOrder {
  const shipments = groupShipments(lines).map((group) => ({
    group,
    price: priceShipment(group, products, world),
    wish: shipmentWish(group, products, world, world.now),
  }));
  const total = (of: (price: ShipmentPrice) => Cents) =>
    shipments.reduce((all, { price }) => all + of(price), 0);
  const recipients = new Set(
    lines
      .filter((line) => !isSeat(line))
      .map(recipientKey)
      .filter((key) => key !== ''),
  );
  return {
    lines,
    shipments,
    unavailable: [
      ...new Set([
        ...unavailableLines(lines, products, world.now),
        ...lostSeats(lines, products, world),
      ]),
    ],
    shipping:
      total((price) => price.cost) + retailDeliveryFeeOf(total((price) => price.taxableDelivered)),
    tax: total((price) => price.tax),
    shipToMultiple: recipients.size > 1,
    hash: orderHash(lines),
    limits: quantityRanges(lines, products),
  };
}

/** An order's lines with every seat at its event. */
export function withSeatsPlaced(
  lines: readonly OrderLine[],
  products: ProductsByID,
  { stores }: Pick<DeliveryWorld, 'stores'>,
): OrderLine[] {
  return lines.map((line) =>
    isSeat(line) ? seatAtItsEvent(line, presentXp(line, products), stores) : line,
  );
}

function lostSeats(
  lines: readonly OrderLine[],
  products: ProductsByID,
  { now }: DeliveryWorld,
): string[] {
  return lines
    .filter((line) => isSeat(line) && !seatHolds(line, presentXp(line, products), now))
    .map(({ id }) => id);
}

function quantityRanges(
  lines: readonly OrderLine[],
  products: ProductsByID,
): Map<string, QuantityRange> {
  return new Map(
    lines.flatMap((line) => {
      const product = products.get(line.productID);
      return product
        ? [[line.id, quantityRange(quantityFacts(line, lines, product))] as const]
        : [];
    }),
  );
}

/** The retail delivery fee of an order in cents: once, when goods taxed in Minnesota and delivered there reach $100. */
export function retailDeliveryFeeOf(
  taxableDeliveredInState: Cents,
  fee = retailDeliveryFee,
): Cents {
  return fee.enabled && taxableDeliveredInState >= fee.fromTaxableCents ? fee.cents : 0;
}
