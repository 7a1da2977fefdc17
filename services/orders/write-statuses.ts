import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { groupShipments } from '@/lib/orders/group-shipments';
import {
  inheritedShipment,
  keptShipments,
  type KeptShipment,
} from '@/lib/orders/shipment/kept-shipments';
import { commerceStatus, type ShipmentLife } from '@/lib/orders/shipment/shipment-life';
import { standingOrder } from '@/lib/orders/shipment/standing-order';
import type { CalculatedOrder, CalculatorShipment } from '@/lib/orders/calculated-order';
import type { Store } from '@/services/database/statements';
import type { MiddlewareToken } from '../upstream/commerce/middleware-token';
import { patchOrder, readWorksheet, type Worksheet } from '../upstream/commerce/orders';
import { livesOf } from './shipment-events';

const mostRounds = 5;

/**
 * Writes how far an order's shipments are to the commerce platform, in the words of specification A4. Whatever was recorded while it was written is written
 * as well, so that of two writers at once the later state stays. Throws `CommerceFailure`.
 */
export async function writeStatuses(
  store: Store,
  token: MiddlewareToken,
  orderID: string,
): Promise<void> {
  const [placed] = await store.query<{ calculated: CalculatedOrder | null }>(
    `select calculated from services.submission where order_id = $1 and state = 'placed'`,
    [orderID],
  );
  const worksheet = await readWorksheet(token, orderID);
  let written = '';
  for (let round = 0; round < mostRounds; round += 1) {
    const Shipments = presentShipments(
      worksheet,
      placed?.calculated ?? null,
      await store.transact(() => livesOf(orderID)),
    );
    if (JSON.stringify(Shipments) === written) return;
    await patchOrder(token, orderID, { xp: { Shipments } });
    written = JSON.stringify(Shipments);
  }
}

/** What an order keeps of its shipments: their lines, what each costs as it stands, and how far it is. A status of before stays where nothing was recorded. */
function presentShipments(
  { order, items }: Worksheet,
  placed: CalculatedOrder | null,
  lives: ReadonlyMap<string, ShipmentLife>,
): KeptShipment[] {
  const before = keptShipments(order);
  const standing = placed && standingOrder(placed, items);
  const present = items.map(({ ID = '' }) => ID);
  return groupShipments(items.map(lineFromWorksheet)).map(({ id, lines }) => {
    const LineItemIDs = lines.map((line) => line.id);
    const kept = inheritedShipment(LineItemIDs, before, present);
    const priced = standing?.CalculatorShipments.find(({ ID }) => ID === id);
    const life = lives.get(id);
    return {
      ...kept,
      LineItemIDs,
      ...(priced ? chargesOf(priced) : {}),
      Status: life ? commerceStatus(life) : (kept?.Status ?? 'New'),
    };
  });
}

function chargesOf({ Cost, xp: { HandlingCharges, WiredServiceFees } }: CalculatorShipment) {
  return { Cost, HandlingCharges, WiredServiceFees };
}
