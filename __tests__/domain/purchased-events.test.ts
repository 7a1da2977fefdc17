/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { Users } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { storeOf } from '@/services/database/statements';
import { enqueue } from '@/services/outbox/outbox';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { controls } from '../support/controls';
import { openStockedOnServer } from '../support/databases';
import { newCustomer } from '../support/new-customer';
import { seller } from '../support/shopping';

const { commerce } = localPlatform;

describe('the events a customer has bought seats of', () => {
  let backEnd: TestBackEnd;
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer(), {}, { controls: true });
  }, 180_000);
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });

  const book = (userID: string, ProductID: string) => {
    const orderID = randomUUID();
    const events = [{ ProductID, ProductCode: ProductID, Seats: 2 }];
    return storeOf(backEnd.db).transact(() =>
      enqueue({
        messageID: `events-${orderID}`,
        kind: 'purchased-events',
        payload: { userID, orderID, events },
      }),
    );
  };
  const kept = async (userID: string) => {
    const { xp } = await Users.Get(commerce.buyerID, userID, await seller());
    const { PurchasedEvents } = xp as { PurchasedEvents: { ProductID: string; Seats: number }[] };
    return PurchasedEvents.map(({ ProductID, Seats }) => `${ProductID} ${Seats}`).sort();
  };
  const barrier = () =>
    controls(backEnd.env.PLATFORM_URL).barrier(randomUUID(), {
      match: { system: 'commerce', method: 'PATCH', route: '*/users/*' },
    });

  it.each(['one run', 'two processes'])(
    'are all kept when two are told at once, by %s',
    async (by) => {
      const { ID } = await newCustomer();
      const writes = await barrier();
      const { sendDue } = backEnd.appApi.sender;
      await book(ID, 'wreaths');
      const runs = by === 'one run' ? [] : [sendDue()];
      await writes.reached(runs.length);
      await book(ID, 'bulbs');
      await book(ID, 'wreaths');
      runs.push(sendDue());
      await writes.reached(3);
      await writes.lower();
      await Promise.all(runs);
      expect(await kept(ID)).toEqual(['bulbs 2', 'wreaths 4']);
    },
  );
});
