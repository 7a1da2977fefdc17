import { problem, type Problem } from '@/lib/core/error-codes';
import { toDollars, type Cents } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import { attempt, longestWait, secondsUntil, type Counted } from '@/lib/limits/attempts';
import { tellRefusal } from '@/lib/limits/refusals';
import { accountOf, type Client } from './client';

/**
 * Counts one more order by address and by buyer before its outcome is known; a free order is counted as such as well. Given back when it is refused. While
 * nothing can be counted orders are accepted: payments and free orders then need a captcha anyway.
 */
export async function countOrder(client: Client, amount: Cents): Promise<Result<Counted, Problem>> {
  const who = { address: client.address, account: accountOf(client) };
  const counted: Counted[] = [];
  const giveBack = async () => void (await Promise.all(counted.map((count) => count.giveBack())));
  for (const kind of amount === 0 ? (['order', 'free-order'] as const) : (['order'] as const)) {
    const count = await attempt(kind, who).catch(() => undefined);
    if (count) counted.push(count);
    if (count !== null) continue;
    await giveBack();
    return err(problem('orders-paused', { retryAfter: await secondsUntil(kind, who) }));
  }
  return ok({ giveBack });
}

/**
 * Counts the worth of an order's gift cards, in whole dollars, before they are paid: stolen money is turned into gift cards first, and they cannot be called
 * back. A guest counts by e-mail and address, a customer by the account. Given back when the order is refused. While nothing can be counted, none are sold.
 */
export async function countGiftCards(
  client: Client,
  worth: Cents,
): Promise<Result<Counted, Problem>> {
  const who =
    client.userID === null
      ? { address: client.address, account: accountOf(client) }
      : { shopper: client.userID };
  if (worth === 0) return ok({ giveBack: () => Promise.resolve() });
  const dollars = Math.ceil(toDollars(worth));
  try {
    const kept = await longestWait('gift-cards-bought', who, dollars);
    if (kept) tellRefusal(kept);
    const counted = kept ? null : await attempt('gift-cards-bought', who, dollars);
    return counted ? ok(counted) : err(problem('gift-cards-limited'));
  } catch {
    return err(problem('gift-cards-limited'));
  }
}
