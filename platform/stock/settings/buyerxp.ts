import { addChicagoDays, chicagoWeekday } from '@/lib/core/time/chicago-day';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { holidayDate, holidayNames } from '@/lib/delivery/holidays';
import type { BuyerSettings, WorkingSeason } from '@/lib/delivery/settings';
import { deliveryTerms } from '../content/promises';

/** The holidays on which every shop is closed. */
export const closedHolidays = [
  "New Year's Day",
  'Easter',
  'Independence Day',
  'Labor Day',
  'Thanksgiving',
  'Christmas Day',
];
const settledDays = 60;

/** Beyond the settled days only the evenings are written down, as far as an order can be dated. */
const orderableDays = 100;
const eveningRun = 'EVE';

/** The buyer settings (specification A3): hours, holidays, runs of the next 60 days and fees in cents. `today` is the Chicago day of building. */
export function buyerSettings(today: ChicagoDate): BuyerSettings {
  const year = Number(today.slice(0, 4));
  return {
    Shippers: {
      LocalDelivery: {
        SameDayDeliveryCountDownTimer: deliveryTerms.sameDayBy,
        NextDayAMDeliveryCutoff: deliveryTerms.morningBy,
        SameDayDelivery: true,
      },
    },
    xp: {
      Holidays: [year, year + 1].flatMap((of) =>
        holidayNames.map((name) => ({
          name,
          date: holidayDate(name, of) ?? `${of}-01-01`,
          closed: closedHolidays.includes(name),
        })),
      ),
      WorkingHrs: [year - 1, year, year + 1].flatMap(seasonsOf),
      DeliveryDatesN: runsOf(today),
      DeliveryRuns: deliveryTerms.runs,
      NonDeliveryDates: nonDeliveryDates(today),
      Fees: deliveryTerms.fees,
      Origin: { lat: 44.90532, lng: -93.28811 },
      SeoPages: {
        '/c/gift-cards': {
          MetaDescription:
            'Paper and email gift cards from $10 to $500, good in every Lilac & Loam store and online. They never expire.',
        },
        '/workshops-and-events': {
          MetaTitle: 'Garden Workshops & Events in the Twin Cities | Lilac & Loam',
        },
      },
    },
  };
}

/** March to July the shops stay open longer; Sundays are closed for orders all year. */
function seasonsOf(year: number): WorkingSeason[] {
  return [
    season(`${year}-03-01`, `${year}-07-31`, ['08:00', '20:00'], ['08:00', '18:00']),
    season(`${year}-08-01`, lastOfFebruary(year + 1), ['09:00', '19:00'], ['09:00', '17:00']),
  ];
}

function lastOfFebruary(year: number): ChicagoDate {
  return addChicagoDays(`${year}-03-01`, -1);
}

function season(
  StartDate: ChicagoDate,
  EndDate: ChicagoDate,
  week: [string, string],
  saturday: [string, string],
): WorkingSeason {
  const weekday = { Closed: false, Open: week[0], Close: week[1] };
  return {
    StartDate,
    EndDate,
    Sunday: { Closed: true },
    Monday: weekday,
    Tuesday: weekday,
    Wednesday: weekday,
    Thursday: weekday,
    Friday: weekday,
    Saturday: { Closed: false, Open: saturday[0], Close: saturday[1] },
  };
}

/** Two days of different weekdays, so that one of them is no Sunday. */
const scarceDays = [20, 33];

/**
 * Every fifth delivery day's morning is full from the third day on; days 13, 26 and 41 (or the weekday after) are full altogether; on the
 * scarce days each run makes two stops and is full after two orders. A run that is not listed counts as open, so the evenings outside the
 * two gift weeks are written down as used up.
 */
function runsOf(today: ChicagoDate): BuyerSettings['xp']['DeliveryDatesN'] {
  const full = fullDays(today);
  return Object.fromEntries(
    Array.from({ length: orderableDays }, (_, ahead) => {
      const date = addChicagoDays(today, ahead);
      const allFull = full.includes(date);
      const evening = { [eveningRun]: { checkedRun: allFull || !isGiftWeek(date) } };
      if (ahead >= settledDays) return [date, evening];
      const stops = scarceDays.includes(ahead) ? { capacity: 2 } : {};
      return [
        date,
        {
          AM: { checkedRun: allFull || (ahead >= 3 && ahead % 5 === 3), ...stops },
          PM: { checkedRun: allFull, ...stops },
          ...evening,
        },
      ];
    }),
  );
}

/** The six days up to and with Valentine's Day or Mother's Day, when the vans go out a third time. */
function isGiftWeek(date: ChicagoDate): boolean {
  const year = Number(date.slice(0, 4));
  return ["Valentine's", "Mother's Day"].some((name) => {
    const day = holidayDate(name, year);
    return day !== null && date <= day && date >= addChicagoDays(day, -6);
  });
}

/** The three days whose vans are all full; the last is the eve of Valentine's Day where that lies ahead. */
export function fullDays(today: ChicagoDate): ChicagoDate[] {
  const year = Number(today.slice(0, 4));
  const eves = [year, year + 1].map((of) =>
    addChicagoDays(holidayDate("Valentine's", of) ?? today, -1),
  );
  const eve = eves.find(
    (day) => day > addChicagoDays(today, 26) && day < addChicagoDays(today, settledDays - 1),
  );
  return [
    addChicagoDays(today, 13),
    addChicagoDays(today, 26),
    eve ?? addChicagoDays(today, 41),
  ].map(notSunday);
}

/** Three days without deliveries: inventory, a staff day and the day the bridges close. */
export function nonDeliveryDates(today: ChicagoDate): ChicagoDate[] {
  return [17, 33, 52].map((ahead) => notSunday(addChicagoDays(today, ahead)));
}

function notSunday(date: ChicagoDate): ChicagoDate {
  return chicagoWeekday(date) === 0 ? addChicagoDays(date, 1) : date;
}
