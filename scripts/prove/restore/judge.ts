import { Orders, Payments } from 'ordercloud-javascript-sdk';
import { toCents, type Cents } from '@/lib/core/money';
import type { Database } from '@/services/database/database';
import { standingOf } from '../books';
import { sellerToken } from '../shop-keeper';
import type { TriedOrder } from './buyers';

/** What was seen after the restore. */
export interface Judged {
  placed: number;
  /** Placed orders whose confirmation went out twice, the first time in the last two seconds before the loss. */
  mailedAgain: number;
  faults: string[];
}

interface Facts {
  platformUrl: string;
  books: Database;
  tried: readonly TriedOrder[];
  giftCards: readonly string[];
  startCents: Cents;
  lostAt: Date;
}

/** Compares commerce platform, gateway and mail with the restored journal, ledgers and outbox, order by order. */
export async function judge(facts: Facts): Promise<Judged> {
  const judged: Judged = { placed: 0, mailedAgain: 0, faults: [] };
  const spent = new Map<string, Cents>();
  for (const order of facts.tried) {
    const isPlaced = await judgeOrder(facts, order, judged);
    if (!isPlaced) continue;
    judged.placed += 1;
    if (order.giftCard)
      spent.set(
        order.giftCard.number,
        (spent.get(order.giftCard.number) ?? 0) + order.giftCard.cents,
      );
  }
  for (const number of facts.giftCards) {
    const [account] = await facts.books.query<{ balance: number; entries: number }>(
      `select balance_cents as balance, (select coalesce(sum(cents), 0)::integer from services.ledger_entry where account = a.id) as entries
       from services.ledger_account a where id = $1`,
      [`gift-card:${number}`],
    );
    const expected = facts.startCents - (spent.get(number) ?? 0);
    if (account?.balance !== expected || account.entries !== expected)
      judged.faults.push(
        `gift card ${number}: ${account?.balance} (entries ${account?.entries}) instead of ${expected}`,
      );
  }
  for (const [what, statement] of [
    ['holds left', `select count(*)::integer as n from services.ledger_hold where state = 'held'`],
    [
      'submissions open',
      `select count(*)::integer as n from services.submission where state not in ('placed', 'refused')`,
    ],
    [
      'messages not sent',
      `select count(*)::integer as n from services.outbox where sent_at is null and kind <> 'storefront-revalidation'`,
    ],
    [
      'cents by which the ledger does not balance',
      'select abs(coalesce(sum(cents), 0))::integer as n from services.ledger_entry',
    ],
  ] as const) {
    const [row] = await facts.books.query<{ n: number }>(statement);
    if (row?.n !== 0) judged.faults.push(`${row?.n} ${what}`);
  }
  return judged;
}

/** Judges one order; returns whether it is placed. */
async function judgeOrder(
  { platformUrl, books, lostAt }: Facts,
  tried: TriedOrder,
  judged: Judged,
): Promise<boolean> {
  const { orderID, totalCents, email, cards, told } = tried;
  const bearer = await sellerToken();
  const order = await Orders.Get('Incoming', orderID, bearer);
  const payments = (await Payments.List('Incoming', orderID, { pageSize: 100 }, bearer)).Items;
  const placed = order.IsSubmitted === true && order.Status !== 'Canceled';
  const [row] = await books.query<{ state: string }>(
    'select state from services.submission where order_id = $1',
    [orderID],
  );
  const mails = (await fetch(`${platformUrl}/mail/messages?to=${encodeURIComponent(email)}`).then(
    (answer) => answer.json(),
  )) as { receivedAt: string }[];
  const standing = await standingOf(platformUrl, orderID);
  const paid = payments.reduce((sum, { Amount = 0 }) => sum + toCents(Amount), 0);
  const seen = `${orderID} (told ${told}): ${placed ? 'submitted' : 'not submitted'}, journal ${row?.state ?? 'nothing'}, paid ${paid} of ${totalCents}, ${standing} authorizations, ${mails.length} mails${order.xp?.OnHold ? ', held' : ''}`;
  const right = placed
    ? row?.state === 'placed' && paid === totalCents && standing === cards && !order.xp?.OnHold
    : row?.state !== 'placed' && standing === 0 && told !== 'Submitted';
  if (!right) judged.faults.push(seen);
  if (mails.length === (placed ? 1 : 0)) return placed;
  const firstMail = Math.min(...mails.map(({ receivedAt }) => Date.parse(receivedAt)));
  const noticeMs = lostAt.getTime() - firstMail;
  if (placed && mails.length === 2 && noticeMs < 2000) judged.mailedAgain += 1;
  else judged.faults.push(`${seen}, the first ${noticeMs} ms before the loss`);
  return placed;
}
