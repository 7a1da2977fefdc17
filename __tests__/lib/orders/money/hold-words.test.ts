import { heldPayments, standingHoldWords } from '@/lib/orders/money/held-payments';
import { heldCents } from '@/lib/orders/tender';
import { holdTerms, holdWords } from '@/lib/orders/money/hold-words';

const flowers = { workshop: null, lines: [{}] };
const card = { workshop: null, lines: [{ giftCard: { amount: 5000 } }] };
const seat = { workshop: { store: 'Edina' }, lines: [{}] };
const terms = holdTerms('2026-11-23', 7);
const hold = '$81.75 now and charge it when your';

describe('what is said of held money', () => {
  it.each<
    [
      string,
      { date: string | null; workshop: object | null; lines: { giftCard?: object }[] }[],
      string,
    ]
  >([
    [
      'far ahead: the day before the hold ends',
      [{ ...flowers, date: '2026-12-24' }],
      `We hold ${hold} flowers leave, at the latest on Nov 29.`,
    ],
    [
      'sooner: the day itself',
      [{ ...flowers, date: '2026-11-25' }],
      `We hold ${hold} flowers leave, at the latest on Nov 25.`,
    ],
    [
      'today',
      [{ ...flowers, date: '2026-11-23' }],
      `We hold ${hold} flowers leave, at the latest on Nov 23.`,
    ],
    [
      'the last day of both',
      [{ ...flowers, date: '2026-11-29' }],
      `We hold ${hold} flowers leave, at the latest on Nov 29.`,
    ],
    [
      'the first of several',
      [
        { ...flowers, date: '2026-11-28' },
        { ...flowers, date: '2026-11-26' },
      ],
      `We hold ${hold} flowers leave, at the latest on Nov 26.`,
    ],
    [
      'a day that is not known',
      [{ ...flowers, date: null }],
      `We hold ${hold} flowers leave, at the latest on Nov 29.`,
    ],
    [
      'flowers with a gift card',
      [{ workshop: null, lines: [{ giftCard: {} }, {}], date: null }],
      `We hold ${hold} flowers leave, at the latest on Nov 29.`,
    ],
    [
      'gift cards alone',
      [{ ...card, date: null }],
      `We hold ${hold} order is ready, at the latest on Nov 29.`,
    ],
    [
      'seats alone',
      [{ ...seat, date: '2026-11-24' }],
      `We hold ${hold} order is ready, at the latest on Nov 24.`,
    ],
    [
      'a gift card that goes before the flowers',
      [
        { ...flowers, date: '2026-11-25' },
        { ...card, date: '2026-11-23' },
      ],
      `We hold ${hold.replace('your', 'the')} first part of your order is ready, at the latest on Nov 23.`,
    ],
    [
      'seats on the day of the flowers, and after it',
      [
        { ...flowers, date: '2026-11-25' },
        { ...seat, date: '2026-11-25' },
        { ...seat, date: '2026-12-21' },
      ],
      `We hold ${hold} flowers leave, at the latest on Nov 25.`,
    ],
  ])('%s', (_, shipments, words) => {
    expect(holdWords(8175, { shipments }, terms)).toBe(words);
  });

  it('names the year of another year, and no day while nobody knows', () => {
    const shipments = [{ ...flowers, date: null }];
    expect(holdWords(8175, { shipments }, holdTerms('2026-12-28', 7))).toBe(
      `We hold ${hold} flowers leave, at the latest on Jan 3, 2027.`,
    );
    expect(holdWords(8175, { shipments }, null)).toBe(
      `We hold ${hold} flowers leave, or before the hold ends.`,
    );
  });

  const paid = (Amount: number, xp: object) => ({ Amount, xp });
  const at = (HeldUntil: string) => ({ Gateway: 'Braintree', HeldUntil });
  it.each<[string, ReturnType<typeof paid>[], ReturnType<typeof heldPayments>]>([
    ['nothing', [], null],
    ['a gift card', [paid(20, { Kind: 'GiftCard' })], null],
    [
      'a card',
      [paid(20.5, at('2026-11-30T18:00:00Z'))],
      { cents: 2050, lastHeldDay: '2026-11-29' },
    ],
    [
      'a card that ends after midnight in London',
      [paid(1, at('2026-12-01T03:00:00Z'))],
      { cents: 100, lastHeldDay: '2026-11-29' },
    ],
    [
      'card and gift card',
      [paid(20, at('2026-11-30T18:00:00Z')), paid(5, {})],
      { cents: 2000, lastHeldDay: '2026-11-29' },
    ],
    [
      'card and wallet: the first to end',
      [paid(20, at('2026-12-20T18:00:00Z')), paid(5, at('2026-11-30T18:00:00Z'))],
      { cents: 2500, lastHeldDay: '2026-11-29' },
    ],
    ['a card of before it was kept', [paid(20, { Gateway: 'Braintree' })], null],
  ])('of a placed order, paid with %s', (_, payments, expected) => {
    expect(heldPayments(payments)).toEqual(expected);
  });

  it.each([
    ['2026-11-28', `We hold ${hold} flowers leave, at the latest on Nov 29.`],
    ['2026-11-29', null],
    ['2026-12-10', null],
  ])('of a placed order on %s', (today, expected) => {
    const order = { shipments: [{ ...flowers, date: '2026-12-24' }] };
    expect(standingHoldWords({ cents: 8175, lastHeldDay: '2026-11-29' }, order, today)).toBe(
      expected,
    );
  });

  it('is about cards and wallets', () => {
    expect(
      heldCents([
        { kind: 'card', amount: 1 },
        { kind: 'savedCard', amount: 20 },
        { kind: 'paypal', amount: 300 },
        { kind: 'venmo', amount: 4000 },
        { kind: 'giftCard', amount: 50_000 },
        { kind: 'purplePerks', amount: 50_000 },
        { kind: 'chargeAccount', amount: 50_000 },
        { kind: 'purchaseOrder', amount: 50_000 },
      ]),
    ).toBe(4321);
  });
});
