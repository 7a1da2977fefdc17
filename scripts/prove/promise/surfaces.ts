import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { checkoutOptions } from '@/lib/checkout/delivery/options';
import { arrival, type ArrivalWay } from '@/lib/delivery/arrival';
import { selectionProblem } from '@/lib/delivery/check-selection';
import { promise, type PricedWay } from '@/lib/promise/promise';
import { promiseView } from '@/lib/promise/promise-view';
import type { DayCase } from './day-cases';
import { keptApart } from './kept';
import { plainGoods } from './makers';
import { ofHeader } from './of-header';
import { shortDayFrom } from '@/lib/core/time/day-words';
import { classArrival } from '@/lib/delivery/days/class-arrival';
import { deliveryClassOf } from '@/lib/delivery/delivery-class';

const handlingCents = 250;

/**
 * What the places of the shop say of one case where they do not say the same; empty where all agree. Eight of the ten are here: the product page's panel, cards and filter of a
 * list, header with home's strip, cart, delivery step (methods, calendar, runs), submit, confirmation, and its mail. Structured data and feed are held by `statedFaults`.
 */
export function disagreements(day: DayCase): string[] {
  return places.flatMap(({ place, faults }) => faults(day).map((fault) => `${place}: ${fault}`));
}

/** Every place that says when something arrives, with how it is held against what the others say. */
const places: { place: string; faults: (day: DayCase) => string[] }[] = [
  { place: 'submit', faults: ofSubmit },
  { place: 'checkout', faults: ofCheckout },
  { place: 'time', faults: ofTime },
  { place: 'product page, cart, confirmation and mail', faults: ofProductPage },
  { place: 'card and filter', faults: ofCard },
  { place: 'header and home', faults: ofHeader },
];

/** The submit takes what is answered, each way of it, and refuses a day that was refused. */
/** Cards and the filter of a list say of each product what its page answers; where rules about categories are in force, never more. */
function ofCard({ query, facts, now }: DayCase): string[] {
  const { zip, by = null } = query;
  const ruled = facts.settings.xp.DayRules?.some(({ category }) => category) ?? false;
  return query.items.flatMap((item) => {
    const card = classArrival(deliveryClassOf(item), { zip, by }, facts, now);
    const page = arrival({ zip, by: zip === null ? null : by, items: [item] }, facts, now);
    if (!card) return [`${deliveryClassOf(item)} is no class`];
    if (page.answer === 'no') return card.can ? [`"${card.words}", the page ${page.reason}`] : [];
    const day = shortDayFrom(page.date, chicagoDate(now));
    return ruled || (card.can && card.words.endsWith(day))
      ? []
      : [`"${card.words}", the page ${day}`];
  });
}

function ofSubmit(day: DayCase): string[] {
  const { query, facts, now } = day;
  const answer = arrival(query, facts, now);
  if (answer.answer === 'yes')
    return [answer, ...answer.others]
      .filter((way) => !taken(day, way))
      .map(({ method, date }) => `submit refuses ${method} ${date}`);
  const { method, date, run } = query;
  return answer.answer === 'no' && method && date
    ? taken(day, { method, date, run: run ?? 'NO PREF' })
      ? [`submit takes ${method} ${date}, which was refused as ${answer.reason}`]
      : []
    : [];
}

function taken(
  { query, facts, now }: DayCase,
  { method, date, run }: Pick<ArrivalWay, 'method' | 'date' | 'run'>,
): boolean {
  const selection = {
    method,
    date,
    timePreference: run as 'AM' | 'PM' | 'NO PREF',
    zip: query.zip,
    storeID: 'Store-a',
  };
  return selectionProblem(selection, query.items, { ...facts, now }) === null;
}

