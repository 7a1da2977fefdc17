/** @jest-environment node */
import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { orderOfTransaction } from '@/services/after/money/desk';
import { moneyInTrouble } from '@/services/after/work/read-work';
import { orderOfMessage } from '@/services/outbox/outbox';
import { retentionRules } from '@/services/retention/rules';
import { inServices, migrations } from '@/services/schema';
import { openOnServer } from '../support/databases';

describe('books of many orders', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openOnServer();
    await migrate(db, 'services', migrations, inServices);
    await db.query(
      `insert into services.submission (order_id, state, runner, amount_cents, request_hash, tenders)
       select 'order-' || number, 'placed', '', 100, '', jsonb_build_array(jsonb_build_object('transactionID', 'transaction-' || number))
       from generate_series(1, 20000) as number`,
    );
    await db.query(
      `insert into services.outbox (message_id, kind, payload, sent_at)
       select 'message-' || number, 'order-look', jsonb_build_object('orderID', 'order-' || number), now() from generate_series(1, 20000) as number`,
    );
    await db.query(
      `insert into services.money_desk (order_id) select 'order-' || number from generate_series(1, 20000) as number`,
    );
    await db.query('analyze services.submission, services.outbox, services.money_desk');
  });
  afterAll(() => db.close());

  const planOf = async (statement: string, ...values: unknown[]) =>
    (await db.query<Record<string, string>>(`explain ${statement}`, values))
      .map((row) => row['QUERY PLAN'])
      .join('\n');

  it('are not read from end to end for the order of a transaction that the gateway tells of', async () => {
    const plan = await planOf(
      `select ${orderOfTransaction('$1')} as order_id`,
      'transaction-19999',
    );
    expect(plan).toContain('submission_tenders');
  });

  it('are not read from end to end for what staff have to see to of money', async () => {
    const plan = await planOf(
      `select 1 from services.money_desk where ${moneyInTrouble}`,
      '2026-05-05T12:00:00Z',
    );
    expect(plan).toContain('money_desk_due');
  });

  it('are not read from end to end for the messages of an order', async () => {
    const plan = await planOf(
      `select 1 from services.outbox where payload <> '{}'::jsonb and ${orderOfMessage} = $1`,
      'order-19999',
    );
    expect(plan).toContain('outbox_order');
  });

  it('are not read from end to end for the messages whose content has been kept long enough', async () => {
    const rule = retentionRules.find(({ name }) => name === 'sent-messages');
    const plan = await planOf(rule!.statement, '2026-05-05T12:00:00Z', 500);
    expect(plan).toContain('outbox_sent');
    expect(plan).not.toContain('Seq Scan');
  });
});
