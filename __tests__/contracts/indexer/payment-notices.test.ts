/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { now } from '@/lib/core/time/clock';
import { paymentGateway } from '@/services/upstream/payments/gateway';
import { lastHeardOf } from '@/services/webhooks/last-heard';
import { describeOnServer } from '@/__tests__/support/databases';
import { listeningHouse } from './listening-house';

describeOnServer('notices of the payment gateway', (engine) => {
  const house = listeningHouse(engine);

  const statusOf = async (form: object) => {
    const body = new URLSearchParams(form as Record<string, string>);
    const answer = await house.receivers.request('/webhooks/payments', { method: 'POST', body });
    return [answer.status, ((await answer.json()) as { status: string }).status];
  };

  const signed = (kind: 'dispute_opened' | 'check', id: string) =>
    paymentGateway(house.env).webhookTesting.sampleNotification(kind, id);

  const kept = (id: string) =>
    house.backEnd.db.query(
      'select transaction_id, cents, status, reason, reply_by::text as reply_by from services.dispute where id = $1',
      [id],
    );

  it('of disputes are kept', async () => {
    const id = randomUUID();
    expect(await statusOf(await signed('dispute_opened', id))).toEqual([200, 'accepted']);
    const dispute = {
      transaction_id: id,
      cents: 25_000,
      reason: 'fraud',
      reply_by: '2014-03-21',
    };
    expect(await kept(id)).toEqual([{ ...dispute, status: 'open' }]);
  });

  it('of anything else are taken and left alone', async () => {
    expect(await statusOf(await signed('check', 'x'))).toEqual([200, 'ignored']);
  });

  it('that are signed say when the gateway was last heard of, forged ones do not', async () => {
    const heard = () => lastHeardOf(house.backEnd.db)('payments');
    const before = new Date(now().getTime() - 60_000);
    await house.backEnd.db.query(
      `insert into services.last_heard (sender, at) values ('payments', $1::timestamptz) on conflict (sender) do update set at = excluded.at`,
      [before.toISOString()],
    );
    await statusOf({ bt_signature: 'x|y', bt_payload: 'eA==' });
    expect(await heard()).toEqual(before);
    await statusOf(await signed('check', 'x'));
    expect((await heard())?.getTime()).toBeGreaterThan(before.getTime());
  });

  it('that the gateway has not signed are refused', async () => {
    const id = randomUUID();
    const form = await signed('dispute_opened', id);
    const bt_payload = Buffer.from('<notification></notification>').toString('base64');
    for (const forged of [{ ...form, bt_payload }, { ...form, bt_signature: 'x|y' }, {}])
      expect(await statusOf(forged)).toEqual([401, 'unsigned']);
    expect(await kept(id)).toEqual([]);
  });
});
