/** @jest-environment node */
import { formatMoney } from '@/lib/core/money';
import { mailHtml } from '@/services/mails/html/mail-html';
import type { BackLine } from '@/services/mails/order-money';
import { orderMoneyMail, type MoneyMailPayload } from '@/services/mails/order-money';
import { plainText } from '@/services/mails/to-message';

const order = {
  firstName: 'Ana',
  number: 'LL-104217-3',
  url: 'https://shop.example/order/token',
};
const visa: BackLine = { label: 'Visa ending 1111', cents: 1499, way: 'refunded' };
const gift: BackLine = { label: 'Gift Card ending 0011', cents: 2500, way: 'on-account' };
const news = (
  about: 'canceled' | 'changed' | 'refunded',
  parts: BackLine[],
  now = 0,
): MoneyMailPayload['news'] => ({ about, before: 8175, now, parts });

describe('the mail about an order’s money', () => {
  it.each<[MoneyMailPayload['news'], string, string[], string[]]>([
    [
      news('refunded', [gift, visa], 4176),
      'Your refund for order LL-104217-3',
      [
        'We have given back $39.99 of your order LL-104217-3.',
        'Gift Card ending 0011 (back on it now)   $25.00\nVisa ending 1111 (refunded)   $14.99\nIn all   $39.99',
        'up to the bank',
      ],
      ['canceled', 'held', 'tomorrow'],
    ],
    [
      news('canceled', [{ ...visa, cents: 8175, currency: 'CAD' }]),
      'Your order LL-104217-3 is canceled',
      ['Visa ending 1111 (refunded)   CAD 81.75\n'],
      ['$', 'In all'],
    ],
    [
      news('refunded', [{ ...visa, currency: 'CAD' }, visa, { ...gift, cents: 100 }]),
      'Your refund for order LL-104217-3',
      [
        'We have given back CAD 14.99 and $15.99 of your order',
        'Visa ending 1111 (refunded)   CAD 14.99\nVisa ending 1111 (refunded)   $14.99\nGift',
      ],
      ['In all'],
    ],
    [
      news('refunded', [{ ...gift, cents: 200 }], 7975),
      'Your refund for order LL-104217-3',
      ['Gift Card ending 0011 (back on it now)   $2.00'],
      ['bank', 'In all'],
    ],
    [
      news('refunded', [{ ...visa, way: 'not-charged' }]),
      'You are not charged for order LL-104217-3',
      ['Visa ending 1111 (not charged)   $14.99', 'What was only held'],
      ['given back', 'refund'],
    ],
    [
      news('refunded', [{ label: 'House account', cents: 1499, way: 'not-billed' }]),
      'You are not charged for order LL-104217-3',
      ['We do not charge you', 'House account (not billed)   $14.99'],
      ['given back', 'refund', 'bank'],
    ],
    [
      news('canceled', [{ ...visa, way: 'not-charged' }]),
      'Your order LL-104217-3 is canceled',
      ['Your order LL-104217-3 is canceled.\n', '(not charged)   $14.99', 'What was only held'],
      ['stays charged', 'refund'],
    ],
    [
      news('canceled', [{ ...visa, way: 'waiting' }], 1000),
      'Your order LL-104217-3 is canceled',
      ['$10.00 of it was spent from gift cards', '(will be refunded)', 'We write again then.'],
      ['only held'],
    ],
    [
      news('canceled', []),
      'Your order LL-104217-3 is canceled',
      ['See your order: https://shop.example/order/token'],
      ['$', 'bank'],
    ],
    [
      news('changed', [{ ...visa, way: 'not-charged' }], 6676),
      'Your Lilac & Loam order LL-104217-3 was changed',
      ['Order total: $66.76\n  Before: $81.75', 'Visa ending 1111: We charge $14.99 less.'],
      ['refund'],
    ],
    [
      { about: 'payment', label: 'Visa ending 1111', cents: 8175 },
      'Please update your payment for order LL-104217-3',
      [
        'We could not charge $81.75 to Visa ending 1111 for your order LL-104217-3.',
        '\nCall 612-555-0142\n',
        'See your order: https://shop.example/order/token',
      ],
      ['refund', 'canceled'],
    ],
  ])('%j', (told, subject, says, saysNot) => {
    const content = orderMoneyMail(order, told);
    const text = plainText(content);
    expect(content.subject).toBe(subject);
    for (const { cents, currency } of 'parts' in told ? told.parts : [])
      if (currency) expect(mailHtml(content)).toContain(formatMoney(cents, currency));
    for (const words of ['Dear Ana,', ...says]) expect(text).toContain(words);
    for (const words of saysNot) expect(text).not.toContain(words);
  });
});
