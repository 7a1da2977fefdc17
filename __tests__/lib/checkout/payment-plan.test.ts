/** @jest-environment node */
import fc from 'fast-check';
import { isKeptPlan, keptPlan } from '@/lib/checkout/kept-plan';
import {
  afterRefusal,
  concernsPayment,
  declinedText,
  refit,
  share,
  stillToPay,
  type PlannedTender,
} from '@/lib/checkout/payment/payment-plan';
import type { ErrorCode } from '@/lib/core/errors/error-codes';
import type { Tender } from '@/lib/orders/tender';

const planned = (
  kind: Tender['kind'],
  amount: number,
  most: number | null = null,
): PlannedTender => {
  const tenders: Record<Tender['kind'], Tender> = {
    card: { kind: 'card', amount, nonce: 'n' },
    savedCard: { kind: 'savedCard', amount, cardID: 'c' },
    paypal: { kind: 'paypal', amount, nonce: 'p' },
    venmo: { kind: 'venmo', amount, nonce: 'v' },
    giftCard: { kind: 'giftCard', amount, number: '6006490000000138' },
    purplePerks: { kind: 'purplePerks', amount },
    chargeAccount: { kind: 'chargeAccount', amount },
    purchaseOrder: { kind: 'purchaseOrder', amount, number: 'PO' },
  };
  return { key: kind, tender: tenders[kind], label: kind, most };
};
const amounts = (plan: readonly PlannedTender[]) =>
  plan.map(({ tender }) => [tender.kind, tender.amount]);

