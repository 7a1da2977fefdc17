/** @jest-environment node */
import { lookupSchema } from '@/lib/account/order-lookup-schema';
import { forgotSchema, logInSchema } from '@/lib/account/log-in/auth-schema';
import { isEmail } from '@/lib/address/email';
import { accountEmailSchema, emailSchema } from '@/lib/address/schema';
import { giftCardSchema } from '@/lib/cart/schema';
import { fieldFault } from '@/lib/requests/request-kinds';
import { giftCardOrderSchema } from '@/services/app-api/gift-cards/add-gift-card';
import { publicRequestSchema } from '@/services/requests/public-request';
import { stockNoticeSchema } from '@/services/stock-notices/stock-notice';

describe('e-mail addresses', () => {
  it.each(['a@b.co', 'ana.ruiz+flowers@mail.example.com', "o'neil@example.org"])(
    'accepts %s',
    (text) => expect(isEmail(text)).toBe(true),
  );
  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a b@c.de',
    'a@b..co',
    'a@-b.co',
    'a@b.co\nBcc: x@y.zz',
    `${'a'.repeat(250)}@b.co`,
    '<a@b.co>',
    '\u200Ba@b.co',
    '\u202Aa@b.co',
    'a\u0007@b.co',
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false));
});

/** Whatever an order, a card or a notice went to can be looked up, written to and deleted by the same address. */
describe.each<[string, (email: string) => boolean]>([
  ['a guest', (email) => emailSchema().safeParse(email).success],
  [
    'looking an order up',
    (email) => lookupSchema.safeParse({ number: 'LL-482222-4', email }).success,
  ],
  [
    'an e-gift card in the cart',
    (email) =>
      giftCardSchema.safeParse({ productID: 'EGIFTCARD', amount: 5000, quantity: 1, email })
        .success,
  ],
  [
    'an e-gift card at the app API',
    (Email) =>
      giftCardOrderSchema.safeParse({
        ProductID: 'EGIFTCARD',
        AmountCents: 5000,
        Quantity: 1,
        Email,
      }).success,
  ],
  ['a request of the house', (email) => fieldFault('email', email, true) === null],
  [
    'a request kept',
    (Email) =>
      publicRequestSchema.safeParse({
        RequestID: '6d0c3a52-7c1a-4f53-9d3f-5b1f8f2f9f10',
        Kind: 'wedding',
        Name: 'Ana',
        Email,
        Answers: [],
      }).success,
  ],
  [
    'a notice of stock',
    (Email) =>
      stockNoticeSchema.safeParse({
        NoticeID: '6d0c3a52-7c1a-4f53-9d3f-5b1f8f2f9f10',
        ProductID: 'P1',
        Email,
      }).success,
  ],
])('%s', (_, takes) => {
  it.each([
    ['ana&bo@example.com', true],
    ["o'brien+flowers@example.co.uk", true],
    ['josé@example.com', true],
    [`ana@${'a'.repeat(60)}.${'b'.repeat(60)}.example.com`, true],
    [`ana@${`${'a'.repeat(60)}.`.repeat(5)}com`, false],
    ['ana@example', false],
    ['ana@example.com, bo@example.com', false],
  ])('takes %j: %s', (email, taken) => expect(takes(email)).toBe(taken));
});

describe('an account, whose address is its user name', () => {
  const [hundred, longer] = [36, 37].map(
    (letters) => `ana@${'a'.repeat(letters)}.${'b'.repeat(51)}.example`,
  ) as [string, string];

  it('has one of at most a hundred characters', () => {
    expect([hundred.length, longer.length]).toEqual([100, 101]);
    expect(accountEmailSchema().safeParse(hundred).success).toBe(true);
    for (const schema of [logInSchema, forgotSchema])
      expect(schema.safeParse({ email: longer, password: 'x' }).error?.issues[0]?.message).toBe(
        'email-invalid',
      );
  });
});
