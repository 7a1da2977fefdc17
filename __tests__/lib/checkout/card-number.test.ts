/** @jest-environment node */
import { newCard } from '@/lib/account/account-schema';
import { holdsCardNumber } from '@/lib/checkout/payment/card-number';
import { submitSchema } from '@/lib/checkout/schema';

const body = {
  approvedTotal: 13_750,
  tenders: [{ kind: 'card', amount: 13_750, nonce: 'tokencc_1' }],
  guest: { firstName: 'Ada', lastName: 'Loam', email: 'ada@example.com' },
};

describe('a card number', () => {
  it.each([
    ['4111111111111111', true],
    ['4111 1111 1111 1111', true],
    ['4111-1111-1111-1111', true],
    ['378282246310005', true],
    ['my card 5555555555554444 thanks', true],
    ['4222222222222', true],
    ['6011000990139424', true],
    ['6304900017740000000', true],
    ['4111111111111112', false],
    ['6125550101', false],
    ['tokencc_bh_ab12cd_4x9', false],
    ['', false],
    ['55408', false],
  ])('in “%s”: %p', (text, held) => {
    expect(holdsCardNumber(text)).toBe(held);
  });

  it.each([
    ['twelve digits', '411111111117', true],
    ['thirteen', '4111111111119', false],
    ['nineteen', '4111111111111111110', false],
    ['twenty', '41111111111111111115', true],
    ['thirteen that fail the Luhn check', '4111111111118', true],
    ['nineteen that fail the Luhn check', '4111111111111111111', true],
  ])('of %s as a nonce is taken: %s', (_, nonce, taken) => {
    const tenders = [{ kind: 'card', amount: 13_750, nonce }];
    expect([
      newCard.safeParse({ nonce, name: 'Ada Loam' }).success,
      submitSchema.safeParse({ ...body, tenders }).success,
    ]).toEqual([taken, taken]);
  });

  it.each([
    ['nonce', { ...body, tenders: [{ kind: 'card', amount: 13_750, nonce: '4111111111111111' }] }],
    ['lastName', { ...body, guest: { ...body.guest, email: '4111111111111111@example.com' } }],
  ])('is refused in a submit (%s)', (_, submitted) => {
    expect(submitSchema.safeParse(submitted).success).toBe(false);
  });

  it('is not a nonce whose digits happen to pass, as those of one wallet in some hundreds do', () => {
    const nonce = '47e5ed13-0784-4490-8869-0590102437af';
    const paid = [{ kind: 'paypal', amount: 13_750, nonce }];
    expect([
      holdsCardNumber(nonce),
      submitSchema.safeParse({ ...body, tenders: paid }).success,
      newCard.safeParse({ nonce, name: 'Ada Loam' }).success,
    ]).toEqual([true, true, true]);
  });

  it.each(['4111111111111111', '4111 1111 1111 1111'])(
    'is refused in place of the nonce of a new card (%s)',
    (nonce) => {
      expect(newCard.safeParse({ nonce, name: 'Ada Loam' }).success).toBe(false);
    },
  );
});

describe('a submit', () => {
  it('is a total in cents, tenders and who orders', () => {
    expect(submitSchema.parse({ ...body, guest: { ...body.guest, lastName: 'O’Neil 2' } })).toEqual(
      { ...body, guest: { ...body.guest, lastName: "O'Neil" } },
    );
  });

  it.each([
    ['dollars', { ...body, approvedTotal: 137.5 }],
    ['a negative total', { ...body, approvedTotal: -1 }],
    ['no total', { tenders: [] }],
    ['a total in words', { ...body, approvedTotal: '13750' }],
    ['no tenders', { approvedTotal: 1 }],
    ['an order of one’s own choice', { ...body, orderID: 'other' }],
    ['a user', { ...body, userID: 'ada' }],
    ['a bad e-mail', { ...body, guest: { ...body.guest, email: 'ada@' } }],
    ['a name without letters', { ...body, guest: { ...body.guest, firstName: '1234' } }],
    ['payments', { ...body, LilacPayments: [] }],
  ])('is refused with %s', (_, submitted) => {
    expect(submitSchema.safeParse(submitted).success).toBe(false);
  });
});
