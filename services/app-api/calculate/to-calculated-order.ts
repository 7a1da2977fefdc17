import type { Order } from 'ordercloud-javascript-sdk';
import { toDollars } from '@/lib/core/money';
import type { OrderChange } from '@/lib/core/order-change';
import { calculatedLine } from '@/lib/orders/line/calculated-line';
import type { CalculatedOrder, CalculatorShipment } from '@/lib/orders/calculated-order';
import type { PricedOrder } from '@/lib/promise/price-order';
import type { ShipmentPrice } from '@/lib/promise/price-shipment';
import { shipmentGoal } from '@/lib/orders/shipment/shipment-goal';

/** The answer of `calculateorder`: the commerce order's totals with the App API's own, in dollars, and what no longer holds. */
export function toCalculatedOrder(
  order: Order,
  priced: PricedOrder,
  changes: OrderChange[],
  until: Date | null = null,
): CalculatedOrder {
  const dollars = (of: (price: ShipmentPrice) => number) =>
    toDollars(priced.shipments.reduce((all, { price }) => all + of(price), 0));
  return {
    Order: {
      ID: order.ID ?? '',
      FromUserID: order.FromUserID ?? order.FromUser?.ID ?? null,
      Status: order.Status ?? 'Unsubmitted',
      IsSubmitted: order.IsSubmitted ?? false,
      DateCreated: order.DateCreated ?? null,
      DateSubmitted: order.DateSubmitted ?? null,
      LineItemCount: priced.lines.length,
      CartCount: priced.lines.reduce((all, { quantity }) => all + quantity, 0),
      Subtotal: order.Subtotal ?? 0,
      ShippingCost: order.ShippingCost ?? 0,
      TaxCost: order.TaxCost ?? 0,
      PromotionDiscount: order.PromotionDiscount ?? 0,
      Total: order.Total ?? 0,
      WiredServiceCharges: dollars((price) => price.wiredService),
      HandlingCharges: dollars((price) => price.handling),
      AssemblyCharges: dollars((price) => price.assembly),
      PlacementCharges: dollars((price) => price.placement),
      HasUnavailableProducts: priced.unavailable.length > 0,
      xp: (order.xp ?? {}) as CalculatedOrder['Order']['xp'],
    },
    CalculatorShipments: priced.shipments.map((shipment) => toShipment(shipment, priced)),
    UnavailableLineItemIDs: priced.unavailable,
    Changes: changes,
    Until: until && until.toISOString(),
    Hash: priced.hash,
  };
}

function toShipment(
  { group, price, wish }: PricedOrder['shipments'][number],
  { limits }: PricedOrder,
): CalculatorShipment {
  const goal = shipmentGoal(group);
  return {
    ...goal,
    LineItems: group.lines.map((line) => calculatedLine(line, limits.get(line.id))),
    Cost: toDollars(price.cost),
    Tax: toDollars(price.tax),
    Subtotal: toDollars(price.subtotal),
    Total: toDollars(price.total),
    AssemblyCharges: toDollars(price.assembly),
    PlacementCharges: toDollars(price.placement),
    xp: {
      ...goal.xp,
      HandlingCharges: toDollars(price.handling),
      WiredServiceFees: toDollars(price.wiredService),
      Wish: wish && {
        Zip: wish.zip,
        Date: wish.date,
        Run: wish.run,
        DeliveryMethod: wish.method,
        Cost: wish.price && toDollars(wish.price.cost),
        HandlingCharges: wish.price && toDollars(wish.price.handling),
        WiredServiceFees: wish.price && toDollars(wish.price.wiredService),
        Tax: wish.price && toDollars(wish.price.tax),
      },
    },
  };
}
