/** @jest-environment node */
import { newId } from '@/lib/core/ids';
import type { Database } from '@/services/database/database';
import { voidTransaction } from '@/platform/payments/change-status';
import { makeNonce } from '@/platform/payments/nonces';
import { sell } from '@/platform/payments/sale';
import { compileSearch, searchIds } from '@/platform/payments/search';
import { migratePayments } from '@/platform/payments/store';
import { describeOnBothEngines } from '../support/databases';

describeOnBothEngines('payments at the same time', (engine) => {
  let db: Database;

  beforeAll(async () => {
    db = await engine.open();
    await migratePayments(db);
  }, 180_000);

  const twenty = Array.from({ length: 20 });

  it('sells one nonce once', async () => {
    const { nonce } = await makeNonce(db, 'Visa', '4111111111111111', new Date());
    const orderId = newId();
    const answers = await Promise.all(
      twenty.map(() =>
        sell(db, { type: 'sale', amount: '10.00', order_id: orderId, payment_method_nonce: nonce }),
      ),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(
      answers.flatMap((answer) => (answer.ok ? [] : answer.error.map((error) => error.code))),
    ).toEqual(Array(19).fill('91564'));
    const criteria = compileSearch({
      order_id: { is: orderId },
      status: ['authorized'],
      amount: { min: '10.00', max: '10.00' },
      created_at: { min: '2020-01-01' },
    });
    expect(criteria.ok && (await searchIds(db, criteria.value))).toHaveLength(1);
  });

  it('voids one transaction once', async () => {
    const sold = await sell(db, {
      type: 'sale',
      amount: '10.00',
      payment_method_nonce: 'fake-valid-nonce',
    });
    const id = sold.ok ? sold.value.id : '';
    const answers = await Promise.all(twenty.map(() => voidTransaction(db, id)));
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  });
});
