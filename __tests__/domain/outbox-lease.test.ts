/** @jest-environment node */
import { createServer, type AddressInfo } from 'node:net';
import { parseEnv } from '@/lib/config/env';
import { migrate } from '@/services/database/migrate';
import { storeOf } from '@/services/database/statements';
import { deliverer } from '@/services/deliver';
import { enqueue, takeDue } from '@/services/outbox/outbox';
import { outboxSender } from '@/services/outbox/sender';
import { inServices, migrations } from '@/services/schema';
import type { Upstream } from '@/services/upstream/upstream';
import { describeOnServer } from '../support/databases';

const leaseMs = 300;

/** A mail server that takes every mail, each once `accept` is done. */
function slowMailServer(accept: () => Promise<void>) {
  return createServer((socket) => {
    let inMail = false;
    socket.setEncoding('latin1').write('220 ready\r\n');
    socket.on('data', (text: string) => {
      if (inMail) {
        if (!text.endsWith('\r\n.\r\n')) return;
        inMail = false;
        void accept().then(() => socket.write('250 taken\r\n'));
        return;
      }
      inMail = text.startsWith('DATA');
      socket.write(
        inMail ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n',
      );
    });
  });
}

describeOnServer(
  'a mail server that takes longer than a message is left to one sender',
  (engine) => {
    it('gets the mail once, however many send', async () => {
      const db = await engine.open();
      await migrate(db, 'services', migrations, inServices);
      const store = storeOf(db);
      let arrive: () => void = () => undefined;
      let answer: () => void = () => undefined;
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const released = new Promise<void>((resolve) => (answer = resolve));
      const server = slowMailServer(() => {
        arrive();
        return released;
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const env = parseEnv({ SMTP_URL: `smtp://127.0.0.1:${port}` });
      await store.transact(() =>
        enqueue({
          messageID: '<code@example.com>',
          kind: 'order-code',
          payload: { to: 'ana@example.com', code: '123456', number: 'LL-104217-5' },
        }),
      );
      const deliver = deliverer(store, env, {} as Upstream);
      const sending = outboxSender(store, env, deliver, { leaseMs }).sendDue();
      await arrived;
      const takenByOthers = [];
      const end = performance.now() + 4 * leaseMs;
      while (performance.now() < end) takenByOthers.push(...(await takeDue(store)));
      expect(takenByOthers).toEqual([]);
      answer();
      expect(await sending).toBe(1);
      server.close();
    });

    it('keeps nobody else’s mail when it never comes to an end', async () => {
      const db = await engine.open();
      await migrate(db, 'services', migrations, inServices);
      const store = storeOf(db);
      await store.transact(function* () {
        for (const orderID of ['endless', 'quick'])
          yield* enqueue({ messageID: orderID, kind: 'order-look', payload: { orderID } });
      });
      const deliver = ({ messageID }: { messageID: string }) =>
        messageID === 'endless' ? new Promise(() => undefined) : Promise.resolve();
      const sender = outboxSender(store, parseEnv({}), deliver, { longestMs: 50 });
      expect(await sender.sendDue()).toBe(1);
      const rows = await store.query(
        'select message_id, sent_at is not null as sent, last_error is not null as failed from services.outbox order by 1',
      );
      expect(rows).toEqual([
        { message_id: 'endless', sent: false, failed: true },
        { message_id: 'quick', sent: true, failed: false },
      ]);
    });
  },
);
