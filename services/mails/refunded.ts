import { formatCents, type Cents } from '@/lib/core/money';
import type { BackWay } from '@/lib/orders/money/money-news';
import type { MailContent, MailPart } from './content';
import { greeting } from './greeting';
import type { BackLine, MailedOrder } from './mailed-order';
import { orderNode } from './order/order-data';

/** Money of an order that came back, and whether that is because the order is canceled. */
interface Refund extends MailedOrder {
  canceled: boolean;
  /** What the order costs now: of a canceled one what was spent of gift cards it sold. */
  owed: Cents;
  /** How much came back by what way. */
  refunds: readonly BackLine[];
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
export function refundedMail({
  firstName,
  number,
  url,
  canceled,
  owed,
  refunds,
}: Refund): MailContent {
  const total = refunds.reduce((sum, { cents }) => sum + cents, 0);
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
          `We have given back ${formatCents(total)} of your order ${number}.`,
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
      { kind: 'text', text: [sentence, owedWords(canceled, owed)].filter(Boolean).join(' ') },
      ...figuresOf(refunds, total),
      ...sentences
        .filter(([ways]) => refunds.some(({ way }) => ways.includes(way)))
        .map(([, text]) => ({ kind: 'text' as const, text })),
      { kind: 'button', label: 'See your order', href: url },
    ],
    data: [orderNode(number, url, canceled ? 'OrderCancelled' : 'OrderProcessing')],
  };
}

function figuresOf(refunds: readonly BackLine[], total: Cents): MailPart[] {
  if (refunds.length === 0) return [];
  const lines = refunds.map(({ label, cents, way }) => ({ label, cents, note: notes[way] }));
  return [
    {
      kind: 'figures',
      figures: lines.length > 1 ? [...lines, { label: 'In all', cents: total, sum: true }] : lines,
    },
  ];
}

function owedWords(canceled: boolean, owed: Cents): string {
  if (!canceled) return '';
  return owed > 0
    ? `${formatCents(owed)} of it was spent from gift cards it contained, and stays charged.`
    : '';
}
