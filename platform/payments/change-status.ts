import { now } from '@/lib/core/time/clock';
import type { Cents } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import type { Database } from '@/services/database/database';
import type { Changed } from './pass-time';
import type { GatewayError } from './answers';
import { readTransaction, writeTransaction } from './store';
import type { PaymentTransaction, TransactionStatus } from './transaction';

const voidable: readonly TransactionStatus[] = ['authorized', 'submitted_for_settlement'];

/** Voids a transaction that is authorised or waits for settlement. `null` when there is none of that ID. */
export function voidTransaction(
  db: Database,
  id: string,
): Promise<Result<PaymentTransaction, GatewayError> | null> {
  return change(db, id, (transaction) =>
    voidable.includes(transaction.status)
      ? ok({ status: 'voided', cents: transaction.cents })
      : err({
          code: '91504',
          attribute: 'base',
          message:
            'Transaction can only be voided if status is authorized, submitted_for_settlement, or settlement_pending.',
        }),
  );
}

/** Asks for the money of an authorised transaction, all of it or less. `null` when there is none of that ID. */
export function submitForSettlement(
  db: Database,
  id: string,
  cents: Cents | null,
): Promise<Result<PaymentTransaction, GatewayError> | null> {
  return change(db, id, (transaction) => {
    if (transaction.status !== 'authorized')
      return err({
        code: '91507',
        attribute: 'base',
        message: 'Cannot submit for settlement unless status is authorized.',
      });
    if ((cents ?? 0) > transaction.cents)
      return err({
        code: '91522',
        attribute: 'amount',
        message: 'Settlement amount is too large.',
      });
    return ok({ status: 'submitted_for_settlement', cents: cents ?? transaction.cents });
  });
}

/** Settles what waits for settlement, or has its bank decline it: a night passes in no time. `null` when there is none of that ID. */
export function endSettlement(
  db: Database,
  id: string,
  status: 'settled' | 'settlement_declined',
  changed: Changed,
): Promise<Result<PaymentTransaction, GatewayError> | null> {
  return change(
    db,
    id,
    (transaction) =>
      transaction.status === 'submitted_for_settlement' || transaction.status === 'settling'
        ? ok({ status, cents: transaction.cents })
        : err({
            code: '91507',
            attribute: 'base',
            message: 'Cannot settle unless status is submitted_for_settlement.',
          }),
    changed,
  );
}

interface Step {
  status: TransactionStatus;
  cents: Cents;
}

function change(
  db: Database,
  id: string,
  decide: (transaction: PaymentTransaction) => Result<Step, GatewayError>,
  onChange?: Changed,
): Promise<Result<PaymentTransaction, GatewayError> | null> {
  return db.tx(async (handle) => {
    const current = await readTransaction(handle, id, true);
    if (!current) return null;
    const step = decide(current);
    if (!step.ok) return step;
    const at = now().toISOString();
    const changed: PaymentTransaction = {
      ...current,
      ...step.value,
      updatedAt: at,
      history: [...current.history, { ...step.value, at }],
    };
    await writeTransaction(handle, changed);
    await onChange?.(handle, [changed]);
    return ok(changed);
  });
}
