/** @jest-environment node */
import fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { brand } from '@/lib/config/brand';
import { toMessage } from '@/services/mails/to-message';
import type { OutboxMessage } from '@/services/outbox/outbox';
import { bareWords, dataOf, seenLines } from '../mail-words';
import { inDollars } from './in-words';
import type { MadeMail } from './made-mail';
import { moneyMails } from './money-mails';
import { accountMails, giftCardMails } from './other-mails';
import { calendarEntries, confirmations, seatMails } from './placed-mails';
import { changedMails, newsMails } from './shipment-mails';

/** What is a mail to a customer, by its kind in the outbox: a new kind is none before it stands here or there. */
type NoMail =
  | 'public-request'
  | 'purchased-events'
  | 'mail-sent'
  | 'shipment-status'
  | 'order-look'
  | 'storefront-revalidation'
  | 'tax-sale'
  | 'tax-return'
  | 'tax-void'
  | 'cdn-purge';
type MailKind = Exclude<OutboxMessage['kind'], NoMail>;

const mails: Record<MailKind, Record<string, fc.Arbitrary<MadeMail>>> = {
  'order-confirmation': { 'of any order': confirmations, 'of seats': seatMails },
  'shipment-news': Object.fromEntries(
    (['designed', 'ready', 'loaded', 'shipped', 'attempted', 'delivered'] as const).map((state) => [
      state,
      newsMails(state),
    ]),
  ),
  'order-changed': { 'of one shipment': changedMails },
  'order-money': moneyMails,
  'gift-card': { 'by e-mail': giftCardMails },
  'order-code': { 'of an order': accountMails['order-code'] },
  'password-reset': {
    'by its link': accountMails['password-reset'],
    'by its code': accountMails['password-reset, its code typed'],
  },
  'account-notice': {
    'of a password': accountMails['account-notice, password'],
    'of an email, before': accountMails['account-notice, mailbox before'],
    'of an email, after': accountMails['account-notice, mailbox after'],
  },
  'perks-joined': { 'of a member': accountMails['perks-joined'] },
  'stock-notice': { 'of a product': accountMails['stock-notice'] },
};

const sum = /\$[\d,]*\d(?:\.\d\d)?/g;
const link = /https?:\/\/\S+/g;
const fact =
  /\S*(?:\d|@)\S*|\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December)\b/g;
const capitals = /\b\p{Lu}{2,}\b/gu;
/** Codes that are written so: of orders, hours, states, a time zone, carriers, and what a gift card is opened by. */
const codes = new Set(['LL', 'AM', 'PM', 'CST', 'MN', 'IL', 'PIN', 'USPS', 'UPS']);

/** The addresses a mail's HTML leads to or shows, in their order, without the telephone. */
function addressesOf(node: Tree.Node): string[] {
  const own = 'attrs' in node ? node.attrs : [];
  const href = own.find(({ name }) => name === 'href' || name === 'src')?.value;
  return [
    ...(href && !href.startsWith('tel:') ? [href] : []),
    ...('childNodes' in node ? node.childNodes.flatMap(addressesOf) : []),
  ];
}

/** A text without these words, and without links and sums: what its template alone says. */
function without(text: string, words: readonly string[]): string {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  return longestFirst
    .reduce((left, each) => left.replaceAll(each, ' '), text.replace(link, ' '))
    .replace(sum, ' ')
    .replaceAll(brand.orderPhone, ' ');
}

const cases = Object.entries(mails).flatMap(([kind, makes]) =>
  Object.entries(makes).map(([name, made]) => [`${kind} ${name}`, made] as const),
);

describe.each(cases)('the mail %s, made from anything', (_, mail) => {
  let sent: (MadeMail & { html: string; text: string })[];
  beforeAll(() => {
    sent = fc.sample(mail, { seed: 22, numRuns: 30 }).map((made) => {
      const to = { messageID: '<m@example.com>', to: 'a@example.com' };
      const { html, text } = toMessage(made.content, to);
      return { ...made, html: String(html), text: String(text) };
    });
  });

  it('says each fact of what it was made from, as text and as HTML', () => {
    for (const { html, text, says, hides = [] } of sent) {
      expect(bareWords(seenLines(html).slice(2).join(' '))).toBe(bareWords(text));
      for (const words of says) expect(text).toContain(words);
      for (const words of hides) expect(text).not.toContain(words);
    }
  });

  it('has no sum, number, day, address or item besides', () => {
    for (const { content, html, text, partly, ...made } of sent) {
      if (partly) continue;
      const { says, heads = [], sums = [], links } = made;
      const items = text.split('\n').flatMap((line) => /^- (.*)/.exec(line)?.[1] ?? []);
      expect(items).toEqual(made.items ?? items);
      expect([text.match(link) ?? [], addressesOf(parse(html))]).toEqual([links, links]);
      const inWords = (text.match(sum) ?? []).map((each) => each.replace(/\$[\d,]+$/, '$&.00'));
      expect(inWords).toEqual(sums.map(inDollars));
      for (const part of [text, content.subject, content.preview])
        expect(without(part, [...says, ...heads]).match(fact) ?? []).toEqual([]);
      for (const words of heads) expect(`${content.subject} ${content.preview}`).toContain(words);
    }
  });

  it('has no capitals but of codes, and no day as machines write it', () => {
    for (const { content, html } of sent) {
      const words = [content.subject, content.preview, ...seenLines(html)].join('\n');
      expect((words.match(capitals) ?? []).filter((word) => !codes.has(word))).toEqual([]);
      expect(words).not.toMatch(/\d{4}-\d\d-\d\d|\b\d\d?\/\d\d?\/\d{2,4}\b/);
    }
  });

  it('tells programs and calendars the same', () => {
    for (const { content, html, data = [], files = [], partly } of sent) {
      const entries = (content.files ?? []).map((file) => calendarEntries(file.content));
      expect(entries).toMatchObject(files);
      if (!partly) expect(dataOf(html).slice(0, -1)).toMatchObject(data);
    }
  });
});
