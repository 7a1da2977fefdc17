import { addChicagoDays, chicagoDate, chicagoTime, chicagoWeekday, type ChicagoDate } from '@/lib/core/chicago-time';
import { isSameDayEligible } from './countdown';
import { dayReasonText, type DayReason } from './day-reasons';
import { closedHoliday } from './holidays';
import { isPickup } from './labels';
import type { DeliveryMethod } from './method';
import { openRuns } from './runs';
import type { BuyerSettings, DeliveryRun } from './settings';
import { hoursOn } from './working-hours';

/** How many days ahead an order can be placed. */
export const calendarDays = 90;

/** What decides over a day besides the day itself. */
export interface DayContext {
  method: DeliveryMethod;
  leadDays: number;
  settings: BuyerSettings;
  now: Date;
}

export type DayCheck =
  | { available: true; runs: DeliveryRun[] }
  | { available: false; reason: DayReason; text: string };

/**
 * Whether a Chicago day can be promised, and if not, why (000 §5): the one rule behind the calendar, the earliest date and the
 * submit. Pickup (and curbside, which mirrors it) follows the store's hours, delivery the runs as well.
 */
export function checkDay(date: ChicagoDate, context: DayContext): DayCheck {
  const holiday = closedHoliday(date, context.settings.xp.Holidays);
  const runs = context.method === 'LocalDelivery' ? openRuns(date, context.settings, context.now) : [];
  const reason = refusal(date, context, holiday !== null, runs);
  if (!reason) return { available: true, runs };
  return { available: false, reason, text: dayReasonText(reason, holiday ?? undefined) };
}

function refusal(date: ChicagoDate, context: DayContext, holiday: boolean, runs: readonly DeliveryRun[]): DayReason | null {
  const { method, leadDays, settings, now } = context;
  const today = chicagoDate(now);
  if (date < today) return 'past';
  if (date > addChicagoDays(today, calendarDays)) return 'too-far';
  if (method === 'Email') return null;
  const hours = hoursOn(date, settings.xp.WorkingHrs);
  if (!isPickup(method) && chicagoWeekday(date) === 0) return 'sunday';
  if (holiday) return 'holiday';
  if (!hours) return 'closed';
  if (!isPickup(method) && settings.xp.NonDeliveryDates.includes(date)) return 'non-delivery';
  if (date < addChicagoDays(today, leadDays)) return 'lead-time';
  if (date === today) {
    if (!isSameDayEligible(method, settings, now)) return method === 'LocalDelivery' ? 'cut-off' : 'not-same-day';
    if (isPickup(method) && chicagoTime(now) >= hours.close) return 'cut-off';
  }
  return method === 'LocalDelivery' && settings.xp.DeliveryRuns.length > 0 && runs.length === 0 ? 'runs-full' : null;
}
