import { fromAppApi } from '@/lib/cart/from-app-api';
import { placedPromise } from '@/lib/checkout/placed-arrival';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { clockWords, daySentenceFrom } from '@/lib/core/time/day-words';
import type { DeliveryFacts } from '@/lib/delivery/delivery-facts';
import { isPickup } from '@/lib/delivery/method';
import type { DeliveryRun } from '@/lib/delivery/settings';
import { placedRuns } from '@/lib/orders/shipment/placed-runs';
import type { PricedOrder } from '@/lib/promise/price-order';
import type { PricedWay } from '@/lib/promise/promise';
import { toCalculatedOrder } from '@/services/app-api/calculate/to-calculated-order';
import { shipmentFacts } from '@/services/mails/order/shipment-parts';

/** An order of promised goods that is placed: its confirmation and its mail say the promised day, and the hours of the run that was chosen, else of those that are open. Empty where they do. */
export function confirmedApart(
  { method, date, run, openRuns }: Pick<PricedWay, 'method' | 'date' | 'run' | 'openRuns'>,
  order: PricedOrder,
  { settings, stores }: DeliveryFacts,
  now: Date,
): string[] {
  const groups = order.shipments.map(({ group }) => group);
  const xp = { Runs: placedRuns(groups, settings, now) };
  const header = { ID: 'placed', IsSubmitted: true, DateSubmitted: now.toISOString(), xp };
  const { shipments } = fromAppApi(toCalculatedOrder(header, order, []));
  const today = chicagoDate(now);
  const runs = settings.xp.DeliveryRuns;
  const verb = isPickup(method) ? 'Ready' : 'Arrives';
  const chosen = method === 'LocalDelivery' ? runs.find(({ id }) => id === run) : undefined;
  const between = ({ from, to }: DeliveryRun) =>
    `between ${clockWords(from, true)} and ${clockWords(to, true)}`;
  const words = chosen ? between(chosen) : openHours(openRuns).map(between).join(' or ');
  const hours = method === 'LocalDelivery' && words ? `, ${chosen ? '' : 'any time '}${words}` : '';
  const promised = `${verb} ${daySentenceFrom(date, today)}${hours}`;
  const page = placedPromise(shipments, runs, today);
  const mail = shipments.flatMap((shipment) =>
    shipmentFacts(shipment, { origin: '', runs, opening: null, stores }, today)
      .filter(({ name }) => name === verb)
      .map(({ lines: [when = ''] }) => `${verb} ${when}.`),
  );
  return [
    ...(page === `${promised}.` ? [] : [`the confirmation says "${page}", the page "${promised}"`]),
    ...(mail.join() === page ? [] : [`the mail says "${mail.join()}", the confirmation "${page}"`]),
  ];
}

/** Runs that follow each other without a gap, as one. */
function openHours(runs: readonly DeliveryRun[]): DeliveryRun[] {
  const sorted = [...runs].sort((a, b) => a.from.localeCompare(b.from));
  return sorted.reduce<DeliveryRun[]>((spans, run) => {
    const before = spans.at(-1);
    if (!before || before.to < run.from) return [...spans, run];
    return [...spans.slice(0, -1), { ...before, to: before.to > run.to ? before.to : run.to }];
  }, []);
}
