import type { Cents } from '@/lib/core/money';
import { feeLabel } from '@/lib/delivery/labels';
import type { DeliveryMethod } from '@/lib/delivery/method';

/** The money of a shipment besides its goods, in cents, as the App API gives it: the cost includes handling and wired service. */
export interface ShipmentCharges {
  method: DeliveryMethod | null;
  cost: Cents;
  handling: Cents;
  wiredService: Cents;
  assembly: Cents;
  placement: Cents;
}

/** One line of a fee list. */
export interface FeeLine {
  label: string;
  cents: Cents;
}

/**
 * The fee lines of a shipment, the same in cart, checkout, orders and print (001 §9): on a screen the delivery fee is cost minus
 * handling; in print the service charge is taken out as well and listed. A picking fee of nothing does not show, nor other zeros.
 */
export function shipmentFeeLines(charges: ShipmentCharges, medium: 'screen' | 'print' = 'screen'): FeeLine[] {
  const label = charges.method && feeLabel(charges.method);
  const service = medium === 'print' ? charges.wiredService : 0;
  const fee = charges.cost - charges.handling - service;
  const lines = [
    { label: 'Handling Fee', cents: charges.handling },
    { label: 'Service Fee', cents: service },
    { label: 'Assembly', cents: charges.assembly },
    { label: 'Placement', cents: charges.placement },
  ].filter(({ cents }) => cents > 0);
  const shown = label && (label === 'Delivery Fees' || fee > 0);
  return shown ? [{ label, cents: fee }, ...lines] : lines;
}

/** An order's totals in cents. */
export interface OrderTotals {
  subtotal: Cents;
  tax: Cents;
  total: Cents;
}

/** The summary lines of a whole order (001 §2): all but tax and total only when it has more than one shipment, fees only over zero. */
export function orderSummaryLines(totals: OrderTotals, shipments: readonly ShipmentCharges[]): FeeLine[] {
  const closing = [{ label: 'TAX', cents: totals.tax }, { label: 'TOTAL', cents: totals.total }];
  if (shipments.length < 2) return closing;
  const sum = (charges: readonly ShipmentCharges[], of: (charge: ShipmentCharges) => Cents) => charges.reduce((all, charge) => all + of(charge), 0);
  const kind = (label: string) => shipments.filter(({ method }) => method && feeLabel(method) === label);
  const optional = [
    { label: 'PICKING FEE', cents: sum(kind('Picking Fee'), ({ cost, handling }) => cost - handling) },
    { label: 'HANDLING FEE', cents: sum(shipments, ({ handling }) => handling) },
  ].filter(({ cents }) => cents > 0);
  const delivery = { label: 'DELIVERY', cents: sum(kind('Delivery Fees'), ({ cost, handling }) => cost - handling) };
  return [{ label: 'ORDER SUBTOTAL', cents: totals.subtotal }, ...optional, delivery, ...closing];
}
