import type { Database, Queryable } from '@/services/database/database';
import { nextStep } from './passing-time';
import { writeTransaction } from './store';
import type { PaymentTransaction } from './transaction';

const atOnce = 500;

/** Is told of transactions that changed, in the transaction of their change. */
export type Changed = (
  handle: Queryable,
  transactions: readonly PaymentTransaction[],
) => Promise<void>;

/** Lets pass what is due by the clock: authorisations end, nights settle (`nextStep`). Each event carries the instant at which it was due. */
export async function passTime(db: Database, now: Date, changed: Changed): Promise<void> {
  const due = `select doc from payment_transaction where next_at <= $1 order by next_at limit ${atOnce}`;
  const rows = await db.query(due, [now.toISOString()]);
  if (rows.length === 0) return;
  await db.tx(async (handle) => {
    const locked = await handle.query<{ doc: PaymentTransaction }>(`${due} for update`, [
      now.toISOString(),
    ]);
    const passed: PaymentTransaction[] = [];
    for (const { doc } of locked) {
      const after = afterSteps(doc, now);
      await writeTransaction(handle, after);
      if (after !== doc) passed.push(after);
    }
    await changed(handle, passed);
  });
  if (rows.length === atOnce) await passTime(db, now, changed);
}

/** A transaction after all of its steps that are due. */
function afterSteps(transaction: PaymentTransaction, now: Date): PaymentTransaction {
  const step = nextStep(transaction);
  if (!step || step.at > now) return transaction;
  const at = step.at.toISOString();
  const { status } = step;
  const history = [...transaction.history, { status, cents: transaction.cents, at }];
  return afterSteps({ ...transaction, status, updatedAt: at, history }, now);
}
