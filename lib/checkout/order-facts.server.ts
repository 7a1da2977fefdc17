import 'server-only';
import { log } from '@/lib/core/log';
import { paymentLines } from '@/lib/orders/order-payments';
import { getOrder, listPayments } from '@/lib/upstream/commerce/orders';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import type { Confirmation } from './confirmation';

const unknown: Pick<Confirmation, 'email' | 'payments'> = { email: null, payments: [] };

/** Who was told of a placed order, and what it was paid with. The confirmation is whole without them: what cannot be read is only logged (specification A8). */
export async function orderFacts(
  accessToken: string,
  orderID: string,
): Promise<Pick<Confirmation, 'email' | 'payments'>> {
  try {
    const [order, payments] = await Promise.all([
      getOrder(accessToken, orderID),
      listPayments(accessToken, orderID),
    ]);
    return order
      ? { email: order.FromUser?.Email ?? null, payments: paymentLines(order, payments) }
      : unknown;
  } catch (error) {
    if (!isUpstreamError(error) || error.status === 401) throw error;
    log('warn', 'order facts not read', { upstream: 'commerce', outcome: error.kind });
    return unknown;
  }
}
