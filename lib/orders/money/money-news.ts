import type { Cents } from '@/lib/core/money';
import { capturedCents, isForeign } from './charge-money';
import type { Charge, OrderMoney, TenderMoney } from './order-money';
import { sharesOf } from './shares';

/**
 * What became of a part of a tender: it was refunded, it went back onto the account at once, it is not charged or not billed any more, or it is
 * refunded when the night has settled what was charged.
 */
export type BackWay = 'refunded' | 'on-account' | 'not-charged' | 'not-billed' | 'waiting';

/** Money of a tender that its owner has back, or will have; never nothing. */
export interface BackPart {
  place: number;
  cents: Cents;
  /** The code of its currency where that is not the dollar. */
  currency?: string;
  way: BackWay;
}

/** What whoever ordered was told of their money: what the order costs, that it is canceled, and what came back by place and way since it was placed. */
export interface MailedMoney {
  owed?: Cents;
  canceled?: boolean;
  back?: Partial<Record<string, Cents>>;
}

/**
 * What there is to tell whoever ordered: that the order is canceled, that it costs less and less of it is charged, or what was given back. `total` is all
 * that came back since the order was placed, whatever its currency: it only grows, so it names the news.
 */
export interface MoneyNews {
  kind: 'canceled' | 'changed' | 'refunded';
  /** What the order cost as they know it, and costs now. */
  before: Cents;
  now: Cents;
  parts: BackPart[];
  total: Cents;
}

/** What of an order's tenders has come back since it was placed, and what waits for a settlement. No more than what it owes less. */
function moneyBack({ tenders, owedCents }: OrderMoney): BackPart[] {
  const shares = sharesOf(tenders, owedCents);
  return tenders
    .flatMap((tender) => tenderBack(tender, shares.get(tender.place) ?? 0))
    .filter(({ cents }) => cents > 0);
}

function tenderBack(tender: TenderMoney, share: Cents): BackPart[] {
  const { place, cents: paid } = tender;
  if (tender.held !== 'gateway')
    return [
      {
        place,
        cents: tender.givenBack,
        way: tender.held === 'nobody' ? 'not-billed' : 'on-account',
      },
    ];
  const due = Math.max(0, paid - share);
  const captured = tender.charges.filter(isCaptured);
  const inDollars = captured.filter((charge) => !isForeign(charge));
  const foreign = captured.filter(isForeign);
  const kept = inDollars.reduce((sum, charge) => sum + capturedCents(charge), 0);
  const back = foreign.flatMap((charge) => foreignBack(place, charge, kept >= share));
  // What was charged in another currency stands in the dollars' place: of those nothing was charged less.
  if (inDollars.length === 0)
    return foreign.length > 0 ? back : [{ place, cents: due, way: 'not-charged' }];
  const charged = inDollars.reduce((sum, { cents }) => sum + cents, 0);
  const notCharged = Math.min(due, Math.max(0, paid - charged));
  const refunded = Math.min(
    due - notCharged,
    inDollars.reduce((sum, charge) => sum + charge.refunded, 0),
  );
  return [
    { place, cents: notCharged, way: 'not-charged' },
    { place, cents: refunded, way: 'refunded' },
    { place, cents: due - notCharged - refunded, way: 'waiting' },
    ...back,
  ];
}

function isCaptured({ state }: Charge): boolean {
  return state === 'capturing' || state === 'settled';
}

/** What of a charge in another currency has come back and, where nobody waits for dollars in its stead (`isDue`), is to come. */
function foreignBack(place: number, charge: Charge, isDue: boolean): BackPart[] {
  const currency = charge.otherCurrency;
  return [
    { place, cents: charge.refunded, way: 'refunded', currency },
    { place, cents: isDue ? capturedCents(charge) : 0, way: 'waiting', currency },
  ];
}

const nameOf = ({ place, way, currency }: BackPart) =>
  [place, way, ...(currency === undefined ? [] : [currency])].join(' ');

const sumOf = (cents: readonly Cents[]) => cents.reduce((sum, some) => sum + some, 0);

/**
 * What of the parts nobody was told of, and what they know once they are. Dollars that were told of one tender and are another's since, because that one
 * lacks them (`sharesOf`), are not told of again.
 */
function untold(
  done: readonly BackPart[],
  told: NonNullable<MailedMoney['back']>,
): { fresh: BackPart[]; back: Record<string, Cents> } {
  const present = new Map(done.map((part) => [nameOf(part), part.cents]));
  const back = Object.fromEntries(
    Object.entries(told).map(([name, cents]) => [name, cents ?? 0] as const),
  );
  const inDollars = Object.keys(back).filter((name) => name.split(' ').length === 2);
  const fresh = done.flatMap((part) => {
    const name = nameOf(part);
    let cents = part.cents - (back[name] ?? 0);
    if (cents <= 0) return [];
    back[name] = part.cents;
    for (const other of part.currency === undefined ? inDollars : []) {
      const known = back[other] ?? 0;
      const moved = Math.min(cents, Math.max(0, known - (present.get(other) ?? 0)));
      back[other] = known - moved;
      cents -= moved;
    }
    return cents > 0 ? [{ ...part, cents }] : [];
  });
  return { fresh, back };
}

/**
 * What is new since whoever ordered was told last, and what they know once this is told. That an order is canceled is told once, with what is still to come;
 * money that waits is told of when it is there.
 */
export function moneyNews(
  money: OrderMoney,
  order: { cents: Cents; canceled: boolean },
  mailed: MailedMoney,
): { news: MoneyNews | null; mailed: MailedMoney } {
  const parts = moneyBack(money);
  const waiting = parts.filter(({ way }) => way === 'waiting');
  const { fresh, back } = untold(
    parts.filter(({ way }) => way !== 'waiting'),
    mailed.back ?? {},
  );
  const isCancellation = order.canceled && !mailed.canceled;
  if (fresh.length === 0 && !isCancellation) return { news: null, mailed };
  const before = mailed.owed ?? order.cents;
  const isChargedLess =
    !order.canceled && money.owedCents > 0 && fresh.every(({ way }) => way === 'not-charged');
  const kind = isCancellation ? 'canceled' : isChargedLess ? 'changed' : 'refunded';
  return {
    news: {
      kind,
      before,
      now: money.owedCents,
      parts: isCancellation ? [...fresh, ...waiting] : fresh,
      total: sumOf(Object.values(back)),
    },
    mailed: { owed: money.owedCents, canceled: order.canceled, back },
  };
}
