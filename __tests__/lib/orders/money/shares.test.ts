import { sharesOf } from '@/lib/orders/money/shares';
import type { Charge, TenderMoney } from '@/lib/orders/money/order-money';

const charge = (cents: number, more: Partial<Charge> = {}): Charge => ({
  transactionID: 'sale',
  state: 'settled',
  cents,
  refunded: 0,
  endsAt: new Date('2026-11-15T12:00:00Z'),
  ...more,
});
const card = (place: number, cents: number, ...charges: Charge[]): TenderMoney => ({
  held: 'gateway',
  place,
  cents,
  charges,
  canAuthoriseAgain: false,
});
const tenders: TenderMoney[] = [
  card(0, 5000, charge(5000)),
  { held: 'ledger', place: 1, cents: 2000, givenBack: 0 },
  card(2, 3000, charge(3000, { state: 'held' })),
  { held: 'nobody', place: 3, cents: 1000, givenBack: 0 },
];
const borne = (of: TenderMoney[], owedCents: number) => {
  const shares = sharesOf(of, owedCents);
  return of.map(({ place }) => shares.get(place));
};

describe('what each tender bears of an order', () => {
  it.each([
    ['all that was paid', 11_000, [5000, 2000, 3000, 1000]],
    ['less: the last card gives back first', 9000, [5000, 2000, 1000, 1000]],
    ['less than stored value and the purchase order', 2500, [0, 1500, 0, 1000]],
    ['more than was paid: the rest is nobody’s', 12_000, [5000, 2000, 3000, 1000]],
    ['nothing', 0, [0, 0, 0, 0]],
    ['less than nothing', -500, [0, 0, 0, 0]],
  ])('that costs %s', (_, owed, shares) => {
    expect(borne(tenders, owed)).toEqual(shares);
  });

  const last = card(1, 3000, charge(3000));
  it.each<[string, Charge[], number, number[]]>([
    ['charged in another currency', [charge(5000, { otherCurrency: 'CAD' })], 3000, [0, 3000]],
    ['charged in another currency', [charge(5000, { otherCurrency: 'CAD' })], 4000, [1000, 3000]],
    [
      'held in another currency',
      [charge(5000, { otherCurrency: 'CAD', state: 'held' })],
      3000,
      [0, 3000],
    ],
    ['whose hold has ended', [charge(5000, { state: 'expired' })], 3000, [0, 3000]],
    [
      'whose capture was refused',
      [charge(5000, { state: 'held', captureRefused: true })],
      3500,
      [500, 3000],
    ],
    ['the bank did not pay', [charge(5000, { state: 'settlement-declined' })], 3500, [500, 3000]],
    ['the gateway does not know', [], 3000, [0, 3000]],
    ['given back in part by hand', [charge(5000, { refunded: 2000 })], 6000, [3000, 3000]],
    [
      'held again for what it bore',
      [charge(5000, { state: 'expired' }), charge(1000, { state: 'held' })],
      4000,
      [1000, 3000],
    ],
    ['that is there: the last gives back', [charge(5000)], 5000, [5000, 0]],
    ['that is held: the last gives back', [charge(5000, { state: 'held' })], 6000, [5000, 1000]],
    ['all of whose order is owed', [charge(5000, { state: 'declined' })], 8000, [5000, 3000]],
  ])('of a first card %s, and owes less', (_, charges, owed, shares) => {
    expect(borne([card(0, 5000, ...charges), last], owed)).toEqual(shares);
  });
});
