import { chicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';
import { type DeliveryMethod, isPickup } from './method';
import type { BuyerSettings } from './settings';

/** Whether something can still be had for today, and for how long. */
export interface SameDayCountdown {
  offered: boolean;
  /** The cut-off as an ISO instant; the browser counts down to it on the server's clock. */
  cutoff: string;
  secondsLeft: number;
}

/** The same-day cut-off of today in Chicago (specification A4): offered strictly before it. */
export function sameDayCountdown(settings: BuyerSettings, now: Date): SameDayCountdown {
  const { SameDayDelivery, SameDayDeliveryCountDownTimer } = settings.Shippers.LocalDelivery;
  const cutoff = chicagoInstant(chicagoDate(now), SameDayDeliveryCountDownTimer);
  const secondsLeft = Math.max(0, Math.ceil((cutoff.getTime() - now.getTime()) / 1000));
  return { offered: SameDayDelivery && secondsLeft > 0, cutoff: cutoff.toISOString(), secondsLeft };
}

/** Whether a method can arrive the same day: Courier, e-mail and pickup always, the vans before the cut-off, parcels never (specification A4). */
export function isSameDayEligible(
  method: DeliveryMethod,
  settings: BuyerSettings,
  now: Date,
): boolean {
  if (method === 'LocalDelivery') return sameDayCountdown(settings, now).offered;
  return method === 'Courier' || method === 'Email' || isPickup(method);
}
