import { now } from '@/lib/core/time/clock';
import { earliestDay } from '@/lib/delivery/check-day';
import { parseBuyerSettings } from '@/lib/delivery/settings';

/** Local delivery on the first day the shop's own settings allow, for products of so many lead days. Throws when there is none. */
export async function firstVanDay(
  platformUrl: string,
  leadDays = 0,
): Promise<{ DeliveryMethod: 'LocalDelivery'; RequestedDeliveryDate: string }> {
  const settings = parseBuyerSettings(
    await (await fetch(`${platformUrl}/files/buyerxp.json`)).json(),
  );
  const RequestedDeliveryDate =
    settings && earliestDay({ method: 'LocalDelivery', leadDays, settings, now: now() });
  if (!RequestedDeliveryDate) throw new Error('No day is open for delivery.');
  return { DeliveryMethod: 'LocalDelivery', RequestedDeliveryDate };
}
