/** @jest-environment node */
import { submitSchema } from '@/lib/checkout/schema';
import { mostTenders } from '@/lib/checkout/payment/tender-schema';
import { remaining, toPayment } from '@/lib/checkout/payment/tenders';
import type { Tender } from '@/lib/orders/tender';

const read = (approvedTotal: number, tenders: unknown[]) => {
  const parsed = submitSchema.safeParse({ approvedTotal, tenders });
  return parsed.success ? parsed.data.tenders : parsed.error.issues[0]?.message;
};

const deviceData = '{"correlation_id":"2f1e9c7a0b"}';

describe('tenders', () => {
  it.each<[Tender, object]>([
    [
      { kind: 'card', amount: 100, nonce: 'n' },
      { Type: 'CreditCard', Nonce: 'n', Amount: 1 },
    ],
    [
      { kind: 'card', amount: 100, nonce: 'n', bill: { postalCode: 'K1A 0B1', street: '' } },
      { Type: 'CreditCard', Nonce: 'n', Billing: { Zip: 'K1A 0B1' }, Amount: 1 },
    ],
    [
      {
        kind: 'savedCard',
        amount: 29,
        cardID: 'c',
        bill: { postalCode: '10001', street: '350 5th Ave' },
      },
      {
        Type: 'CreditCard',
        CreditCardID: 'c',
        Billing: { Zip: '10001', Street1: '350 5th Ave' },
        Amount: 0.29,
      },
    ],
    [
      { kind: 'paypal', amount: 1, nonce: 'n' },
      { Type: 'Paypal', Nonce: 'n', Amount: 0.01 },
    ],
    [
      { kind: 'venmo', amount: 1999, nonce: 'n' },
      { Type: 'Venmo', Nonce: 'n', Amount: 19.99 },
    ],
    [
      { kind: 'card', amount: 100, nonce: 'n', deviceData },
      { Type: 'CreditCard', Nonce: 'n', DeviceData: deviceData, Amount: 1 },
    ],
    [
      { kind: 'savedCard', amount: 100, cardID: 'c', deviceData, verificationID: 'v-1' },
      {
        Type: 'CreditCard',
        CreditCardID: 'c',
        DeviceData: deviceData,
        VerificationID: 'v-1',
        Amount: 1,
      },
    ],
    [
      { kind: 'paypal', amount: 100, nonce: 'n', deviceData },
      { Type: 'Paypal', Nonce: 'n', DeviceData: deviceData, Amount: 1 },
    ],
    [
      { kind: 'venmo', amount: 100, nonce: 'n', deviceData },
      { Type: 'Venmo', Nonce: 'n', DeviceData: deviceData, Amount: 1 },
    ],
    [
      { kind: 'savedCard', amount: 29, cardID: 'c' },
      { Type: 'CreditCard', CreditCardID: 'c', Amount: 0.29 },
    ],
    [
      { kind: 'giftCard', amount: 5000, number: '6006490000000112', pin: '2209' },
      { Type: 'GiftCard', Number: '6006490000000112', Pin: '2209', Amount: 50 },
    ],
    [
      { kind: 'giftCard', amount: 5000, number: '6006490000000138' },
      { Type: 'GiftCard', Number: '6006490000000138', Amount: 50 },
    ],
    [
      { kind: 'purplePerks', amount: 3750 },
      { Type: 'PurplePerks', Amount: 37.5 },
    ],
    [
      { kind: 'chargeAccount', amount: 1 },
      { Type: 'SpendingAccount', Amount: 0.01 },
    ],
    [
      { kind: 'purchaseOrder', amount: 12_345, number: 'PO-7' },
      { Type: 'PurchaseOrder', Number: 'PO-7', Amount: 123.45 },
    ],
  ])('%j as the App API takes it', (tender, payment) => {
    expect(toPayment(tender)).toEqual(payment);
    expect(read(tender.amount, [tender])).toEqual([tender]);
  });

  it('leave what is still to be paid', () => {
    expect(remaining(7084, [])).toBe(7084);
    expect(remaining(7084, [{ amount: 5000 }, { amount: 2084 }])).toBe(0);
    expect(remaining(7084, [{ amount: 7085 }])).toBe(-1);
  });

  it('take a gift card number however it was spaced', () => {
    expect(read(500, [{ kind: 'giftCard', amount: 500, number: '6006 4900-0000 0138' }])).toEqual([
      { kind: 'giftCard', amount: 500, number: '6006490000000138' },
    ]);
  });

  it.each<[string, number, unknown[], string | undefined]>([
    ['short of the total', 5000, [{ kind: 'purplePerks', amount: 4999 }], 'tenders-incomplete'],
    ['over the total', 5000, [{ kind: 'purplePerks', amount: 5001 }], 'tenders-incomplete'],
    ['none for a total', 5000, [], 'tenders-incomplete'],
    [
      'a card number for a nonce',
      100,
      [{ kind: 'card', amount: 100, nonce: '4111 1111 1111 1111' }],
      'bad-request',
    ],
    [
      'a card number in what is said of the device',
      100,
      [{ kind: 'card', amount: 100, nonce: 'n', deviceData: '{"a":"4111111111111111"}' }],
      'bad-request',
    ],
    [
      'a card number for a gift card',
      100,
      [{ kind: 'giftCard', amount: 100, number: '4111111111111111' }],
      'bad-request',
    ],
    [
      'a card number for a purchase order',
      100,
      [{ kind: 'purchaseOrder', amount: 100, number: '4111111111111111' }],
      'bad-request',
    ],
  ])('%s: refused', (_, total, tenders, message) => {
    expect(read(total, tenders)).toBe(message);
  });

  it.each([
    ['half a cent', { kind: 'purplePerks', amount: 0.5 }],
    ['nothing', { kind: 'purplePerks', amount: 0 }],
    ['less than nothing', { kind: 'purplePerks', amount: -1 }],
    ['an unknown kind', { kind: 'cash', amount: 1 }],
    ["another one's account", { kind: 'chargeAccount', amount: 1, accountID: 'CH-1' }],
    [
      'a PIN longer than any',
      { kind: 'giftCard', amount: 1, number: '6006490000000138', pin: '123456789012345678901' },
    ],
  ])('%s is no tender', (_, tender) => {
    expect(submitSchema.safeParse({ approvedTotal: 1, tenders: [tender] }).success).toBe(false);
  });

  it('pay nothing for nothing, and are not endless', () => {
    expect(read(0, [])).toEqual([]);
    const many = (count: number) =>
      Array.from({ length: count }, () => ({ kind: 'card', amount: 1, nonce: 'n' }));
    expect(Array.isArray(read(mostTenders, many(mostTenders)))).toBe(true);
    expect(Array.isArray(read(mostTenders + 1, many(mostTenders + 1)))).toBe(false);
  });
});
