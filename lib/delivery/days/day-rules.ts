import type { Cents } from '@/lib/core/money';
import { chicagoWeekday } from '@/lib/core/time/chicago-day';
import { hasStruck, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { weekdays } from '@/lib/core/time/day-words';
import type { DeliveryMethod } from '../method';
import type { BuyerSettings, DayRule } from '../settings';

/** The shipments of a day that rules may speak of. */
interface RuledDay {
  method: DeliveryMethod;
  /** Categories of its products, where they are known. */
  categories?: readonly string[];
  settings: BuyerSettings;
}

const none: readonly DayRule[] = [];

/** The retailer's own rules about shipments of a Chicago day, in the order of the settings; curbside pickup keeps those of pickup in the store (specification A9). */
export function rulesOf(
  date: ChicagoDate,
  { method, categories = [], settings }: RuledDay,
): readonly DayRule[] {
  const rules = settings.xp.DayRules ?? none;
  if (rules.length === 0) return none;
  const weekday = weekdays[chicagoWeekday(date)];
  const asPickup = method === 'CurbsidePickUp' ? 'InStorePickUp' : method;
  return rules.filter(
    (rule) =>
      (!rule.days || (rule.days.from <= date && date <= rule.days.to)) &&
      (!rule.dates || rule.dates.includes(date)) &&
      (!rule.weekdays || rule.weekdays.some((day) => day === weekday)) &&
      (!rule.method || rule.method === method || rule.method === asPickup) &&
      (!rule.category || categories.includes(rule.category)),
  );
}

/** The category of a product where a rule speaks of it; `null` where none does, so that it decides nothing. */
export function ruledCategory(
  { category }: { category?: string },
  { xp }: Pick<BuyerSettings, 'xp'>,
): string | null {
  return (
    (category && (xp.DayRules ?? none).some((rule) => rule.category === category) && category) ||
    null
  );
}

/** The rule that closes the whole day to these shipments, or `null`. */
export function closingRule(date: ChicagoDate, of: RuledDay): DayRule | null {
  return rulesOf(date, of).find(({ effect, run }) => effect === 'closed' && !run) ?? null;
}

/** The earliest hour (`HH:mm`) after which rules take nothing more for the same day, or `null` where none names one. */
export function ruledCutOff(date: ChicagoDate, of: RuledDay): string | null {
  const hours = rulesOf(date, of).flatMap(({ effect, run }) =>
    !run && typeof effect === 'object' && 'cutOff' in effect ? [effect.cutOff] : [],
  );
  return hours.sort()[0] ?? null;
}

/** The rule that closes one run of a day to the shop's vans at this instant, or `null`. */
export function runClosingRule(
  date: ChicagoDate,
  run: string,
  settings: BuyerSettings,
  now: Date,
): DayRule | null {
  return (
    rulesOf(date, { method: 'LocalDelivery', settings }).find(
      (rule) =>
        rule.run === run &&
        (rule.effect === 'closed' ||
          ('cutOff' in rule.effect && hasStruck(now, date, rule.effect.cutOff))),
    ) ?? null
  );
}

/** What the rules add for a day and, where one was chosen, a run, in cents; nothing while no day is known. */
export function ruledFee(
  date: ChicagoDate | null | undefined,
  run: string | null | undefined,
  of: RuledDay,
): Cents {
  if (!date) return 0;
  return rulesOf(date, of).reduce(
    (sum, { run: ofRun, effect }) =>
      typeof effect === 'object' && 'feeCents' in effect && (!ofRun || ofRun === run)
        ? sum + effect.feeCents
        : sum,
    0,
  );
}
