/** @jest-environment node */
import { moneyNews, type BackPart, type MailedMoney } from '@/lib/orders/money/money-news';
import type { Charge, TenderMoney } from '@/lib/orders/money/order-money';

const charge = (more: Partial<Charge> = {}): Charge => ({
  transactionID: 'first',
  state: 'held',
  cents: 8000,
  refunded: 0,
  endsAt: new Date('2026-11-15T12:00:00Z'),
  ...more,
});
const card = (...charges: Charge[]): TenderMoney => ({
  held: 'gateway',
  place: 1,
  cents: 8000,
  charges,
  canAuthoriseAgain: false,
});
const gift = (givenBack: number): TenderMoney => ({
  held: 'ledger',
  place: 2,
  cents: 2000,
  givenBack,
});
const invoice = (givenBack: number): TenderMoney => ({
  held: 'nobody',
  place: 3,
  cents: 1000,
  givenBack,
});
const part = (way: BackPart['way'], cents: number, place = 1): BackPart => ({ place, cents, way });
const canadian = charge({ state: 'settled', otherCurrency: 'CAD' });
const inCanadian = (way: BackPart['way'], cents: number) => ({
  ...part(way, cents),
  currency: 'CAD',
});
const captured = charge({ state: 'capturing' });
const settled = charge({ state: 'settled' });
const lastCard = { ...card(charge()), place: 4 };

interface Case {
  name: string;
  tenders: TenderMoney[];
  owedCents: number;
  canceled?: boolean;
  told?: MailedMoney;
  /** Of the news: kind, what it cost before, all that came back, and the parts; `null` for none. */
  news: [string, number, number, BackPart[]] | null;
}

