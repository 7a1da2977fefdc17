import { isNotHandedOver, type ShipmentLife } from '@/lib/orders/shipment/shipment-life';
import type { Store } from '@/services/database/statements';
import { livesOfEach } from '../../orders/shipment-events';
import { mostRead, type WorkLine } from './work-line';

/** How long back shipments are looked at: what is older was talked about. */
const lookedAtDays = 14;
/** A van that was out of reach has sent its photos by then. */
const photoHours = 4;

/** Work about shipments: nobody was home and nothing has happened since, or a van left something without a photo of where. */
export async function shipmentWork(store: Store): Promise<WorkLine[]> {
  const [tried, unseen] = await Promise.all([
    store.query<{ order_id: string }>(
      `select order_id from services.shipment_event where state in ('attempted', 'returned')
         and recorded_at > clock_timestamp() - interval '${lookedAtDays} days' group by order_id order by min(recorded_at), order_id limit ${mostRead}`,
    ),
    store.query<{ order_id: string; shipment_id: string; at: Date | string }>(
      `select order_id, shipment_id, max(at) as at from services.shipment_event event where state = 'delivered'
         and recorded_at > clock_timestamp() - interval '${lookedAtDays} days' and recorded_at < clock_timestamp() - interval '${photoHours} hours'
         and exists (select 1 from services.shipment_event loaded
           where loaded.order_id = event.order_id and loaded.shipment_id = event.shipment_id and loaded.state = 'loaded')
         and not exists (select 1 from services.photo
           where photo.order_id = event.order_id and photo.shipment_id = event.shipment_id and photo.state = 'delivered' and photo.hidden_at is null)
       group by order_id, shipment_id order by at, order_id limit ${mostRead}`,
    ),
  ]);
  const lines: WorkLine[] = [];
  const lives = await store.transact(() => livesOfEach(tried.map(({ order_id }) => order_id)));
  for (const { order_id: orderID } of tried)
    for (const [shipmentID, life] of lives.get(orderID) ?? [])
      if (isNotHandedOver(life)) lines.push(nobodyHome(orderID, shipmentID, life));
  return [
    ...lines,
    ...unseen.map(({ order_id: orderID, shipment_id: shipmentID, at }): WorkLine => ({
      key: ['photo-missing', orderID, shipmentID].join('/'),
      kind: 'photo-missing',
      orderID,
      cents: null,
      detail: `shipment ${shipmentID}`,
      since: new Date(at),
    })),
  ];
}

function nobodyHome(
  orderID: string,
  shipmentID: string,
  { state, round, at, note }: ShipmentLife,
): WorkLine {
  return {
    key: ['nobody-home', orderID, shipmentID, state, round].join('/'),
    kind: 'nobody-home',
    orderID,
    cents: null,
    detail: [`shipment ${shipmentID}`, note].filter(Boolean).join(': '),
    since: at ? new Date(at) : null,
  };
}
