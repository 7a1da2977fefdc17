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
    '14111111111111111',
    '41111111111111112',
    '1 4111 1111 1111 1111',
    '14111 1111 1111 1111',
    '4111 1111 1111 11112',
    '4111-1111-1111-1111-2',
    '4111.1111.1111.1111',
    '4111  1111  1111  1111',
    '4111 - 1111 - 1111 - 1111',
    '4111\u00a01111\u00a01111\u00a01111',
    '41111111 11111111',
    '4111 1111 1111 1111 12/27 123',
    '4111111111111111 1227 123',
    '612-555-0142 4111 1111 1111 1111',
    '4111 1111 1111 1111, 5555 5555 5555 4444',
    '93782 822463 10005',
    '3782-822463-100051',
    '2223003122003222 1',
    '1 3530111333300000',
    '30569309025904 7',
    '9 6011000990139424',
  ])('among other digits is held by “%s”', (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  it.each([
    ['two phone numbers of Saint Paul', '651-555-0142 651-555-0143'],
    ['two phone numbers without dashes', '6515550142 6515550180'],
    ['three phone numbers', '612-555-0142, 612-555-0143, 651-555-0101'],
    ['an order number and a phone number', 'LL-104217-3 612-555-0142'],
    ['ZIP+4 codes', '55401-1234 55408-2201 55105-4111'],
    ['a long plant number', '41111111111111111111'],
    ['a long plant number of twenty-two digits', '9400100000000000000000'],
    ['a day, an hour and a phone number', '2026-11-29 17:30 612 555 0142'],
    ['prices', '4.11 1.11 1.11 1.11 1.11'],
    ['a card’s digits grouped as none is', '411 1111 1111 11111 2'],
    ['a card’s digits with others at both ends', '9941111111111111112'],
  ])('is not %s', (_, text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });

  it('is looked for in time in a text of nothing but digits', () => {
    const started = performance.now();
    expect(holdsCardNumber('1 '.repeat(10_000))).toBe(false);
    expect(performance.now() - started).toBeLessThan(2000);
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
    const nonce = 'e5edab4c-4111-1111-1111-1111abcdefab';
    const paid = [{ kind: 'paypal', amount: 13_750, nonce }];
    expect([
      holdsCardNumber(nonce),
      submitSchema.safeParse({ ...body, tenders: paid }).success,
      newCard.safeParse({ nonce, name: 'Ada Loam' }).success,
    ]).toEqual([true, true, true]);
  });

  it('is not the number of a gift card of a former system, which passes for one only without its last digit', () => {
    const tenders = [{ kind: 'giftCard', amount: 13_750, number: '41111111111111112' }];
    expect(submitSchema.safeParse({ ...body, tenders }).success).toBe(true);
    const card = [{ ...tenders[0], number: '4111111111111111' }];
    expect(submitSchema.safeParse({ ...body, tenders: card }).success).toBe(false);
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
