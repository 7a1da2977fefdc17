import { now } from '@/lib/core/time/clock';
import type { Cents } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import type { Database } from '@/services/database/database';
import type { GatewayError } from './answers';
import { readTransaction, writeTransaction } from './store';
import type { PaymentTransaction } from './transaction';
import { transactionID } from './transaction-id';

const fault = (code: string, message: string, attribute = 'base') =>
  err({ code, attribute, message });

/** Gives back all that is left of a settled sale, or a part, under its order ID or one of its own. `null` when there is none of that ID; the answer is the credit. */
export function refund(
  db: Database,
  id: string,
  cents: Cents | null,
  orderID?: string,
): Promise<Result<PaymentTransaction, GatewayError> | null> {
  return db.tx(async (handle) => {
    const sale = await readTransaction(handle, id, true);
    if (!sale) return null;
    if (sale.type === 'credit') return fault('91505', 'Cannot refund a credit transaction.');
    if (sale.status !== 'settled' && sale.status !== 'settling')
      return fault('91506', 'Cannot refund transaction unless it is settled.');
    const left =
      sale.cents - (sale.refunds ?? []).reduce((sum, { cents: refunded }) => sum + refunded, 0);
    if (left <= 0) return fault('91512', 'Transaction has already been completely refunded.');
    if ((cents ?? 0) > left) return fault('91521', 'Refund amount is too large.', 'amount');
    const at = now().toISOString();
    const amount = cents ?? left;
    const credit: PaymentTransaction = {
      id: transactionID(),
      orderID: orderID ?? sale.orderID,
      type: 'credit',
      refundOf: sale.id,
      status: 'submitted_for_settlement',
      cents: amount,
      currency: sale.currency,
      method: sale.method,
      outcome: sale.outcome,
      history: [{ status: 'submitted_for_settlement', cents: amount, at }],
      createdAt: at,
      updatedAt: at,
    };
    await writeTransaction(handle, credit);
    await writeTransaction(handle, {
      ...sale,
      refunds: [...(sale.refunds ?? []), { id: credit.id, cents: amount }],
      updatedAt: at,
    });
    return ok(credit);
  });
}
