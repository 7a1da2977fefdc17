import { problem, type Problem } from '@/lib/core/error-codes';
import type { Cents } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import { attempt, secondsUntil, type Counted } from '@/lib/limits/attempts';
import { accountOf, type Client } from './client';

/**
 * One more order, counted by address and by who orders before it is known what becomes of it; one that costs nothing counts as such as well. Given back
 * when it is refused. While nobody can count, orders are placed: what is declined and what costs nothing needs a captcha then anyway.
 */
export async function countOrder(client: Client, amount: Cents): Promise<Result<Counted, Problem>> {
  const who = { address: client.address, account: accountOf(client) };
  const counted: Counted[] = [];
  const giveBack = async () => void await Promise.all(counted.map((one) => one.giveBack()));
  for (const kind of amount === 0 ? (['order', 'free-order'] as const) : (['order'] as const)) {
    const one = await attempt(kind, who).catch(() => undefined);
    if (one) counted.push(one);
    if (one !== null) continue;
    await giveBack();
    return err(problem('orders-paused', { retryAfter: await secondsUntil(kind, who) }));
  }
  return ok({ giveBack });
}
