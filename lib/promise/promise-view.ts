import { brand } from '@/lib/config/brand';
import { formatCents, type Cents } from '@/lib/core/money';
import { chicagoDate, chicagoTime, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { daySentenceFrom, nearDay, shortDayFrom, hourOfDay } from '@/lib/core/time/day-words';
import type { ArrivalWay } from '@/lib/delivery/arrival';
import { type DeliveryMethod, methodLabel } from '@/lib/delivery/method';
import type { Envelope } from './envelope';
import { asClause } from '@/lib/orders/change-texts';
import { outTheDoor, type OutTheDoor } from './out-the-door';
import type { Promised } from './promise';
import { isAboutDay, reasonText, type RefusedPromise } from './reason-texts';

/** A promise in the words of the product page, finished on the server's clock. */
export interface PromiseView {
  /** The ZIP it is for; `null` while none is known. */
  zip: string | null;
  /** The promised day, `Tuesday` in words, and its way; `null` where no day is promised. */
  day: { date: ChicagoDate; words: string; method: DeliveryMethod } | null;
  arrives: boolean;
  /** What is said first, and what is said of it. */
  headline: string;
  details: string[];
  /** The other ways, each with its first day and all it costs. */
  others: string[];
  /** What it costs delivered to the ZIP. */
  price: OutTheDoor | null;
  /** Days to choose between, the promised one among them; the nearest one where a day cannot be promised. */
  days: { date: ChicagoDate; words: string }[];
  /** ISO instant before which all this stands, without new facts. */
  until: string;
  /** Milliseconds until then, from the answer on. */
  standsFor: number;
}

/** What a promise says to a shopper (specification A2); `city` is the local city of the ZIP, `date` the day that was asked for. */
export function promiseView(
  promised: Promised,
  {
    zip,
    city,
    date: wanted = null,
    now,
  }: { zip: string | null; city: string | null; date?: ChicagoDate | null; now: Date },
): PromiseView {
  const today = chicagoDate(now);
  const { until } = promised;
  const standsFor = Math.max(0, Date.parse(until) - now.getTime());
  const dayWords = (date: ChicagoDate) => ({ date, words: shortDayFrom(date, today) });
  if (promised.answer === 'no')
    return {
      zip,
      day: null,
      arrives: false,
      ...noWords(promised, { zip, date: wanted, today }),
      others: [],
      price: null,
      days: promised.nearest ? [dayWords(promised.nearest.date)] : [],
      until,
      standsFor,
    };
  const { method, date } = promised;
  const label = methodLabel(method);
  const otherWay = (way: ArrivalWay) =>
    `${methodLabel(way.method)}: ${daySentenceFrom(way.date, today)}`;
  const day = daySentenceFrom(date, today);
  if (promised.answer === 'from') {
    const home = method === 'LocalDelivery' || method === 'Courier';
    return {
      zip,
      day: null,
      arrives: true,
      headline: home ? `${brand.area} from ${day}` : `From ${day} by ${label}`,
      details: [envelopeWords(promised.envelope)].filter(Boolean),
      others: promised.others.map(otherWay),
      price: null,
      days: [],
      until,
      standsFor,
    };
  }
  const mail = method === 'Email';
  return {
    zip,
    day: { date, words: nearDay(date, today), method },
    arrives: true,
    headline: `Can arrive ${day}${mail || !zip ? '' : ` in ${city ?? zip}`}`,
    details: [
      mail
        ? label
        : `${label} ${costWords(promised.price.allIn)}, order by ${endWords(promised.orderBy, today)}`,
    ],
    others: promised.others.map((way) => `${otherWay(way)}, ${costWords(way.price.allIn)}`),
    price: zip ? outTheDoor(promised.price, method) : null,
    days: zip ? [date, ...promised.next].sort().map(dayWords) : [],
    until,
    standsFor,
  };
}

/** `$14.99`, or that it is free. */
function costWords(cents: Cents): string {
  return cents === 0 ? 'free' : formatCents(cents);
}

/** `1 PM today`: an instant by which somebody is to order. */
export function endWords(orderBy: string, today: ChicagoDate): string {
  const end = new Date(orderBy);
  return hourOfDay(chicagoTime(end), chicagoDate(end), today);
}

/** `Delivery $14.99 to $24.99 in the Twin Cities, $27.98 nationwide` */
export function envelopeWords({ local, far }: Envelope): string {
  const span =
    local &&
    (local.from === local.to
      ? costWords(local.from)
      : `${formatCents(local.from)} to ${formatCents(local.to)}`);
  const parts = [
    span && `${span} in ${brand.areaInText}`,
    far !== null && `${costWords(far)} nationwide`,
  ];
  const said = parts.filter(Boolean).join(', ');
  return said && `Delivery ${said}`;
}

/** Why it does not arrive in two sentences at most: what is not possible and why, and what is instead. */
function noWords(
  { reason, nearest, elsewhere, ...facts }: RefusedPromise,
  { zip, date, today }: { zip: string | null; date: ChicagoDate | null; today: ChicagoDate },
): Pick<PromiseView, 'headline' | 'details'> {
  const why = reasonText(reason, { ...facts, zip });
  const places = {
    pickup: 'You can pick it up at one of our stores.',
    'out-of-town': 'Our Out Of Town category has what travels.',
  };
  const first = nearest && `First possible day: ${shortDayFrom(nearest.date, today)}.`;
  const instead = first ?? (elsewhere && places[elsewhere]);
  return {
    headline:
      date && isAboutDay(reason)
        ? `${shortDayFrom(date, today)} is not possible: ${asClause(why)}.`
        : why,
    details: instead ? [instead] : [],
  };
}
