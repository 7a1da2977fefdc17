import type { Cart, CartShipment } from './cart';

/** A cart as it is, but with what it still has of one shipment's lines in that shipment as it was. */
export function withHeldShipment(cart: Cart, held: CartShipment): Cart {
  const heldIDs = new Set(held.lines.map(({ id }) => id));
  const lines = cart.shipments
    .flatMap((shipment) => shipment.lines)
    .filter(({ id }) => heldIDs.has(id));
  const first = cart.shipments.find((shipment) => shipment.lines.some(({ id }) => heldIDs.has(id)));
  return {
    ...cart,
    shipments: cart.shipments.flatMap((shipment) => {
      const others = shipment.lines.filter(({ id }) => !heldIDs.has(id));
      return [
        ...(shipment === first ? [{ ...held, lines }] : []),
        ...(others.length > 0 ? [{ ...shipment, lines: others }] : []),
      ];
    }),
  };
}
