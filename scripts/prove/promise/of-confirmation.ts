import { fromAppApi } from '@/lib/cart/from-app-api';
import { placedPromise } from '@/lib/checkout/placed-arrival';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { clockWords, daySentenceFrom } from '@/lib/core/time/day-words';
import type { DeliveryFacts } from '@/lib/delivery/delivery-facts';
import { isPickup } from '@/lib/delivery/labels';
import type { PricedOrder } from '@/lib/promise/price-order';
import type { PricedWay } from '@/lib/promise/promise';
import { toCalculatedOrder } from '@/services/app-api/calculate/to-calculated-order';
import { shipmentFacts } from '@/services/mails/order/shipment-parts';

/** An order of promised goods that is placed: its confirmation and its mail say the promised day, and the hours of the run that was chosen. Empty where they do. */
export function confirmedApart(
  { method, date, run }: Pick<PricedWay, 'method' | 'date' | 'run'>,
  order: PricedOrder,
  { settings, stores }: DeliveryFacts,
  now: Date,
): string[] {
  const header = { ID: 'placed', IsSubmitted: true, DateSubmitted: now.toISOString() };
  const { shipments } = fromAppApi(toCalculatedOrder(header, order, []));
  const today = chicagoDate(now);
  const runs = settings.xp.DeliveryRuns;
  const verb = isPickup(method) ? 'Ready' : 'Arrives';
  const chosen = method === 'LocalDelivery' ? runs.find(({ id }) => id === run) : undefined;
  const hours = chosen
    ? `, between ${clockWords(chosen.from, true)} and ${clockWords(chosen.to, true)}`
    : '';
  const promised = `${verb} ${daySentenceFrom(date, today)}${hours}`;
  const page = placedPromise(shipments, runs, today);
  const mail = shipments.flatMap((shipment) =>
    shipmentFacts(shipment, { origin: '', runs, opening: null, stores }, today)
      .filter(({ name }) => name === verb)
      .map(({ lines: [when = ''] }) => `${verb} ${when}.`),
  );
  return [
    ...(page === `${promised}.` || (!chosen && page.startsWith(`${promised}, any time`))
      ? []
      : [`the confirmation says "${page}", the page "${promised}"`]),
    ...(mail.join() === page ? [] : [`the mail says "${mail.join()}", the confirmation "${page}"`]),
  ];
}
