import type { Cart, CartShipment } from './cart';

/** The shipments that go somewhere; seats of workshops stay at their events and ask for nothing. */
export function shipmentsToSend({ shipments }: Pick<Cart, 'shipments'>): CartShipment[] {
  return shipments.filter(({ workshop }) => workshop === null);
}

/** How many seats a shipment of workshops holds. */
export function seatsIn({ lines }: Pick<CartShipment, 'lines'>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
