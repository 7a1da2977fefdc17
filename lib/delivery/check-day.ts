import { addChicagoDays, chicagoWeekday } from '@/lib/core/time/chicago-day';
import { chicagoDate, hasStruck, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { isSameDayEligible } from './countdown';
import { closingRule, ruledCutOff } from './days/day-rules';
import { type CalendarDay, type DayCheck, type DayReason, dayReasonText } from './day-reasons';
import { closedHoliday } from './holidays';
import { type DeliveryMethod, isPickup } from './method';
import { runStates } from './runs';
import { type BuyerSettings, type DeliveryRun, hoursOn } from './settings';

/** How many days ahead an order can be placed. */
export const calendarDays = 90;

/** What decides over a day besides the day itself. */
export interface DayContext {
  method: DeliveryMethod;
  leadDays: number;
  /** Categories of the products, for rules that close days to one. */
  categories?: readonly string[];
  settings: BuyerSettings;
  now: Date;
}

/**
 * Whether a Chicago day can be promised, and if not, why (specification A5): the one rule behind the calendar, the earliest date and the
 * submit. Pickup (and curbside, which mirrors it) follows the store's hours, delivery the runs as well.
 */
export function checkDay(date: ChicagoDate, context: DayContext): DayCheck {
  const { method, settings, now } = context;
  const holiday = closedHoliday(date, settings.xp.Holidays);
  const states = method === 'LocalDelivery' ? runStates(date, settings, now) : [];
  const runs = states.flatMap(({ run, closed }) => (closed ? [] : [run]));
  const closedRuns = states.flatMap(({ closed }) => closed ?? []);
  const reason = refusal(date, context, holiday !== null, runs);
  if (!reason) return { available: true, runs, closedRuns };
  const cutOff = cutOffOf(date, context);
  return {
    available: false,
    reason,
    ...(reason === 'runs-full' ? { closedRuns } : {}),
    text: dayReasonText(reason, {
      holiday,
      cutOff,
      storesClosed: isPickup(method) && cutOff === hoursOn(date, settings.xp.WorkingHrs)?.close,
      runs: closedRuns,
      rule: reason === 'day-rule' ? closingRule(date, context)?.label : null,
    }),
  };
}

/** The hour after which nothing is promised for a day that is today; `null` where no hour decides. */
function cutOffOf(date: ChicagoDate, context: DayContext): string | null {
  const { method, settings } = context;
  const ruled = ruledCutOff(date, context);
  if (isPickup(method)) return earlier(hoursOn(date, settings.xp.WorkingHrs)?.close, ruled);
  const { SameDayDelivery, SameDayDeliveryCountDownTimer } = settings.Shippers.LocalDelivery;
  if (method !== 'LocalDelivery') return ruled;
  return SameDayDelivery ? earlier(SameDayDeliveryCountDownTimer, ruled) : null;
}

function earlier(hour: string | undefined, other: string | null): string | null {
  if (!hour || !other) return hour ?? other;
  return hour < other ? hour : other;
}

function refusal(
  date: ChicagoDate,
  context: DayContext,
  holiday: boolean,
  runs: readonly DeliveryRun[],
): DayReason | null {
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
  if (closingRule(date, context)) return 'day-rule';
  if (date < addChicagoDays(today, leadDays)) return 'lead-time';
  if (date === today) {
    if (!isSameDayEligible(method, settings, now))
      return method === 'LocalDelivery' ? 'cut-off' : 'not-same-day';
    if (isPickup(method) && hasStruck(now, date, hours.close)) return 'cut-off';
    const ruled = ruledCutOff(date, context);
    if (ruled && hasStruck(now, date, ruled)) return 'cut-off';
  }
  return method === 'LocalDelivery' && settings.xp.DeliveryRuns.length > 0 && runs.length === 0
    ? 'runs-full'
    : null;
}

/** Today and the 90 days after it that can be ordered, each open or with its reason. */
export function calendar(context: DayContext): CalendarDay[] {
  const today = chicagoDate(context.now);
  return Array.from({ length: calendarDays + 1 }, (_, index) => {
    const date = addChicagoDays(today, index);
    return { date, ...checkDay(date, context) };
  });
}

/** The first day that can be promised, or `null` when there is none in the calendar. */
export function earliestDay(context: DayContext): ChicagoDate | null {
  const today = chicagoDate(context.now);
  for (let ahead = 0; ahead <= calendarDays; ahead += 1) {
    const date = addChicagoDays(today, ahead);
    if (checkDay(date, context).available) return date;
  }
  return null;
}
