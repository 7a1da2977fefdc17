import { z } from 'zod';
import { chicagoWeekday } from '@/lib/core/time/chicago-day';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { weekdays } from '@/lib/core/time/day-words';
import { deliveryMethods } from './method';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const cents = z.number().int().min(0);
/** Stops a run can make; without one it has no end. */
const capacity = z.number().int().min(0);

const hoursSchema = z.object({
  Closed: z.boolean(),
  Open: clock.optional(),
  Close: clock.optional(),
});

const seasonSchema = z.object({
  StartDate: day,
  EndDate: day,
  Sunday: hoursSchema,
  Monday: hoursSchema,
  Tuesday: hoursSchema,
  Wednesday: hoursSchema,
  Thursday: hoursSchema,
  Friday: hoursSchema,
  Saturday: hoursSchema,
});

const fees = z.object({
  /** By miles from `Origin`, ascending; `maxMiles: null` is everything beyond. */
  LocalDeliveryBands: z
    .array(z.object({ maxMiles: z.number().positive().nullable(), cents }))
    .min(1),
  PickingFeeCents: cents,
  UPSCents: cents,
  USPSCents: cents,
  NationwideCents: cents,
  WireServiceCents: cents,
  CourierCents: cents,
});

/**
 * A rule of the retailer about days: of a span, single dates or weekdays, one method (pickup in the store rules curbside too), products of one primary
 * category or one run. It closes them, ends orders for the same day at an hour, or adds a fee in cents; it never opens what is closed anyway.
 */
const dayRule = z
  .strictObject({
    /** What shoppers are told: `No courier on Mondays.` */
    label: z.string().trim().min(1).max(120),
    days: z.strictObject({ from: day, to: day }).optional(),
    dates: z.array(day).min(1).optional(),
    weekdays: z.array(z.enum(weekdays)).min(1).optional(),
    method: z.enum(deliveryMethods).optional(),
    category: z.string().min(1).optional(),
    run: z.string().min(1).optional(),
    effect: z.union([
      z.literal('closed'),
      z.strictObject({ cutOff: clock }),
      z.strictObject({ feeCents: cents }),
    ]),
  })
  .refine(({ run, category }) => !run || !category, {
    error: 'A rule of a run holds for every category.',
  })
  .refine(({ run, method }) => !run || !method || method === 'LocalDelivery', {
    error: 'Only local delivery has runs.',
  });

/** The buyer settings file `buyerxp.json` (specification A3), with the shop's fees in cents. */
export const buyerSettingsSchema = z.object({
  Shippers: z.object({
    LocalDelivery: z.object({
      SameDayDeliveryCountDownTimer: clock,
      NextDayAMDeliveryCutoff: clock,
      SameDayDelivery: z.boolean(),
    }),
  }),
  xp: z.object({
    Holidays: z.array(z.object({ name: z.string(), date: day, closed: z.boolean() })).default([]),
    WorkingHrs: z.array(seasonSchema).default([]),
    /** Runs of single days; a day or run that is not listed is open. `checkedRun` means the run is used up. */
    DeliveryDatesN: z
      .record(
        day,
        z.record(z.string(), z.object({ checkedRun: z.boolean(), capacity: capacity.optional() })),
      )
      .default({}),
    DeliveryRuns: z
      .array(
        z.object({
          id: z.string(),
          label: z.string(),
          from: clock,
          to: clock,
          capacity: capacity.optional(),
        }),
      )
      .default([]),
    NonDeliveryDates: z.array(day).default([]),
    DayRules: z.array(dayRule).max(200).optional(),
    Fees: fees,
    /** Days the gateway holds money when its answer does not say; read with `authorisationDays`. */
    AuthorisationDays: z.number().int().min(1).max(30).optional(),
    Origin: z.object({ lat: z.number(), lng: z.number() }),
    /** Page meta by canonical path (specification B3); `lib/seo` reads each. */
    SeoPages: z.record(z.string(), z.unknown()).optional(),
  }),
});

/** Of the same file only the page meta, so that a fault elsewhere in it changes no page's meta. */
export const seoPagesSchema = z
  .object({ xp: z.object({ SeoPages: buyerSettingsSchema.shape.xp.shape.SeoPages }) })
  .transform(({ xp }) => xp.SeoPages ?? {});

export type BuyerSettings = z.infer<typeof buyerSettingsSchema>;
export type DayRule = z.infer<typeof dayRule>;
export type DeliveryRun = BuyerSettings['xp']['DeliveryRuns'][number];
export type WorkingSeason = BuyerSettings['xp']['WorkingHrs'][number];

/** Days that held money stands at least, whatever paid: what is said before the gateway has answered, and when it does not say. */
export function authorisationDays({ xp }: Pick<BuyerSettings, 'xp'>): number {
  return xp.AuthorisationDays ?? 7;
}

/** The settings in a parsed JSON document, or `null` when it is not one. */
export function parseBuyerSettings(document: unknown): BuyerSettings | null {
  const parsed = buyerSettingsSchema.safeParse(document);
  return parsed.success ? parsed.data : null;
}

/** Runs of days, as `DeliveryDatesN` writes them (specification A3). */
export type UsedRuns = BuyerSettings['xp']['DeliveryDatesN'];

/** Settings in which these runs are used up too; nothing that was used up before opens again. */
export function withUsedRuns(settings: BuyerSettings, used: UsedRuns): BuyerSettings {
  const days = { ...settings.xp.DeliveryDatesN };
  for (const [date, runs] of Object.entries(used)) {
    const full = Object.entries(runs)
      .filter(([, { checkedRun }]) => checkedRun)
      .map(([run]) => [run, { ...days[date]?.[run], checkedRun: true }]);
    days[date] = { ...days[date], ...Object.fromEntries(full) };
  }
  return { ...settings, xp: { ...settings.xp, DeliveryDatesN: days } };
}

/** Opening hours of a day, `HH:mm` in Chicago. */
export interface DayHours {
  open: string;
  close: string;
}

/** The season a day falls in, the first that is listed with it; `undefined` for a day in none. */
export function seasonOn(
  date: ChicagoDate,
  seasons: readonly WorkingSeason[],
): WorkingSeason | undefined {
  return seasons.find(({ StartDate, EndDate }) => StartDate <= date && date <= EndDate);
}

/** Hours of a weekday of a season; `null` when closed. Without a season the shop's usual 09:00 to 17:00, closed on Sundays. */
export function hoursOfWeekday(
  weekday: (typeof weekdays)[number],
  season: WorkingSeason | undefined,
): DayHours | null {
  const hours = season?.[weekday] ?? { Closed: weekday === 'Sunday' };
  return hours.Closed ? null : { open: hours.Open ?? '09:00', close: hours.Close ?? '17:00' };
}

/** Hours of a day by the season it falls in; `null` when closed. */
export function hoursOn(date: ChicagoDate, seasons: readonly WorkingSeason[]): DayHours | null {
  return hoursOfWeekday(weekdays[chicagoWeekday(date)] ?? 'Sunday', seasonOn(date, seasons));
}
