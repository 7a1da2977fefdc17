import type { Cents } from '@/lib/core/money';
import { type DeliveryMethod, feeLabel } from '@/lib/delivery/method';
import { feesInOrder, optionLines, over0, type FeeLine } from './charge-lines';

/** The money of a shipment besides its goods, in cents, as the App API gives it: the cost includes handling and wired service. */
export interface ShipmentCharges {
  method: DeliveryMethod | null;
  cost: Cents;
  handling: Cents;
  wiredService: Cents;
  assembly: Cents;
  placement: Cents;
}

/**
 * The fee lines of a shipment, the same in cart, checkout, orders and print (specification B9): on a screen the delivery fee is cost minus
 * handling; in print the service charge is taken out as well and listed. A picking fee of nothing does not show, nor other zeros; an
 * e-mail has no fee (specification A3). Nothing that is charged is left out.
 */
export function shipmentFeeLines(
  charges: ShipmentCharges,
  medium: 'screen' | 'print' = 'screen',
): FeeLine[] {
  const label = charges.method && feeLabel(charges.method);
  const service = medium === 'print' ? charges.wiredService : 0;
  const fee = { label: label ?? 'Delivery Fees', cents: charges.cost - charges.handling - service };
  const shown = label === 'Delivery Fees' || fee.cents > 0 ? [fee] : [];
  return [
    ...optionLines(charges),
    ...feesInOrder({
      [label === 'Picking Fee' ? 'picking' : 'delivery']: shown,
      handling: over0([{ label: 'Handling Fee', cents: charges.handling }]),
      service: over0([{ label: 'Service Fee', cents: service }]),
    }),
  ];
}

/** An order's totals in cents. */
export interface OrderTotals {
  /** Goods with their assembly and placement. */
  subtotal: Cents;
  /** All delivery and picking fees with handling and wired service. */
  shipping: Cents;
  tax: Cents;
  total: Cents;
}

/** The summary lines of a whole order (specification B2): all but tax and total only when it has more than one shipment, fees only over zero. */
export function orderSummaryLines(
  totals: OrderTotals,
  shipments: readonly ShipmentCharges[],
): FeeLine[] {
  const closing = [
    { label: 'TAX', cents: totals.tax },
    { label: 'TOTAL', cents: totals.total },
  ];
  if (shipments.length < 2) return closing;
  const sum = (charges: readonly ShipmentCharges[], of: (charge: ShipmentCharges) => Cents) =>
    charges.reduce((all, charge) => all + of(charge), 0);
  const ofKind = (kind: string) =>
    shipments.filter(({ method }) => method && feeLabel(method) === kind);
  const handling = sum(shipments, (charge) => charge.handling);
  const picking =
    ofKind('Delivery Fees').length === 0 && ofKind('Picking Fee').length > 0
      ? totals.shipping - handling
      : sum(ofKind('Picking Fee'), (charge) => charge.cost - charge.handling);
  return [
    { label: 'ORDER SUBTOTAL', cents: totals.subtotal },
    ...feesInOrder({
      picking: over0([{ label: 'PICKING FEE', cents: picking }]),
      handling: over0([{ label: 'HANDLING FEE', cents: handling }]),
      delivery: [{ label: 'DELIVERY', cents: totals.shipping - picking - handling }],
    }),
    ...closing,
  ];
}
