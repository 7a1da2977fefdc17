import { toCents } from '@/lib/core/money';
import { textOf } from '@/lib/core/text';
import { now } from '@/lib/core/time/clock';
import { methodNamed, feeLabel } from '@/lib/delivery/method';
import {
  type CalculatedOrder,
  type CalculatorAddress,
  type CalculatorShipment,
  addressEmail,
} from '@/lib/orders/calculated-order';
import { runsWhenPlaced } from '@/lib/orders/shipment/placed-runs';
import type { Cart, CartNotice, CartRecipient, CartShipment, CartWish } from './cart';
import { fullAddress } from '@/lib/address/full-address';
import { lineFromAppApi } from './line-from-app-api';

/** The cart of a calculated order: dollars become cents, vendor names the shop's own (specification A3, A4). */
export function fromAppApi(
  {
    Order: order,
    CalculatorShipments: shipments,
    Changes: changes,
    Until: until,
    Hash: hash,
  }: CalculatedOrder,
  notices: CartNotice[] = [],
): Cart {
  const assembly = toCents(order.AssemblyCharges);
  const placement = toCents(order.PlacementCharges);
  const handling = toCents(order.HandlingCharges);
  const wiredService = toCents(order.WiredServiceCharges);
  return {
    orderID: order.ID,
    state: order.LineItemCount > 0 ? 'ready' : 'empty',
    count: order.CartCount,
    shipments: shipments.map((shipment) => shipmentFromAppApi(shipment, order)),
    totals: {
      merchandise: toCents(order.Subtotal) - assembly - placement,
      assembly,
      placement,
      delivery: toCents(order.ShippingCost) - handling - wiredService,
      handling,
      wiredService,
      tax: toCents(order.TaxCost),
      total: toCents(order.Total),
    },
    notices,
    hash,
    changes,
    ...(until ? { standsFor: wholeMinutes(Date.parse(until) - now().getTime()) } : {}),
  };
}

function shipmentFromAppApi(
  shipment: CalculatorShipment,
  { IsSubmitted, xp }: CalculatedOrder['Order'],
): CartShipment {
  const method = methodNamed(shipment.Shipper);
  const lines = shipment.LineItems.map(lineFromAppApi);
  const handling = toCents(shipment.xp.HandlingCharges);
  const workshop = workshopOf(shipment);
  const date = shipment.xp.RequestedDeliveryDate;
  const openRuns = IsSubmitted && date !== null ? runsWhenPlaced(xp, date) : null;
  return {
    id: shipment.ID,
    method,
    workshop,
    recipient:
      shipment.ToAddress && !workshop
        ? recipientFromAppApi(shipment.ToAddress, shipment.xp.AddressType)
        : null,
    storeID: shipment.xp.StoreID,
    date,
    wish: wishOf(shipment),
    timePreference: shipment.xp.TimePreference,
    ...(openRuns ? { openRuns } : {}),
    cardMessage: cardLines(shipment.xp.CardMessage),
    deliveryNote: shipment.xp.DeliveryNote,
    lines,
    merchandise: lines.reduce((sum, line) => sum + line.total, 0),
    assembly: toCents(shipment.AssemblyCharges),
    placement: toCents(shipment.PlacementCharges),
    fee: toCents(shipment.Cost) - handling,
    feeLabel: method && !workshop ? (feeLabel(method) ?? '') : '',
    handling,
    wiredService: toCents(shipment.xp.WiredServiceFees),
    tax: toCents(shipment.Tax),
    total: toCents(shipment.Total),
  };
}

/** Milliseconds rounded up to the next minute, so that carts read shortly after one another are equal. */
function wholeMinutes(ms: number): number {
  return Math.ceil(Math.max(0, ms) / 60_000) * 60_000;
}

function wishOf({ xp: { Wish = null } }: CalculatorShipment): CartWish | null {
  return (
    Wish && {
      zip: Wish.Zip ?? '',
      date: Wish.Date,
      run: Wish.Run,
      method: methodNamed(Wish.DeliveryMethod),
      cost: Wish.Cost === null ? null : toCents(Wish.Cost),
      charges: wishCharges(Wish),
    }
  );
}

function wishCharges({
  Cost,
  HandlingCharges,
  WiredServiceFees,
  Tax,
}: NonNullable<CalculatorShipment['xp']['Wish']>): CartWish['charges'] {
  if (Cost === null || Tax === null) return null;
  const handling = toCents(HandlingCharges ?? 0);
  return {
    fee: toCents(Cost) - handling,
    handling,
    wiredService: toCents(WiredServiceFees ?? 0),
    tax: toCents(Tax),
  };
}

/** The store of a shipment of seats; `null` for goods, and for seats whose event has no place. */
function workshopOf({
  LineItems: lines,
  ToAddress: place,
}: CalculatorShipment): CartShipment['workshop'] {
  if (
    !place ||
    lines.length === 0 ||
    !lines.every(({ Product }) => Product.xp.IsWorkShopEvent === true)
  )
    return null;
  const { Street1, Street2, City, State, Zip } = place;
  return {
    store: place.CompanyName ?? '',
    address: fullAddress({ Street1, Street2, City, State, Zip }),
  };
}

/** Who a shipment is for, by the address of its lines. */
export function recipientFromAppApi(
  address: CalculatorAddress,
  addressType: string | null,
): CartRecipient {
  return {
    firstName: address.FirstName,
    lastName: address.LastName,
    companyName: address.CompanyName,
    street1: address.Street1,
    street2: address.Street2,
    city: address.City,
    state: address.State,
    zip: address.Zip,
    phone: address.Phone,
    addressType: addressType ?? 'Residence',
    kind: textOf(address.xp.Recipient) ?? '',
    email: addressEmail(address),
  };
}

function cardLines(message: CalculatorShipment['xp']['CardMessage']): string[] {
  const lines = [message?.line1, message?.line2, message?.line3, message?.line4].map(
    (line) => line ?? '',
  );
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}
