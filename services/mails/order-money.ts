import { type Cents, formatCents, formatMoney } from '@/lib/core/money';
import type { MoneyNews, BackWay } from '@/lib/orders/money/money-news';
import { brand } from '@/lib/config/brand';
import { changedMail } from './changed';
import { type MailContent, greeting, type MailPart } from './content';
import { orderNode } from './order/order-data';
import type { MailedOrder } from './order/order-link';

/** A part of what an order was paid with that its owner has back, in the words the order's page has for its payments. */
export interface BackLine {
  label: string;
  cents: Cents;
  /** The code of its currency where that is not the dollar. */
  currency?: string;
  way: BackWay;
}

/** What became of an order's money: news of it (`MoneyNews`), or a payment that cannot be had. */
export interface MoneyMailPayload {
  orderID: string;
  news: GivenBack | { about: 'payment'; label: string; cents: Cents };
}

/** What an order cost before and costs now, and how much of it came back by what way. */
interface GivenBack {
  about: MoneyNews['kind'];
  before: Cents;
  now: Cents;
  parts: BackLine[];
}

/** The mail about what became of an order's money, to who ordered. */
export function orderMoneyMail(order: MailedOrder, news: MoneyMailPayload['news']): MailContent {
  if (news.about === 'payment') return paymentNeededMail(order, news);
  if (news.about !== 'changed') return refundedMail(order, news);
  return changedMail({
    ...order,
    differences: [
      { name: 'Order total', before: formatCents(news.before), now: formatCents(news.now) },
      ...news.parts.map(({ label, cents, currency }) => ({
        name: label,
        before: '',
        now: `We charge ${formatMoney(cents, currency)} less.`,
      })),
    ],
  });
}

/**
 * The mail about a payment that cannot be had any more, to who ordered. Another one is taken by phone (`docs/operations/money.md`), so that is where it
 * leads, with the order's page beside it.
 */
function paymentNeededMail(
  { firstName, number, url }: MailedOrder,
  { label, cents }: { label: string; cents: Cents },
): MailContent {
  const sentence = `We could not charge ${formatCents(cents)} to ${label} for your order ${number}.`;
  return {
    subject: `Please update your payment for order ${number}`,
    preview: sentence,
    heading: 'Please update your payment',
    parts: [
      { kind: 'text', text: greeting(firstName) },
      { kind: 'text', text: sentence },
      {
        kind: 'text',
        tone: 'strong',
        text: `Call us at ${brand.orderPhone} with another card. We keep your order, and send it once it is paid.`,
      },
      { kind: 'button', label: `Call ${brand.orderPhone}`, href: `tel:+1-${brand.orderPhone}` },
      {
        kind: 'text',
        text: 'Please do not reply with the number of a card: nobody from our house asks for it by mail.',
        link: { label: 'See your order', href: url },
      },
    ],
    data: [orderNode(number, url, 'OrderPaymentDue')],
  };
}

const notes: Record<BackWay, string> = {
  refunded: 'refunded',
  'on-account': 'back on it now',
  'not-charged': 'not charged',
  'not-billed': 'not billed',
  waiting: 'will be refunded',
};

/** What is said of each way, once, below the figures. */
const sentences: [ways: BackWay[], text: string][] = [
  [['refunded'], 'When a refund shows on a card or in a wallet is up to the bank.'],
  [
    ['waiting'],
    'What was charged already is refunded as soon as the bank has settled it, most often tomorrow. We write again then.',
  ],
  [['not-charged'], 'What was only held is let go. When that shows is up to the bank.'],
];

/** The mail about money that was given back, and about a canceled order, to who ordered. */
function refundedMail(
  { firstName, number, url }: MailedOrder,
  { about, now: owed, parts: refunds }: GivenBack,
): MailContent {
  const canceled = about === 'canceled';
  const sums = sumsOf(refunds);
  const isTaken = refunds.some(({ way }) => way !== 'not-charged' && way !== 'not-billed');
  const [subject, heading, sentence] = canceled
    ? [
        `Your order ${number} is canceled`,
        'Your order is canceled',
        `Your order ${number} is canceled.`,
      ]
    : isTaken
      ? [
          `Your refund for order ${number}`,
          'Your refund',
          `We have given back ${sums.map(({ cents, currency }) => formatMoney(cents, currency)).join(' and ')} of your order ${number}.`,
        ]
      : [
          `You are not charged for order ${number}`,
          'You are not charged',
          `We do not charge you for your order ${number}.`,
        ];
  return {
    subject,
    preview: sentence,
    heading,
    parts: [
      { kind: 'text', text: greeting(firstName) },
      {
        kind: 'text',
        text: [sentence, canceled ? spentWords(owed) : ''].filter(Boolean).join(' '),
      },
      ...figuresOf(refunds, sums),
      ...sentences
        .filter(([ways]) => refunds.some(({ way }) => ways.includes(way)))
        .map(([, text]) => ({ kind: 'text' as const, text })),
      { kind: 'button', label: 'See your order', href: url },
    ],
    data: [orderNode(number, url, canceled ? 'OrderCancelled' : 'OrderProcessing')],
  };
}

type Sum = Pick<BackLine, 'cents' | 'currency'>;

/** What came back in all, by currency. */
function sumsOf(refunds: readonly BackLine[]): Sum[] {
  const currencies = [...new Set(refunds.map(({ currency }) => currency))];
  return currencies.map((currency) => ({
    currency,
    cents: refunds
      .filter((refund) => refund.currency === currency)
      .reduce((sum, { cents }) => sum + cents, 0),
  }));
}

/** The parts with their sum; with none where they are of several currencies. */
function figuresOf(refunds: readonly BackLine[], sums: readonly Sum[]): MailPart[] {
  if (refunds.length === 0) return [];
  const lines = refunds.map(({ way, ...line }) => ({ ...line, note: notes[way] }));
  const [sum] = sums;
  const isSummed = lines.length > 1 && sums.length === 1 && sum !== undefined;
  return [
    {
      kind: 'figures',
      figures: isSummed ? [...lines, { label: 'In all', ...sum, sum: true }] : lines,
    },
  ];
}

/** What a canceled order owes: what was spent of gift cards it sold. */
function spentWords(owed: Cents): string {
  return owed > 0
    ? `${formatCents(owed)} of it was spent from gift cards it contained, and stays charged.`
    : '';
}
