import type { Database } from '@/services/database/database';
import { nextStep } from './passing-time';
import { writeTransaction, type PaymentTransaction } from './store';

const atOnce = 500;

/** Lets pass what is due by the clock: authorisations end, nights settle (`nextStep`). Each event carries the instant at which it was due. */
export async function passTime(db: Database, now: Date): Promise<void> {
  const due = `select doc from payment_transaction where next_at <= $1 order by next_at limit ${atOnce}`;
  const rows = await db.query(due, [now.toISOString()]);
  if (rows.length === 0) return;
  await db.tx(async (handle) => {
    const locked = await handle.query<{ doc: PaymentTransaction }>(`${due} for update`, [
      now.toISOString(),
    ]);
    for (const { doc } of locked) {
      const step = nextStep(doc);
      const at = step?.at.toISOString() ?? '';
      await writeTransaction(
        handle,
        step && step.at <= now
          ? {
              ...doc,
              status: step.status,
              updatedAt: at,
              history: [...doc.history, { status: step.status, cents: doc.cents, at }],
            }
          : doc,
      );
    }
  });
  if (rows.length === atOnce) await passTime(db, now);
}
