import { runsChosen, runsKeeping } from '@/lib/delivery/days/offered-days';
import type { BuyerSettings, DeliveryRun } from '@/lib/delivery/settings';
import type { ShipmentGroup } from '@/lib/orders/group-shipments';
import type { OrderLine } from '@/lib/orders/line/order-line';
import type { WantedStop } from './places';

/** The stops of the shop's vans that an order asks for: one per local shipment, on the runs that still keep what was chosen; none where the shop plans no runs. */
export function wantedStops(
  groups: readonly ShipmentGroup[],
  settings: BuyerSettings,
  now: Date,
): WantedStop[] {
  return stopsOn(groups, settings, (chosen) => runsKeeping(chosen, settings, now));
}

/** The stops of a placed order as it goes now: on any run of the day that it was given by hand, whatever the clock says. */
export function givenStops(
  groups: readonly ShipmentGroup[],
  settings: BuyerSettings,
): WantedStop[] {
  return stopsOn(groups, settings, (chosen) => runsChosen(chosen, settings));
}

function stopsOn(
  groups: readonly ShipmentGroup[],
  settings: BuyerSettings,
  runsOf: (chosen: ShipmentGroup & { run: OrderLine['xp']['TimePreference'] }) => DeliveryRun[],
): WantedStop[] {
  if (settings.xp.DeliveryRuns.length === 0) return [];
  return groups.flatMap((group): WantedStop[] => {
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