describe('a payment plan', () => {
  it.each([
    [100, null, 100],
    [100, 40, 40],
    [100, 140, 100],
    [0, 40, 0],
    [-5, 40, 0],
  ])('of %d with at most %p pays %d', (left, most, pays) => {
    expect(share(left, most)).toBe(pays);
  });

  it.each<[string, number, PlannedTender[], [Tender['kind'], number][]]>([
    [
      'stays when it adds up',
      7000,
      [planned('giftCard', 2000, 2000), planned('paypal', 5000)],
      [
        ['giftCard', 2000],
        ['paypal', 5000],
      ],
    ],
    [
      'charges the card more when the total rose',
      8000,
      [planned('giftCard', 2000, 2000), planned('card', 5000)],
      [
        ['giftCard', 2000],
        ['card', 6000],
      ],
    ],
    [
      'charges the card less when it fell',
      3000,
      [planned('giftCard', 2000, 2000), planned('card', 5000)],
      [
        ['giftCard', 2000],
        ['card', 1000],
      ],
    ],
    [
      'drops the card when stored value is enough',
      1500,
      [planned('giftCard', 2000, 2000), planned('card', 5000)],
      [['giftCard', 1500]],
    ],
    [
      'asks a wallet anew',
      8000,
      [planned('giftCard', 2000, 2000), planned('venmo', 5000)],
      [['giftCard', 2000]],
    ],
    [
      'keeps to what an account has left',
      9000,
      [planned('chargeAccount', 5000, 6000)],
      [['chargeAccount', 6000]],
    ],
    [
      'stretches the last of two cards',
      9000,
      [planned('savedCard', 1000), planned('card', 5000)],
      [
        ['savedCard', 1000],
        ['card', 8000],
      ],
    ],
    [
      'leaves a gift card at what was taken from it',
      9000,
      [planned('giftCard', 2000, 5000)],
      [['giftCard', 2000]],
    ],
    ['stays as it was for the same total', 100, [planned('card', 100)], [['card', 100]]],
    ['is empty for nothing', 0, [planned('card', 100)], []],
  ])('%s', (_, total, plan, fitted) => {
    expect(
      amounts(
        refit(
          total,
          plan,
          plan.reduce((sum, { tender }) => sum + tender.amount, 0),
        ),
      ),
    ).toEqual(fitted);
  });

  it('that was not complete is not stretched, only cut to what is left', () => {
    const part = [planned('chargeAccount', 970, 4000)];
    expect(amounts(refit(8720, part, 8720))).toEqual([['chargeAccount', 970]]);
    expect(amounts(refit(9000, part, 8720))).toEqual([['chargeAccount', 970]]);
    expect(amounts(refit(500, part, 8720))).toEqual([['chargeAccount', 500]]);
  });

  it('never pays more than the total, nor a tender more than it can', () => {
    const tender = fc.record({
      kind: fc.constantFrom<Tender['kind']>(
        'card',
        'savedCard',
        'paypal',
        'venmo',
        'giftCard',
        'purplePerks',
        'chargeAccount',
        'purchaseOrder',
      ),
      amount: fc.integer({ min: 1, max: 9000 }),
      room: fc.option(fc.integer({ min: 0, max: 5000 })),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.array(tender, { maxLength: 6 }),
        (total, more, tenders) => {
          const plan = tenders.map(({ kind, amount, room }) =>
            planned(kind, amount, room === null ? null : amount + room),
          );
          const before = plan.reduce((sum, { tender: { amount } }) => sum + amount, 0) + more;
          const fitted = refit(total, plan, before);
          if (total !== before) expect(stillToPay(total, fitted)).toBeGreaterThanOrEqual(0);
          for (const {
            tender: { amount },
            most,
          } of fitted)
            expect(amount > 0 && (most === null || amount <= most)).toBe(true);
          if (total === before) expect(fitted).toEqual(plan);
        },
      ),
      { seed: 7, numRuns: 2000 },
    );
  });

  const all = [
    planned('giftCard', 1, 1),
    planned('purplePerks', 1, 1),
    planned('savedCard', 1),
    planned('card', 1),
    planned('paypal', 1),
    planned('purchaseOrder', 1),
  ];
  it.each<[ErrorCode, Tender['kind'][]]>([
    ['payment-declined', ['giftCard', 'purplePerks', 'purchaseOrder']],
    ['cannot-process', ['giftCard', 'purplePerks', 'savedCard', 'purchaseOrder']],
    ['gift-card-failed', []],
    ['gift-card-unavailable', []],
    ['balance-insufficient', []],
    ['tenders-incomplete', []],
  ])('after %s keeps %p', (code, kept) => {
    expect(concernsPayment(code)).toBe(true);
    expect(afterRefusal({ code }, all).map(({ tender }) => tender.kind)).toEqual(kept);
  });

  it.each<ErrorCode>(['out-of-stock', 'selections-invalid', 'gift-card-inventory'])(
    'after %s keeps all, but for the nonces that were spent where the gateway had been asked',
    (code) => {
      expect(concernsPayment(code)).toBe(false);
      expect(afterRefusal({ code }, all)).toEqual(all);
      expect(afterRefusal({ code, spent: true }, all).map(({ tender }) => tender.kind)).toEqual([
        'giftCard',
        'purplePerks',
        'savedCard',
        'purchaseOrder',
      ]);
    },
  );

  it('keeps a saved card that was not confirmed only where its bank is asked', () => {
    const card = planned('savedCard', 100);
    const asked = { ...card, bank: { email: null } };
    expect(afterRefusal({ code: 'card-unverified' }, [card])).toEqual([]);
    expect(afterRefusal({ code: 'card-unverified' }, [asked])).toEqual([asked]);
    expect(afterRefusal({ code: 'payment-declined' }, [asked])).toEqual([]);
    expect(afterRefusal({ code: 'card-expired' }, [asked])).toEqual([]);
  });

  it.each<[Tender['kind'][], RegExp]>([
    [['card'], /^Your card was declined\./],
    [['giftCard', 'savedCard'], /^Your card was declined\./],
    [['card', 'savedCard'], /^Your card was declined\./],
    [['paypal'], /^PayPal declined the payment\. Nothing was charged;/],
    [['giftCard', 'venmo'], /^Venmo declined/],
    [['paypal', 'card'], /^One of your payments was declined\./],
    [['paypal', 'savedCard'], /^One of your payments was declined\./],
    [['paypal', 'venmo'], /^One of/],
    [[], /^Your card/],
  ])('of %j declined is said in its own words', (kinds, words) => {
    const text = declinedText(kinds.map((kind) => planned(kind, 100)));
    expect(text).toMatch(words);
    if (kinds.includes('paypal') || kinds.includes('venmo')) expect(text).not.toMatch(/\bcard\b/);
  });

  it('keeps over a reload what holds no secret, and takes nothing else back', () => {
    const kept = keptPlan({ plan: all, total: 6 });
    expect(kept.plan.map(({ tender }) => tender.kind)).toEqual([
      'purplePerks',
      'savedCard',
      'purchaseOrder',
    ]);
    expect(isKeptPlan(JSON.parse(JSON.stringify(kept)))).toBe(true);
    for (const wrong of [
      null,
      {},
      { plan: [], total: '6' },
      { plan: all, total: 6 },
      { plan: [{ key: 'x' }], total: 6 },
      { plan: [null], total: 6 },
      [],
    ])
      expect(isKeptPlan(wrong)).toBe(false);
  });
});
