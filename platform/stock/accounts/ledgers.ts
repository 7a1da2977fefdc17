import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import type { StockLedgers } from '@/platform/stock/stock-shape';

/** Gift card numbers that pass the Luhn check are never handed out: a form could not tell them from a card. */
const giftCards: StockLedgers['giftCards'] = [
  { number: '6006490000000104', pin: '4417', balanceCents: 0, active: true },
  { number: '6006490000000112', pin: '2209', balanceCents: 5000, active: true },
  { number: '6006490000000120', pin: '8806', balanceCents: 1737, active: true },
  { number: '6006490000000138', pin: null, balanceCents: 10_000, active: true },
  { number: '6006490000000146', pin: '1030', balanceCents: 50_000, active: true },
  { number: '6006490000000153', pin: '6114', balanceCents: 1, active: true },
  { number: '6006490000000161', pin: '3390', balanceCents: 2500, active: false },
];

/** What the customer system knows on the day of building: cards with balances and PINs, Purple Perks, charge accounts. */
export function ledgers(today: ChicagoDate): StockLedgers {
  return {
    giftCards: giftCards.map((card) => ({ ...card })),
    loyalty: [
      {
        userID: 'demo-loyal',
        cardNumber: '7700204417',
        awardAccountID: 'AW-204417',
        balanceCents: 3750,
        expires: endOfAugust(today),
      },
      {
        userID: 'demo-older',
        cardNumber: '7700000912',
        awardAccountID: 'AW-000912',
        balanceCents: 1825,
        expires: endOfAugust(today),
      },
      {
        userID: 'demo-many',
        cardNumber: '7700118002',
        awardAccountID: 'AW-118002',
        balanceCents: 812,
        expires: endOfAugust(today),
      },
    ],
    charge: [
      { userID: 'demo-charge', accountNumber: 'CH-30417', limitCents: 250_000, owedCents: 61_240 },
    ],
  };
}

/** Perks keep until the end of August of the next year. */
function endOfAugust(today: ChicagoDate): ChicagoDate {
  return `${Number(today.slice(0, 4)) + 1}-08-31`;
}
