import type { Cents } from '@/lib/core/money';
import { shipmentStates, type ShipmentState } from './shipment/shipment-life';

/** Custom roles of the house's own people at the commerce platform: who makes, who drives, who leads the floor, who answers the phone. */
export const staffRoles = ['BenchDesigner', 'BenchDriver', 'BenchLead', 'BenchOffice'] as const;

/** The platform's own roles, with which another system tells of shipments. */
export const floorRoles = ['ShipmentAdmin', 'OrderAdmin'] as const;

type StaffRole = (typeof staffRoles)[number];

/** What may be told of shipments by role; who leads tells everything. */
const reportableStates: Record<StaffRole, readonly ShipmentState[]> = {
  BenchDesigner: ['designing', 'designed', 'ready', 'shipped', 'collected'],
  BenchDriver: ['loaded', 'attempted', 'returned', 'delivered'],
  BenchLead: shipmentStates,
  BenchOffice: [],
};

/** The roles that may see what works, is missing and is risky at the vendors. */
export const vendorReaders: readonly StaffRole[] = ['BenchLead', 'BenchOffice'];

/** Up to how much of one order the office gives back by itself, and how much of its gift cards it sends to other mailboxes. */
export const officeCents: Cents = 5000;

/** The roles that may report that a shipment has reached a state, and send its photo. */
export function reportRoles(state: ShipmentState): StaffRole[] {
  return staffRoles.filter((role) => reportableStates[role].includes(state));
}

/** The roles that may refund an order up to an amount in all, earlier refunds of it included. */
export function refundRoles(cents: Cents): StaffRole[] {
  return cents <= officeCents ? ['BenchLead', 'BenchOffice'] : ['BenchLead'];
}
