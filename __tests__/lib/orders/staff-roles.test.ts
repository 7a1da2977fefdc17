/** @jest-environment node */
import { shipmentStates, type ShipmentState } from '@/lib/orders/shipment/shipment-life';
import { refundRoles, officeCents, reportRoles } from '@/lib/orders/staff-roles';

const lead = 'BenchLead';
const tellers: Record<ShipmentState, string[]> = {
  received: [lead],
  designing: ['BenchDesigner', lead],
  designed: ['BenchDesigner', lead],
  ready: ['BenchDesigner', lead],
  canceled: [lead],
  loaded: ['BenchDriver', lead],
  shipped: ['BenchDesigner', lead],
  relayed: [lead],
  attempted: ['BenchDriver', lead],
  returned: ['BenchDriver', lead],
  issued: [lead],
  delivered: ['BenchDriver', lead],
  collected: ['BenchDesigner', lead],
  opened: [lead],
};

it.each(shipmentStates)('is told by who makes it, who drives it, or who leads: %s', (state) => {
  expect(reportRoles(state)).toEqual(tellers[state]);
});

it.each([
  [0, [lead, 'BenchOffice']],
  [officeCents, [lead, 'BenchOffice']],
  [officeCents + 1, [lead]],
])('gives back %i cents', (cents, roles) => expect(refundRoles(cents)).toEqual(roles));
