import type { CalculatorShipment } from '../calculated-order';
import type { ShipmentGroup } from '../group-shipments';
import type { CardMessage, OrderLine } from '../line/order-line';

/** Where, when and how lines go, as a calculated shipment says it; its figures stand apart. */
export interface ShipmentGoal extends Pick<CalculatorShipment, 'ID' | 'Shipper' | 'ToAddress'> {
  xp: Omit<CalculatorShipment['xp'], 'HandlingCharges' | 'WiredServiceFees' | 'Wish'>;
}

/** Where, when and how a group of lines goes; what all its lines share is read from the first. */
export function shipmentGoal({ id, method, date, lines }: ShipmentGroup): ShipmentGoal {
  const [first] = lines;
  return {
    ID: id,
    Shipper: method,
    ToAddress: first?.address ?? null,
    xp: {
      RequestedDeliveryDate: date,
      DeliveryMethod: method,
      TimePreference: first?.xp.TimePreference ?? null,
      DeliveryNote: first?.xp.DeliveryNote ?? null,
      CardMessage: shipmentCard(lines),
      AddressType: first?.xp.AddressType ?? null,
      StoreID: first?.xp.StoreID ?? null,
    },
  };
}

/** The card of lines that go together: the first one written. Before anybody is named each keeps what was said as it was chosen (specification B3). */
export function shipmentCard(lines: readonly Pick<OrderLine, 'xp'>[]): CardMessage | null {
  const cards = lines.map(({ xp }) => xp.CardMessage ?? null);
  return cards.find((card) => Object.values(card ?? {}).some(Boolean)) ?? cards[0] ?? null;
}
