import fc from 'fast-check';
import { accountNoticeMail } from '@/services/mails/account-notice';
import { giftCardMail } from '@/services/mails/gift-card';
import { orderCodeMail } from '@/services/mails/order-code';
import { passwordResetMail } from '@/services/mails/password-reset';
import { perksJoinedMail } from '@/services/mails/perks-joined';
import { stockNoticeMail } from '@/services/mails/stock-notice';
import { cardMessage } from '@/services/gift-cards/issue-cards';
import { soldCards } from '@/services/gift-cards/sold-cards';
import { calculatedLine, calculatedOrder, calculatedShipment } from '@/__tests__/lib/cart/orders';
import { digits, firstNames, mailedOrders, shop, type MadeMail } from './made-mail';

const { origin } = shop;
const to = 'lars@example.com';
const codes = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef_-'),
  minLength: 24,
  maxLength: 24,
});
const emails = fc
  .record({
    first: fc.constantFrom(...'abcxyz'),
    host: fc.constantFrom('example.org', 'mail.example'),
  })
  .map(({ first, host }) => ({ email: `${first}na.ruiz77@${host}`, shown: `${first}…@${host}` }));
/** What a mail says of the house's own. */
const hours = '2 hours';
const minutes = '10 minutes';

/** The mail of one of the e-gift cards of any order: its share of what the line cost, for whom, from whom, with its words. */
export const giftCardMails: fc.Arbitrary<MadeMail> = fc
  .record({
    firstName: firstNames,
    quantity: fc.integer({ min: 1, max: 5 }),
    cents: fc.integer({ min: 5000, max: 250_000 }),
    pick: fc.nat(),
    number: digits(16),
    pin: digits(8),
    again: fc.boolean(),
    words: fc.constantFrom('Happy birthday', 'for your 30th, <3'),
  })
  .map(({ firstName, quantity, cents, pick, number, pin, again, words }) => {
    const goods = calculatedShipment();
    const order = calculatedOrder([
      goods,
      calculatedShipment({
        ID: 'mail',
        Shipper: 'Email',
        LineItems: [
          calculatedLine({
            ID: 'card',
            ProductID: 'EGIFTCARD',
            Quantity: quantity,
            MerchandiseTotal: cents / 100,
            Specs: [],
          }),
        ],
        ToAddress: { ...goods.ToAddress!, FirstName: firstName, xp: { Email: 'cy@example.com' } },
        xp: { ...goods.xp, CardMessage: { line1: words, line3: 'Yours' } },
      }),
    ]);
    const cards = soldCards(order);
    const card = cards[pick % cards.length];
    if (!card?.mail) throw new Error('No card by mail.');
    const { kind, payload } = cardMessage('<m@example.com>', {
      number,
      pin,
      again,
      cents: card.cents,
      mail: card.mail,
      from: 'Ana Ruiz',
    });
    if (kind !== 'gift-card') throw new Error(`A ${kind}.`);
    // Cards of one line are worth what it cost, the first of them the cents that are over.
    const worth = Math.floor(cents / quantity) + (pick % quantity < cents % quantity ? 1 : 0);
    return {
      content: giftCardMail(payload, origin),
      says: [
        `Dear ${firstName}, Ana Ruiz has sent you`,
        words,
        'Yours',
        `Number: ${number.replace(/(....)(....)(....)(....)/, '$1 $2 $3 $4')}`,
        `PIN: ${pin}`,
      ],
      sums: [worth, worth, worth],
      links: [`${origin}/c/flowers`, `${origin}/customer-service/gift-card-help`],
      hides: again ? [] : ['only the PIN below works'],
      data: [],
    };
  });

const person = { firstName: firstNames, code: codes };

/** The mails about an account and what is asked for besides, of anybody. */
export const accountMails = {
  'password-reset': fc.record(person).map(({ firstName, code }): MadeMail => {
    const url = `${origin}/reset-password?username=lars&code=${code}`;
    return {
      content: passwordResetMail({ to, firstName, url, code }, origin),
      says: [`Dear ${firstName},`, hours],
      links: [url],
      data: [],
    };
  }),
  'password-reset, its code typed': fc.record(person).map(({ firstName, code }): MadeMail => ({
    content: passwordResetMail({ to, firstName, url: null, code }, origin),
    says: [`Dear ${firstName},`, `Your code: ${code}`, hours],
    links: [`${origin}/reset-password?username=${encodeURIComponent(to)}`],
    data: [],
  })),
  'account-notice, password': fc.record(person).map(({ firstName }): MadeMail => ({
    content: accountNoticeMail({ to, firstName, notice: { about: 'password' } }, origin),
    says: [`Dear ${firstName},`],
    links: [origin],
    data: [],
  })),
  'account-notice, mailbox before': fc
    .record({ firstName: firstNames, emails })
    .map(({ firstName, emails: { email, shown } }): MadeMail => ({
      content: accountNoticeMail(
        { to, firstName, notice: { about: 'email', mailbox: 'before', newEmail: email } },
        origin,
      ),
      says: [`Dear ${firstName},`, `changed to ${shown}.`],
      links: [],
      hides: [email],
      data: [],
    })),
  'account-notice, mailbox after': fc
    .record({ firstName: firstNames, emails })
    .map(({ firstName, emails: { email } }): MadeMail => ({
      content: accountNoticeMail(
        { to: email, firstName, notice: { about: 'email', mailbox: 'after', newEmail: email } },
        origin,
      ),
      says: [`Dear ${firstName},`],
      links: [],
      data: [],
    })),
  'perks-joined': fc
    .record({ firstName: firstNames, hidden: digits(6), end: digits(4) })
    .map(({ firstName, hidden, end }): MadeMail => ({
      content: perksJoinedMail({ firstName, cardNumber: `${hidden}${end}` }, origin),
      says: [`Dear ${firstName},`, `ends in ${end}.`],
      links: [`${origin}/account/purple-perks`],
      items: [
        'Earn dollars on every stem, pot and workshop.',
        'Spend them at checkout, online or at the counter.',
        'Dollars are yours until the expiration date.',
      ],
      data: [],
    })),
  'order-code': fc
    .record({ mailed: mailedOrders, code: digits(6) })
    .map(({ mailed: { number }, code }): MadeMail => ({
      content: orderCodeMail({ to, number, code }),
      says: [number, `see your order ${number}.`, code, `Your code: ${code}`, minutes],
      links: [],
      data: [],
    })),
  'stock-notice': digits(6).map((code): MadeMail => {
    const title = `Lilacs of ${code}`;
    return {
      content: stockNoticeMail({ noticeID: 'n', code, title }, origin),
      says: [`You can order ${title} now.`, `See ${title}`, `${title} is here`],
      links: [`${origin}/p/${code}/lilacs-of-${code}`],
      data: [],
    };
  }),
} satisfies Record<string, fc.Arbitrary<MadeMail>>;
