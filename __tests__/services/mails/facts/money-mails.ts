import fc from 'fast-check';
import type { Cents } from '@/lib/core/money';
import type { ChargeState } from '@/lib/orders/money/order-money';
import type { TenderRow } from '@/services/orders/tender-row';
import type { MoneyEvent, MoneyMove } from '@/services/after/money/books';
import { newsOf } from '@/services/after/money/order-news';
import { orderMoney } from '@/services/after/money/order-money';
import { orderMoneyMail } from '@/services/mails/order-money';
import { digits, mailedOrders, type MadeMail } from './made-mail';

const at = new Date('2026-11-24T16:00:00Z');

interface Paid {
  /** What of the order a gift card, the store's account and a card paid. */
  gift: Cents;
  account: Cents;
  card: Cents;
  less: Cents;
  last4: string;
  giftEnds: string;
}

/** An order paid in three ways, and by how much less it costs later: by less than the card paid. */
const paidOrders: fc.Arbitrary<Paid> = fc
  .record({
    gift: fc.integer({ min: 1, max: 90_000 }),
    account: fc.integer({ min: 1, max: 90_000 }),
    card: fc.integer({ min: 2, max: 900_000 }),
    share: fc.integer({ min: 1, max: 99 }),
    last4: digits(4),
    giftEnds: digits(4),
  })
  .map(({ share, ...paid }) => ({ ...paid, less: Math.ceil((paid.card * share) / 100) }))
  .filter(({ less, card }) => less < card);

interface Story {
  /** What happened to the order. */
  event: 'canceled' | 'lowered' | null;
  /** How the card's sale stands now, and whether what it took too much was given back. */
  state: ChargeState;
  isRefunded?: boolean;
  orderStatus: string;
  /** What the mail tells, of this order. */
  tells(paid: Paid): { says: string[]; sums: Cents[] };
}

const total = ({ gift, account, card }: Paid) => gift + account + card;
const labels = ({ giftEnds, last4 }: Paid) => ({
  gift: `Gift Card ending ${giftEnds}`,
  account: 'Store charge account ending 0042',
  card: `Visa ending ${last4}`,
});

/** What becomes of an order's money, by the name of its mail. */
const stories: Record<string, Story> = {
  'canceled while it is held': {
    event: 'canceled',
    state: 'voided',
    orderStatus: 'OrderCancelled',
    tells: (paid) => ({
      says: [
        `${labels(paid).gift} (back on it now)`,
        `${labels(paid).account} (back on it now)`,
        `${labels(paid).card} (not charged)`,
      ],
      sums: [paid.gift, paid.account, paid.card, total(paid)],
    }),
  },
  'canceled before what was charged has settled': {
    event: 'canceled',
    state: 'capturing',
    orderStatus: 'OrderCancelled',
    tells: (paid) => ({
      says: [
        `${labels(paid).gift} (back on it now)`,
        `${labels(paid).account} (back on it now)`,
        `${labels(paid).card} (will be refunded)`,
      ],
      sums: [paid.gift, paid.account, paid.card, total(paid)],
    }),
  },
  'lowered while it is held': {
    event: 'lowered',
    state: 'held',
    orderStatus: 'OrderProcessing',
    tells: (paid) => ({
      says: ['Order total: ', 'Before: ', `${labels(paid).card}: We charge `],
      sums: [total(paid) - paid.less, total(paid), paid.less],
    }),
  },
  'given back after it was charged': {
    event: 'lowered',
    state: 'settled',
    isRefunded: true,
    orderStatus: 'OrderProcessing',
    tells: (paid) => ({
      says: [`${labels(paid).card} (refunded)`],
      sums: [paid.less, paid.less],
    }),
  },
  'not to be had any more': {
    event: null,
    state: 'expired',
    orderStatus: 'OrderPaymentDue',
    tells: (paid) => ({ says: [`to ${labels(paid).card} for`], sums: [paid.card] }),
  },
};

/** The mails about the money of any order, made from its books and its gateway. */
export const moneyMails: Record<string, fc.Arbitrary<MadeMail>> = Object.fromEntries(
  Object.entries(stories).map(([name, story]) => [
    name,
    fc.record({ mailed: mailedOrders, paid: paidOrders }).map(({ mailed, paid }) => {
      const { says, sums } = story.tells(paid);
      return {
        content: orderMoneyMail(mailed, newsFrom(story, paid)),
        says: [`Dear ${mailed.firstName},`, mailed.number, ...says],
        sums,
        links: [mailed.url],
        data: [
          {
            '@type': 'Order',
            orderNumber: mailed.number,
            orderStatus: `https://schema.org/${story.orderStatus}`,
            url: mailed.url,
          },
        ],
      };
    }),
  ]),
);

/** The one piece of news that the money desk has of an order to which this happened. */
function newsFrom({ event, state, isRefunded }: Story, paid: Paid) {
  const tenders: TenderRow[] = [
    {
      kind: 'GiftCard',
      held: 'gift-card',
      place: 1,
      cents: paid.gift,
      number: `60141111${paid.giftEnds}`,
    },
    {
      kind: 'StoreCharge',
      held: 'charge-account',
      place: 2,
      cents: paid.account,
      number: '7700000042',
    },
    {
      kind: 'CreditCard',
      held: 'gateway',
      place: 3,
      cents: paid.card,
      cardType: 'Visa',
      last4: paid.last4,
    },
  ];
  const submission = { orderID: 'order-1', amountCents: total(paid), tenders };
  const events: MoneyEvent[] = event
    ? [
        {
          key: 'e',
          orderID: 'order-1',
          kind: event,
          cents: event === 'lowered' ? paid.less : 0,
          staff: null,
          at,
        },
      ]
    : [];
  const back = (place: number, cents: Cents): MoneyMove => ({
    key: `order-1/${place}/give-back/1`,
    step: 'done',
    orderID: 'order-1',
    kind: 'give-back',
    place,
    cents,
    transactionID: null,
    reason: null,
    at,
  });
  const money = orderMoney({
    submission,
    events,
    moves: event === 'canceled' ? [back(1, paid.gift), back(2, paid.account)] : [],
    charges: new Map([
      [
        3,
        [
          {
            transactionID: 't1',
            state,
            cents: paid.card,
            authorisedAt: at,
            endsAt: null,
            refunds: isRefunded
              ? [{ transactionID: 't2', cents: paid.less, gatewayOrderID: null }]
              : [],
            vault: null,
          },
        ],
      ],
    ]),
    leftAt: null,
    authorisationDays: 7,
  });
  const work = event ? [] : [{ place: 3, why: 'expired' as const, cents: paid.card }];
  const [message, ...more] = newsOf({ submission, events, money }, work, {}).messages;
  if (message?.kind !== 'order-money' || more.length > 0) throw new Error('Not one piece of news.');
  return message.payload.news;
}
