import { runsChosen, runsKeeping } from '@/lib/delivery/days/offered-days';
import type { BuyerSettings, DeliveryRun } from '@/lib/delivery/settings';
import type { ShipmentGroup } from '@/lib/orders/group-shipments';
import type { OrderLine } from '@/lib/orders/line/order-line';
import type { RequestedStop } from './places';

/** The van stops an order needs: one per local shipment, on the runs that can still make the chosen time; none where the shop plans no runs. */
export function requestedStops(
  groups: readonly ShipmentGroup[],
  settings: BuyerSettings,
  now: Date,
): RequestedStop[] {
  return stopsOn(groups, settings, (chosen) => runsKeeping(chosen, settings, now));
}

/** The stops of a placed order on the days it is scheduled for now, on any run of the day: staff may choose one after its cut-off. */
export function scheduledStops(
  groups: readonly ShipmentGroup[],
  settings: BuyerSettings,
): RequestedStop[] {
  return stopsOn(groups, settings, (chosen) => runsChosen(chosen, settings));
}

function stopsOn(
  groups: readonly ShipmentGroup[],
  settings: BuyerSettings,
  runsOf: (chosen: ShipmentGroup & { run: OrderLine['xp']['TimePreference'] }) => DeliveryRun[],
): RequestedStop[] {
  if (settings.xp.DeliveryRuns.length === 0) return [];
  return groups.flatMap((group): RequestedStop[] => {
    if (group.method !== 'LocalDelivery' || group.date === null) return [];
    const runs = runsOf({ ...group, run: group.lines[0]?.xp.TimePreference });
    return [
      {
        shipmentID: group.id,
        lineIDs: group.lines.map(({ id }) => id),
        day: group.date,
        runs: runs.map(({ id }) => id),
      },
    ];
  });
}
