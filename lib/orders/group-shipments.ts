import { createHash } from 'node:crypto';
import { methodNamed, type DeliveryMethod } from '@/lib/delivery/method';
import { linePromise } from './line/line-promise';
import type { OrderLine } from './line/order-line';
import { isSeat } from './seat';

/** Lines that go to one recipient on one day by one method; `method` and `date` are null while nothing was chosen. */
export interface ShipmentGroup {
  /** Stable for the same recipient, day and method. */
  id: string;
  method: DeliveryMethod | null;
  date: string | null;
  /** Seats of workshops: a shipment of their own, at a store on a day, which nobody receives. */
  seats: boolean;
  lines: OrderLine[];
}

/** The delivery method a line carries, or `null` when it has none yet or an unknown one. */
export function lineMethod(line: Pick<OrderLine, 'xp'>): DeliveryMethod | null {
  return methodNamed(line.xp.DeliveryMethod);
}

/** Groups an order's lines into shipments, one per recipient, date and method (ruling 17), in the order of their first line; seats never with goods. */
export function groupShipments(lines: readonly OrderLine[]): ShipmentGroup[] {
  const groups = new Map<string, ShipmentGroup>();
  const [firstWish = ''] = lines.map(wishKey).filter(Boolean);
  for (const line of lines) {
    const method = lineMethod(line);
    const date = line.xp.RequestedDeliveryDate ?? null;
    const seats = isSeat(line);
    const id = shipmentID([
      recipientKey(line) || mailKey(line) || wishKey(line) || firstWish,
      date ?? '',
      method ?? '',
      ...(seats ? ['seats'] : []),
    ]);
    const group = groups.get(id) ?? { id, method, date, seats, lines: [] };
    group.lines.push(line);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** Who gets a line, as text: the same person at the same place is the same recipient whatever the case and spacing. */
export function recipientKey(line: Pick<OrderLine, 'address' | 'xp'>): string {
  const address = line.address;
  if (!address) return '';
  const parts = [
    address.FirstName,
    address.LastName,
    address.CompanyName,
    address.Street1,
    address.Street2,
    address.City,
    address.State,
    address.Zip,
    address.Phone,
    line.xp.StoreID,
  ];
  return parts.map((part) => (part ?? '').trim().replace(/\s+/g, ' ').toLowerCase()).join('|');
}

/** Cards for different e-mails never share a shipment, before anyone has named their recipients. */
function mailKey({ xp }: Pick<OrderLine, 'xp'>): string {
  return typeof xp.Email === 'string' ? `mailto:${xp.Email.toLowerCase()}` : '';
}

/** Goods wished for different days never share a shipment, before anyone has named their recipients; what has no day goes with the first that has. */
function wishKey(line: OrderLine): string {
  const wish = line.address || isSeat(line) || mailKey(line) ? null : linePromise(line);
  return wish ? `wish:${wish.Zip ?? ''}|${wish.Date}|${wish.Run}` : '';
}

function shipmentID(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}
