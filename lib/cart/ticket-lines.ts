import { includedNote, optionLines, type FeeLine } from '@/lib/orders/line/charge-lines';
import { shipmentFeeLines } from '@/lib/orders/line/fee-lines';
import type { CartShipment } from './cart';

/** A figure under the lines of a shipment; a `sum` is what the figures above it add up to. */
export interface TicketLine extends FeeLine {
  sum?: boolean;
}

/**
 * The figures under a shipment's lines, in cents: charges and the subtotal with them (specification A3), then the fees. Where an order has several shipments
 * each ends with its own tax and total; those of a single one are in the order's summary.
 */
export function ticketLines(shipment: CartShipment, of: number): TicketLine[] {
  const {
    method,
    feeLabel,
    merchandise,
    assembly,
    placement,
    fee,
    handling,
    wiredService,
    tax,
    total,
  } = shipment;
  const fees = shipmentFeeLines({
    method: feeLabel ? method : null,
    cost: fee + handling,
    handling,
    wiredService,
    assembly: 0,
    placement: 0,
  }).map((line) =>
    line.label === 'Delivery Fees' ? { ...line, ...includedNote(wiredService) } : line,
  );
  const closing =
    of > 1 && method
      ? [
          { label: 'Tax', cents: tax },
          { label: 'Shipment total', cents: total, sum: true },
        ]
      : [];
  return [
    ...optionLines(shipment),
    { label: 'Subtotal', cents: merchandise + assembly + placement, sum: true },
    ...fees,
    ...closing,
  ];
}
