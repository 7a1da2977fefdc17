/** @jest-environment node */
import { createServer, type AddressInfo } from 'node:net';
import { parseEnv } from '@/lib/config/env';
import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { storeOf } from '@/services/database/statements';
import { deliverer } from '@/services/deliver';
import { enqueue, takeDue } from '@/services/outbox/outbox';
import { outboxSender } from '@/services/outbox/sender';
import { inServices, migrations } from '@/services/schema';
import type { Upstream } from '@/services/upstream/upstream';
import { openOnServer } from '../support/databases';
import { until } from '../support/until';

/** A mail server that takes every mail. */
function mailServer() {
  return createServer((socket) => {
    let inMail = false;
    socket.setEncoding('latin1').write('220 ready\r\n');
    socket.on('data', (text: string) => {
      if (inMail && !text.endsWith('\r\n.\r\n')) return;
      const wasInMail = inMail;
      inMail = !inMail && text.startsWith('DATA');
      if (wasInMail) socket.write('250 taken\r\n');
      else if (inMail) socket.write('354 go on\r\n');
      else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
}

describe('messages that have piled up', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openOnServer();
    await migrate(db, 'services', migrations, inServices);
  });
  beforeEach(() => db.query('delete from services.outbox'));
  afterAll(() => db.close());

  const pileUp = (count: number) =>
    storeOf(db).transact(function* () {
      for (let index = 0; index < count; index += 1)
        yield* enqueue({
          messageID: `<code-${index}@example.com>`,
          kind: 'order-code',
          payload: { to: 'ana@example.com', code: '123456', number: 'LL-104217-5' },
        });
    });

  it('are taken by how long they have waited for their next try', async () => {
    await pileUp(21);
    await db.query(
      `update services.outbox set due_at = now() - make_interval(mins => case when message_id = '<code-0@example.com>' then 1 else 5 end)`,
    );
    const ids = (await takeDue(storeOf(db))).map(({ messageID }) => messageID);
    expect(ids).toHaveLength(20);
    expect(ids).not.toContain('<code-0@example.com>');
  });

  it('go out one batch right after the other', async () => {
    await pileUp(45);
    const server = mailServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const [store, env] = [storeOf(db), parseEnv({ SMTP_URL: `smtp://127.0.0.1:${port}` })];
    const deliver = deliverer(store, env, {} as Upstream);
    const sender = outboxSender(store, env, deliver, { intervalMs: 60 * 60_000 });
    sender.start();
    await until(
      () => db.query('select 1 from services.outbox where sent_at is null'),
      (waiting) => waiting.length === 0,
      20_000,
    );
    await sender.stop();
    server.close();
  });

  it('of a carrier that is slow keep nobody else’s, and are waited for at the end', async () => {
    await pileUp(45);
    await storeOf(db).transact(function* () {
      yield* enqueue({
        messageID: 'page-changed',
        kind: 'storefront-revalidation',
        payload: { url: 'http://storefront.example', revalidation: { tags: [], files: [] } },
      });
      yield* enqueue({ messageID: 'look', kind: 'order-look', payload: { orderID: 'o' } });
    });
    await db.query(
      `update services.outbox set due_at = now() + case when kind = 'order-code' then interval '-1 hour' else interval '-1 second' end`,
    );
    let letGo = () => {};
    const slow = new Promise<void>((resolve) => (letGo = resolve));
    const sender = outboxSender(
      storeOf(db),
      parseEnv({}),
      ({ kind }) => (kind === 'order-code' ? slow : Promise.resolve()),
      { intervalMs: 50 },
    );
    const sent = async () =>
      (
        await db.query<{ kind: string }>(
          'select kind from services.outbox where sent_at is not null order by kind',
        )
      ).map(({ kind }) => kind);
    sender.start();
    await until(sent, (kinds) => kinds.length === 2, 10_000);
    expect(await sent()).toEqual(['order-look', 'storefront-revalidation']);
    const stopped = sender.stop();
    letGo();
    await stopped;
    expect((await sent()).length).toBe(22);
  });
});