/** Methods, first days, calendar and runs of the delivery step are those of the answer. */
function ofCheckout({ query, facts, now }: DayCase): string[] {
  const { zip, items } = query;
  if (zip === null) return [];
  const email = items.every(({ emailGiftCard }) => emailGiftCard);
  const addressType = email ? 'Email' : 'Residence';
  const options = checkoutOptions({ query: { zip, addressType }, items, goods: [], facts, now });
  const open = arrival({ zip, items }, facts, now);
  const [first] = options.methods;
  const firstMethods = first && options.methods.map(({ method }) => method).join();
  const said =
    open.answer === 'yes'
      ? [open, ...open.others].map(({ method, date }) => `${method} ${date}`)
      : [];
  const offered = options.methods.flatMap(({ method, first: date }) =>
    date ? [`${method} ${date}`] : [],
  );
  const faults =
    said.join() === offered.join()
      ? []
      : [`checkout offers ${offered.join()} (${firstMethods}), the page says ${said.join()}`];
  if (!options.method) return faults;
  const today = chicagoDate(now);
  return [
    ...faults,
    ...[0, 1, 2, 3, 7, 13, 90].flatMap((ahead) => {
      const date = addChicagoDays(today, ahead);
      const cell = options.days.find((each) => each.date === date);
      const answer = arrival({ zip, items, date, method: options.method }, facts, now);
      const runs = answer.answer === 'yes' ? answer.openRuns.map(({ id }) => id).join() : 'closed';
      const cellRuns = cell?.available ? cell.runs.map(({ id }) => id).join() : 'closed';
      return runs === cellRuns ? [] : [`calendar says ${cellRuns} of ${date}, the answer ${runs}`];
    }),
  ];
}

/** An answer is the same until it ends, and a yes is a no a second after it can be ordered by. */
function ofTime({ query, facts, now }: DayCase): string[] {
  const answer = arrival(query, facts, now);
  const until = Date.parse(answer.until);
  const said = JSON.stringify(answer);
  const between = [(now.getTime() + until) / 2, until - 1].map((at) => new Date(at));
  const changed =
    until <= now.getTime() ||
    between.some((at) => JSON.stringify(arrival(query, facts, at)) !== said);
  const late =
    answer.answer === 'yes'
      ? [answer, ...answer.others].filter(({ method, date, run, orderBy }) => {
          const exactQuery = { ...query, by: null, method, date, run };
          const after = new Date(Date.parse(orderBy) + 1000);
          return arrival(exactQuery, facts, after).answer === 'yes';
        })
      : [];
  return [
    ...(changed ? [`the answer changes before ${answer.until}`] : []),
    ...late.map(({ method, date, orderBy }) => `${method} ${date} still stands after ${orderBy}`),
  ];
}

/** Words and figures of the product page are those of the delivery step: the day, and all the way costs. */
function ofProductPage({ query, facts, now }: DayCase): string[] {
  const { zip, items } = query;
  const { lines, products } = plainGoods(items, { quantity: 2, handlingCents });
  const promised = promise({ ...query, lines }, products, facts, now);
  const view = promiseView(promised, { zip, city: null, now });
  const arrives = arrival(query, facts, now);
  if (promised.answer !== arrives.answer)
    return [`the promise is ${promised.answer}, the answer ${arrives.answer}`];
  if (promised.answer !== 'yes')
    return view.day === null && view.price === null ? [] : ['a day or price without a yes'];
  const goods = lines.map(({ quantity }) => ({ quantity, handlingCents }));
  return [promised, ...promised.others].flatMap((way) => [
    ...pricedApart(way, { query, facts, now }, goods),
    ...(zip === null || way.method === 'Email'
      ? []
      : keptApart(way, { lines, products, zip, facts, now })),
  ]);
}

function pricedApart(
  { method, date, run, price }: PricedWay,
  { query, facts, now }: DayCase,
  goods: { quantity: number; handlingCents: number }[],
): string[] {
  const { zip, items } = query;
  const email = items.every(({ emailGiftCard }) => emailGiftCard);
  if (zip === null || method === 'InStorePickUp' || method === 'CurbsidePickUp') return [];
  const addressType = email ? 'Email' : 'Residence';
  const options = checkoutOptions({
    query: { zip, addressType, method },
    items,
    goods,
    facts,
    now,
  });
  const offered = options.methods.some((each) => each.method === method);
  const cell = options.days.find((each) => each.date === date);
  const shown = (cell?.cost ?? options.cost) + (cell?.runFees?.[run] ?? 0);
  return !offered || shown === price.allIn
    ? []
    : [`checkout shows ${shown} for ${method} ${date}, the page ${price.allIn}`];
}