const total = ({ tenders }: Case) => tenders.reduce((sum, { cents }) => sum + cents, 0);
const cases: Case[] = [
  { name: 'held, all owed', tenders: [card(charge())], owedCents: 8000, news: null },
  { name: 'captured, all owed', tenders: [card(captured)], owedCents: 8000, news: null },
  {
    name: 'lowered while it is held',
    tenders: [card(charge())],
    owedCents: 7000,
    news: ['changed', 8000, 1000, [part('not-charged', 1000)]],
  },
  {
    name: 'lowered once more while it is held',
    tenders: [card(charge())],
    owedCents: 6500,
    told: { owed: 7000, canceled: false, back: { '1 not-charged': 1000 } },
    news: ['changed', 7000, 1500, [part('not-charged', 500)]],
  },
  {
    name: 'captured for less, as was told',
    tenders: [card(charge({ state: 'capturing', cents: 7000 }))],
    owedCents: 7000,
    told: { owed: 7000, canceled: false, back: { '1 not-charged': 1000 } },
    news: null,
  },
  {
    name: 'lowered after the capture, before the night',
    tenders: [card(captured)],
    owedCents: 7000,
    news: null,
  },
  {
    name: 'lowered and refunded',
    tenders: [card({ ...settled, refunded: 1000 })],
    owedCents: 7000,
    news: ['refunded', 8000, 1000, [part('refunded', 1000)]],
  },
  {
    name: 'refunded, as was told',
    tenders: [card({ ...settled, refunded: 1000 })],
    owedCents: 7000,
    told: { owed: 7000, canceled: false, back: { '1 refunded': 1000 } },
    news: null,
  },
  {
    name: 'refunded by hand, more than it owes less',
    tenders: [card({ ...settled, refunded: 3000 })],
    owedCents: 7000,
    news: ['refunded', 8000, 1000, [part('refunded', 1000)]],
  },
  {
    name: 'refunded by hand, and owed as before',
    tenders: [card({ ...settled, refunded: 3000 })],
    owedCents: 8000,
    news: null,
  },
  {
    name: 'the whole card and a part of the gift card',
    tenders: [card(charge({ state: 'voided' })), gift(500)],
    owedCents: 1500,
    news: ['refunded', 10_000, 8500, [part('not-charged', 8000), part('on-account', 500, 2)]],
  },
  {
    name: 'let off altogether while it is held',
    tenders: [card(charge({ state: 'voided' }))],
    owedCents: 0,
    news: ['refunded', 8000, 8000, [part('not-charged', 8000)]],
  },
  {
    name: 'canceled while it is held',
    tenders: [card(charge({ state: 'voided' })), gift(2000), invoice(1000)],
    owedCents: 0,
    canceled: true,
    news: [
      'canceled',
      11_000,
      11_000,
      [part('not-charged', 8000), part('on-account', 2000, 2), part('not-billed', 1000, 3)],
    ],
  },
  {
    name: 'canceled after the capture, before the night',
    tenders: [card(captured), gift(2000)],
    owedCents: 0,
    canceled: true,
    news: ['canceled', 10_000, 2000, [part('on-account', 2000, 2), part('waiting', 8000)]],
  },
  {
    name: 'canceled and told, refunded after the night',
    tenders: [card({ ...settled, refunded: 8000 }), gift(2000)],
    owedCents: 0,
    canceled: true,
    told: { owed: 0, canceled: true, back: { '2 on-account': 2000 } },
    news: ['refunded', 0, 10_000, [part('refunded', 8000)]],
  },
  {
    name: 'canceled and told, looked at again',
    tenders: [card(captured)],
    owedCents: 0,
    canceled: true,
    told: { owed: 0, canceled: true, back: {} },
    news: null,
  },
  {
    name: 'canceled, its sold gift cards partly spent',
    tenders: [card(charge({ state: 'capturing', cents: 3000 }))],
    owedCents: 3000,
    canceled: true,
    news: ['canceled', 8000, 5000, [part('not-charged', 5000)]],
  },
  {
    name: 'told of the last card, and taken off the first since its hold has ended',
    tenders: [card(charge({ state: 'expired' })), lastCard],
    owedCents: 15_000,
    told: { owed: 15_000, canceled: false, back: { '4 not-charged': 1000 } },
    news: null,
  },
  {
    name: 'told of the last card, taken off the first since, and lowered once more',
    tenders: [card(charge({ state: 'expired' })), lastCard],
    owedCents: 14_000,
    told: { owed: 15_000, canceled: false, back: { '4 not-charged': 1000 } },
    news: ['changed', 15_000, 2000, [part('not-charged', 1000)]],
  },
  {
    name: 'charged in another currency, and lowered: no dollars came back',
    tenders: [card(canadian)],
    owedCents: 7000,
    news: null,
  },
  {
    name: 'charged in another currency, canceled, before it goes back',
    tenders: [card(canadian)],
    owedCents: 0,
    canceled: true,
    news: ['canceled', 8000, 0, [inCanadian('waiting', 8000)]],
  },
  {
    name: 'charged in another currency, canceled and given back',
    tenders: [card({ ...canadian, refunded: 8000 })],
    owedCents: 0,
    canceled: true,
    news: ['canceled', 8000, 8000, [inCanadian('refunded', 8000)]],
  },
  {
    name: 'charged in another currency and given back, since it was paid in dollars',
    tenders: [card({ ...canadian, refunded: 8000 }, settled)],
    owedCents: 8000,
    news: ['refunded', 8000, 8000, [inCanadian('refunded', 8000)]],
  },
  {
    name: 'given back in dollars and in another currency',
    tenders: [card({ ...canadian, refunded: 8000 }, { ...settled, refunded: 1000 })],
    owedCents: 7000,
    told: { owed: 7000, canceled: false, back: { '1 refunded': 1000 } },
    news: ['refunded', 7000, 9000, [inCanadian('refunded', 8000)]],
  },
  {
    name: 'canceled, with nothing to pay',
    tenders: [],
    owedCents: 0,
    canceled: true,
    news: ['canceled', 0, 0, []],
  },
  {
    name: 'the hold has ended, and all is owed',
    tenders: [card(charge({ state: 'expired' }))],
    owedCents: 8000,
    news: null,
  },
  {
    name: 'charged on the second hold for less',
    tenders: [
      card(charge({ state: 'expired' }), charge({ state: 'settled', cents: 7000, refunded: 500 })),
    ],
    owedCents: 6500,
    news: ['refunded', 8000, 1500, [part('not-charged', 1000), part('refunded', 500)]],
  },
];

describe('what is told of an order’s money', () => {
  it.each(cases)('$name', (each) => {
    const { tenders, owedCents, canceled = false, told = {}, news: expected } = each;
    const order = { cents: total(each), canceled };
    const money = { tenders, owedCents, chargeFrom: null };
    const { news, mailed: after } = moneyNews(money, order, told);
    expect(news && [news.kind, news.before, news.total, news.parts]).toEqual(expected);
    expect(news?.now ?? owedCents).toBe(owedCents);
    expect(moneyNews(money, order, after).news).toBeNull();
  });
});
