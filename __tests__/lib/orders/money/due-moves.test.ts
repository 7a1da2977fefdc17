/** @jest-environment node */
import type { Charge, OrderMoney, TenderMoney } from '@/lib/orders/money/order-money';
import { dueMoves, lastCapture, type Move, type Work } from '@/lib/orders/money/due-moves';

const at = (day: number, time = '12:00') =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00Z`);
const now = at(10);

/** A charge of a card; held until the 15th at noon unless said otherwise. */
const charge = (more: Partial<Charge> = {}): Charge => ({
  transactionID: 'first',
  state: 'held',
  cents: 8000,
  refunded: 0,
  endsAt: at(15),
  ...more,
});
const again = (more: Partial<Charge> = {}) => charge({ transactionID: 'again', ...more });
const foreign = (state: Charge['state'], more: Partial<Charge> = {}) =>
  charge({ transactionID: 'foreign', state, otherCurrency: 'CAD', ...more });
const card = (
  charges: Charge[],
  more: { place?: number; cents?: number; saved?: boolean } = {},
): TenderMoney => ({
  held: 'gateway',
  place: more.place ?? 1,
  cents: more.cents ?? 8000,
  charges,
  canAuthoriseAgain: more.saved ?? false,
});
const gift = (
  more: { place?: number; cents?: number; givenBack?: number; refused?: boolean } = {},
): TenderMoney => ({
  held: 'ledger',
  place: 2,
  cents: 2000,
  givenBack: 0,
  ...more,
});
const invoice = (
  more: { place?: number; cents?: number; givenBack?: number } = {},
): TenderMoney => ({
  held: 'nobody',
  place: 3,
  cents: 1000,
  givenBack: 0,
  ...more,
});
const capture = (cents: number, place = 1, transactionID = 'first'): Move => ({
  kind: 'capture',
  place,
  transactionID,
  cents,
});
const refund = (cents: number, place = 1, transactionID = 'first'): Move => ({
  kind: 'refund',
  place,
  transactionID,
  cents,
});
const voided = (cents: number, place = 1, transactionID = 'first'): Move => ({
  kind: 'void',
  place,
  transactionID,
  cents,
});
const giveBack = (cents: number, place = 2): Move => ({ kind: 'give-back', place, cents });
const work = (why: Work['why'], cents: number, place = 1): Work => ({ place, why, cents });
const inAnHour = new Date(now.getTime() + 60 * 60_000);

/** What is due at noon of the 10th; a case owes what it was paid unless it says otherwise. */
const plan = (
  tenders: TenderMoney[],
  owedCents: number | 'all' = 'all',
  chargeFrom: Date | null = null,
) => {
  const paid = tenders.reduce((sum, { cents }) => sum + cents, 0);
  const money: OrderMoney = {
    tenders,
    owedCents: owedCents === 'all' ? paid : owedCents,
    chargeFrom,
  };
  return dueMoves(money, now);
};
interface Expected {
  moves?: Move[];
  nextAt?: Date | null;
  work?: Work[];
}
const whole = ({ moves = [], nextAt = null, work: left = [] }: Expected) => ({
  moves,
  nextAt,
  work: left,
});

describe('what is due with the money of an order', () => {
  it.each<[string, TenderMoney[], number | 'all', Date | null, Expected]>([
    [
      'a hold whose flowers have not left waits for the day before it ends',
      [card([charge()])],
      'all',
      null,
      { nextAt: at(14) },
    ],
    [
      'a hold whose flowers leave sooner waits for them',
      [card([charge()])],
      'all',
      at(12),
      { nextAt: at(12) },
    ],
    [
      'flowers that leave later than it ends do not keep it waiting',
      [card([charge()])],
      'all',
      at(20),
      { nextAt: at(14) },
    ],
    ['the flowers leave now', [card([charge()])], 'all', now, { moves: [capture(8000)] }],
    ['the flowers left before', [card([charge()])], 'all', at(3), { moves: [capture(8000)] }],
    [
      'a millisecond before they leave',
      [card([charge()])],
      'all',
      new Date(now.getTime() + 1),
      { nextAt: new Date(now.getTime() + 1) },
    ],
    [
      'the day before it ends',
      [card([charge({ endsAt: at(11) })])],
      'all',
      null,
      { moves: [capture(8000)] },
    ],
    [
      'a millisecond before the day before it ends',
      [card([charge({ endsAt: new Date(at(11).getTime() + 1) })])],
      'all',
      null,
      { nextAt: new Date(now.getTime() + 1) },
    ],
    [
      'a hold that should have ended and still stands',
      [card([charge({ endsAt: at(9) })])],
      'all',
      null,
      { moves: [capture(8000)] },
    ],
    [
      'a hold of less than a day',
      [card([charge({ endsAt: at(10, '20:00') })])],
      'all',
      at(12),
      { moves: [capture(8000)] },
    ],
    ['less is owed: less is captured', [card([charge()])], 5000, now, { moves: [capture(5000)] }],
    ['a cent is owed', [card([charge()])], 1, now, { moves: [capture(1)] }],
    [
      'less is owed before it is due: nothing yet',
      [card([charge()])],
      5000,
      at(12),
      { nextAt: at(12) },
    ],
    ['nothing is owed: void at once', [card([charge()])], 0, null, { moves: [voided(8000)] }],
    [
      'nothing is owed and it is due: void, not capture',
      [card([charge()])],
      0,
      now,
      { moves: [voided(8000)] },
    ],
    ['voided, and nothing owed: the end', [card([charge({ state: 'voided' })])], 0, null, {}],
    [
      'captured: looked at until it settles',
      [card([charge({ state: 'capturing' })])],
      'all',
      now,
      { nextAt: inAnHour },
    ],
    ['settled: the end', [card([charge({ state: 'settled' })])], 'all', now, {}],
    [
      'captured for less, settled: the end',
      [card([charge({ state: 'settled', cents: 5000 })])],
      5000,
      now,
      {},
    ],
    [
      'lowered after capture, not settled: waits',
      [card([charge({ state: 'capturing' })])],
      5000,
      now,
      { nextAt: inAnHour },
    ],
    [
      'cancelled after capture, not settled: waits',
      [card([charge({ state: 'capturing' })])],
      0,
      now,
      { nextAt: inAnHour },
    ],
    [
      'lowered after it settled',
      [card([charge({ state: 'settled' })])],
      5000,
      now,
      { moves: [refund(3000)] },
    ],
    [
      'cancelled after it settled',
      [card([charge({ state: 'settled' })])],
      0,
      now,
      { moves: [refund(8000)] },
    ],
    [
      'refunded in part already: the rest',
      [card([charge({ state: 'settled', refunded: 3000 })])],
      1000,
      now,
      { moves: [refund(4000)] },
    ],
    [
      'refunded already: the end',
      [card([charge({ state: 'settled', refunded: 3000 })])],
      5000,
      now,
      {},
    ],
    [
      'the gateway gave back more than was owed back',
      [card([charge({ state: 'settled', refunded: 4000 })])],
      5000,
      now,
      { work: [work('short', 1000)] },
    ],
    [
      'a refund that was refused',
      [card([charge({ state: 'settled', refundRefused: true })])],
      5000,
      now,
      { work: [work('refund-refused', 3000)] },
    ],
    [
      'a refund refused, and nothing to give back',
      [card([charge({ state: 'settled', refundRefused: true })])],
      'all',
      now,
      {},
    ],
    [
      'a capture that was refused, no saved card',
      [card([charge({ captureRefused: true })])],
      'all',
      now,
      { work: [work('capture-refused', 8000)] },
    ],
    [
      'a capture that was refused, a saved card',
      [card([charge({ captureRefused: true })], { saved: true })],
      'all',
      now,
      { moves: [voided(8000), { kind: 'authorise-again', place: 1, cents: 8000 }] },
    ],
    [
      'a capture that was refused, and nothing is owed',
      [card([charge({ captureRefused: true })])],
      0,
      now,
      { moves: [voided(8000)] },
    ],
    [
      'expired, no saved card',
      [card([charge({ state: 'expired' })])],
      'all',
      now,
      { work: [work('expired', 8000)] },
    ],
    [
      'expired, a saved card',
      [card([charge({ state: 'expired' })], { saved: true })],
      'all',
      now,
      { moves: [{ kind: 'authorise-again', place: 1, cents: 8000 }] },
    ],
    [
      'expired, a saved card, less owed',
      [card([charge({ state: 'expired' })], { saved: true })],
      700,
      null,
      { moves: [{ kind: 'authorise-again', place: 1, cents: 700 }] },
    ],
    [
      'expired, and nothing is owed',
      [card([charge({ state: 'expired' })], { saved: true })],
      0,
      now,
      {},
    ],
    [
      'the settlement was declined',
      [card([charge({ state: 'declined' })])],
      'all',
      now,
      { work: [work('declined', 8000)] },
    ],
    [
      'the settlement was declined, a saved card',
      [card([charge({ state: 'settlement-declined' })], { saved: true })],
      'all',
      now,
      { moves: [{ kind: 'authorise-again', place: 1, cents: 8000 }] },
    ],
    [
      'voided by hand',
      [card([charge({ state: 'voided' })])],
      'all',
      now,
      { work: [work('voided', 8000)] },
    ],
    ['unknown to the gateway', [card([])], 'all', now, { work: [work('unknown', 8000)] }],
    ['unknown to the gateway, nothing owed', [card([])], 0, now, {}],
    [
      'held again, not due',
      [card([charge({ state: 'expired' }), again({ endsAt: at(13) })])],
      'all',
      at(20),
      { nextAt: at(12) },
    ],
    [
      'held again, due',
      [card([charge({ state: 'expired' }), again()])],
      'all',
      now,
      { moves: [capture(8000, 1, 'again')] },
    ],
    [
      'held again for less, due',
      [card([charge({ state: 'expired' }), again({ cents: 700 })])],
      8000,
      now,
      { moves: [capture(700, 1, 'again')] },
    ],
    [
      'captured again for less than is owed',
      [card([charge({ state: 'expired' }), again({ cents: 700, state: 'settled' })])],
      8000,
      now,
      { work: [work('short', 7300)] },
    ],
    [
      'captured again, then lowered',
      [card([charge({ state: 'expired' }), again({ state: 'settled' })])],
      6000,
      now,
      { moves: [refund(2000, 1, 'again')] },
    ],
    [
      'declined again',
      [card([charge({ state: 'expired' }), again({ state: 'declined' })])],
      'all',
      now,
      { work: [work('declined', 8000)] },
    ],
    [
      'held again while the first was captured after all: the second goes',
      [card([charge({ state: 'capturing' }), again()])],
      'all',
      now,
      { moves: [voided(8000, 1, 'again')], nextAt: inAnHour },
    ],
    [
      'captured twice by whatever hand: the later gives back',
      [card([charge({ state: 'settled' }), again({ state: 'settled' })])],
      8000,
      now,
      { moves: [refund(8000, 1, 'again')] },
    ],
    [
      'captured twice, nothing owed: both give back',
      [card([charge({ state: 'settled' }), again({ state: 'settled' })])],
      0,
      now,
      { moves: [refund(8000, 1, 'again'), refund(8000)] },
    ],
    [
      'held twice: one is captured, the other goes',
      [card([charge(), again()])],
      'all',
      now,
      { moves: [voided(8000, 1, 'again'), capture(8000)] },
    ],
    [
      'the settlement was declined, no saved card',
      [card([charge({ state: 'settlement-declined' })])],
      'all',
      now,
      { work: [work('settlement-declined', 8000)] },
    ],
    [
      'the settlement was declined, and so was the saved card',
      [card([charge({ state: 'settlement-declined' }), again({ state: 'declined' })])],
      'all',
      now,
      { work: [work('settlement-declined', 8000)] },
    ],
    [
      'the settlement was declined, and the saved card has paid',
      [card([charge({ state: 'settlement-declined' }), again({ state: 'settled' })])],
      'all',
      now,
      {},
    ],
    [
      'the settlement was declined, and nothing is owed any more',
      [card([charge({ state: 'settlement-declined' })])],
      0,
      now,
      {},
    ],
    [
      'refunded twice, as one refund arrived late: that one is voided',
      [
        card([
          charge({
            state: 'settled',
            refunded: 6000,
            refundSettling: true,
            lateRefunds: [{ transactionID: 'late', cents: 3000 }],
          }),
        ]),
      ],
      5000,
      null,
      { moves: [voided(3000, 1, 'late')], nextAt: inAnHour },
    ],
    [
      'a refund that arrived late and was not asked for again stays',
      [
        card([
          charge({
            state: 'settled',
            refunded: 3000,
            refundSettling: true,
            lateRefunds: [{ transactionID: 'late', cents: 3000 }],
          }),
        ]),
      ],
      5000,
      null,
      { nextAt: inAnHour },
    ],
    [
      'a refund that arrived late is more than what is missing: it stays',
      [
        card([
          charge({
            state: 'settled',
            refunded: 6000,
            refundSettling: true,
            lateRefunds: [{ transactionID: 'late', cents: 3000 }],
          }),
        ]),
      ],
      4000,
      null,
      { nextAt: inAnHour, work: [{ place: 1, why: 'short', cents: 2000 }] },
    ],
    [
      'captured in part: the saved card is asked for no more',
      [card([charge({ state: 'settled', cents: 5000 })], { saved: true })],
      8000,
      now,
      { work: [{ place: 1, why: 'short', cents: 3000 }] },
    ],
    [
      'refunded, and the refund has not settled: looked at until it has',
      [card([charge({ state: 'settled', refunded: 3000, refundSettling: true })])],
      5000,
      now,
      { nextAt: inAnHour },
    ],
    ['nothing owed is nothing owed', [card([charge()])], -500, now, { moves: [voided(8000)] }],
    [
      'more owed than was paid: what there is',
      [card([charge()])],
      9000,
      now,
      { moves: [capture(8000)] },
    ],

    [
      'held in another currency: let go before anything else',
      [card([foreign('held')], { saved: true })],
      'all',
      now,
      { moves: [voided(8000, 1, 'foreign')] },
    ],
    [
      'held in another currency, no saved card: let go before people are told',
      [card([foreign('held')])],
      'all',
      now,
      { moves: [voided(8000, 1, 'foreign')] },
    ],
    [
      'held in another currency beside dollars: the dollars are captured',
      [card([foreign('held'), again()])],
      'all',
      now,
      { moves: [voided(8000, 1, 'foreign'), capture(8000, 1, 'again')] },
    ],
    [
      'held in another currency, and nothing is owed',
      [card([foreign('held')])],
      0,
      null,
      { moves: [voided(8000, 1, 'foreign')] },
    ],
    [
      'let go in another currency, a saved card: asked for in dollars',
      [card([foreign('voided')], { saved: true })],
      'all',
      now,
      { moves: [{ kind: 'authorise-again', place: 1, cents: 8000 }] },
    ],
    [
      'let go in another currency, no saved card',
      [card([foreign('voided')])],
      'all',
      now,
      { work: [work('declined', 8000)] },
    ],
    [
      'charged in another currency, not settled: a saved card is not asked as well',
      [card([foreign('capturing')], { saved: true })],
      'all',
      now,
      { nextAt: inAnHour, work: [work('other-currency', 8000)] },
    ],
    [
      'charged in another currency and settled: a saved card is not asked as well',
      [card([foreign('settled')], { saved: true })],
      'all',
      now,
      { work: [work('other-currency', 8000)] },
    ],
    [
      'charged in another currency, and less is owed: it is not refunded in part',
      [card([foreign('settled')])],
      5000,
      now,
      { work: [work('other-currency', 5000)] },
    ],
    [
      'charged in another currency, and a part in dollars',
      [card([foreign('settled'), again({ state: 'settled', cents: 700 })])],
      'all',
      now,
      { work: [work('other-currency', 7300)] },
    ],
    [
      'charged in another currency, and nothing is owed: waits until it settles',
      [card([foreign('capturing')])],
      0,
      null,
      { nextAt: inAnHour },
    ],
    [
      'charged in another currency and settled, and nothing is owed: all of it goes back',
      [card([foreign('settled', { refunded: 1000 })])],
      0,
      null,
      { moves: [refund(7000, 1, 'foreign')] },
    ],
    [
      'charged in another currency, and paid in dollars since: all of it goes back',
      [card([foreign('settled'), again({ state: 'settled' })])],
      'all',
      now,
      { moves: [refund(8000, 1, 'foreign')] },
    ],
    [
      'charged in another currency, given back and nothing owed: the end',
      [card([foreign('settled', { refunded: 8000 })])],
      0,
      null,
      {},
    ],
    [
      'charged in another currency and given back, a saved card: asked for in dollars',
      [card([foreign('settled', { refunded: 8000 })], { saved: true })],
      'all',
      now,
      { moves: [{ kind: 'authorise-again', place: 1, cents: 8000 }] },
    ],
    [
      'a refund in another currency that was refused',
      [card([foreign('settled', { refundRefused: true })])],
      0,
      null,
      { work: [work('refund-refused', 8000)] },
    ],

    ['a gift card alone: nothing to do', [gift()], 'all', null, {}],
    ['a gift card alone, cancelled', [gift()], 0, null, { moves: [giveBack(2000)] }],
    ['a gift card alone, lowered', [gift()], 1500, null, { moves: [giveBack(500)] }],
    ['a gift card given back already', [gift({ givenBack: 2000 })], 0, null, {}],
    [
      'a gift card given back in part',
      [gift({ givenBack: 500 })],
      0,
      null,
      { moves: [giveBack(1500)] },
    ],
    [
      'a gift card given back too much',
      [gift({ givenBack: 700 })],
      1500,
      null,
      { work: [work('short', 200, 2)] },
    ],
    [
      'a gift card nobody can spend',
      [gift({ refused: true })],
      0,
      null,
      { work: [work('account-refused', 2000, 2)] },
    ],
    [
      'a purchase order alone, lowered: less is billed',
      [invoice()],
      400,
      null,
      { moves: [{ kind: 'bill-less', place: 3, cents: 600 }] },
    ],
    ['a purchase order billed for less already', [invoice({ givenBack: 600 })], 400, null, {}],

    [
      'card and gift card, lowered by less than the card: the card gives back',
      [card([charge()]), gift()],
      7000,
      now,
      { moves: [capture(5000)] },
    ],
    [
      'card and gift card, lowered by all of the card',
      [card([charge()]), gift()],
      2000,
      now,
      { moves: [voided(8000)] },
    ],
    [
      'card and gift card, lowered by more than the card',
      [card([charge()]), gift()],
      1500,
      now,
      { moves: [voided(8000), giveBack(500)] },
    ],
    [
      'card and gift card, cancelled: both',
      [card([charge()]), gift()],
      0,
      null,
      { moves: [voided(8000), giveBack(2000)] },
    ],
    [
      'gift card first, card after: the card still gives back before it',
      [gift({ place: 1 }), card([charge()], { place: 2 })],
      7000,
      now,
      { moves: [capture(5000, 2)] },
    ],
    [
      'two cards: the last gives back first',
      [card([charge()]), card([again({ cents: 3000 })], { place: 2, cents: 3000 })],
      9000,
      now,
      { moves: [capture(8000), capture(1000, 2, 'again')] },
    ],
    [
      'two cards, lowered by more than the last',
      [card([charge()]), card([again({ cents: 3000 })], { place: 2, cents: 3000 })],
      7500,
      now,
      { moves: [capture(7500), voided(3000, 2, 'again')] },
    ],
    [
      'two gift cards: the last gives back first',
      [gift({ place: 1 }), gift({ place: 2 })],
      1500,
      null,
      { moves: [giveBack(500, 1), giveBack(2000, 2)] },
    ],
    [
      'card, gift card, purchase order, cancelled: all',
      [card([charge()]), gift(), invoice()],
      0,
      null,
      { moves: [voided(8000), giveBack(2000), { kind: 'bill-less', place: 3, cents: 1000 }] },
    ],
    [
      'card, gift card, purchase order, a little lower: the card',
      [card([charge()]), gift(), invoice()],
      10_000,
      now,
      { moves: [capture(7000)] },
    ],
    [
      'the soonest of two holds is waited for',
      [card([charge()]), card([again({ endsAt: at(13) })], { place: 2 })],
      'all',
      null,
      { nextAt: at(12) },
    ],
    [
      'one hold due, the other not',
      [card([charge()]), card([again({ endsAt: at(11) })], { place: 2 })],
      'all',
      null,
      { moves: [capture(8000, 2, 'again')], nextAt: at(14) },
    ],
    [
      'work at one card does not stop the other',
      [card([charge({ state: 'expired' })]), card([again()], { place: 2 })],
      'all',
      now,
      { moves: [capture(8000, 2, 'again')], work: [work('expired', 8000)] },
    ],
    ['no tender, nothing owed', [], 0, null, {}],
  ])('%s', (_, tenders, owed, chargeFrom, expected) => {
    expect(plan(tenders, owed, chargeFrom)).toEqual(whole(expected));
  });

  it('a hold is captured a day before it ends, across the change of clocks as well', () => {
    expect(lastCapture(new Date('2027-03-15T12:00:00Z'))).toEqual(new Date('2027-03-14T12:00:00Z'));
  });
});
