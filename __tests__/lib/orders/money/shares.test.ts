import { sharesOf } from '@/lib/orders/money/shares';

const tenders = [
  { held: 'gateway', place: 0, cents: 5000 },
  { held: 'ledger', place: 1, cents: 2000 },
  { held: 'gateway', place: 2, cents: 3000 },
  { held: 'nobody', place: 3, cents: 1000 },
] as const;
const bornOf = (owedCents: number) =>
  tenders.map(({ place }) => sharesOf(tenders, owedCents).get(place));

describe('what each tender bears of an order', () => {
  it.each([
    ['all that was paid', 11_000, [5000, 2000, 3000, 1000]],
    ['less: the last card gives back first', 9000, [5000, 2000, 1000, 1000]],
    ['less than stored value and the purchase order', 2500, [0, 1500, 0, 1000]],
    ['more than was paid: the rest is nobody’s', 12_000, [5000, 2000, 3000, 1000]],
    ['nothing', 0, [0, 0, 0, 0]],
    ['less than nothing', -500, [0, 0, 0, 0]],
  ])('that costs %s', (_, owed, shares) => {
    expect(bornOf(owed)).toEqual(shares);
  });
});
