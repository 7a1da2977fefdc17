/** @jest-environment node */
import { storeOf, type Store } from '@/services/database/statements';
import { dueAgain, enqueue, hastenMail, takeDue } from '@/services/outbox/outbox';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { openStockedOnServer } from '../support/databases';

describe('a message that is due', () => {
  let backEnd: TestBackEnd;
  let store: Store;
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer());
    store = storeOf(backEnd.db);
  });
  afterEach(() => backEnd.db.query('delete from services.outbox'));
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });

  const taken = async () => (await takeDue(store)).map(({ messageID }) => messageID);

  it('because its photo has come is not taken by two, however late the photo', async () => {
    const payload = { orderID: 'order' };
    const wait = () => enqueue({ messageID: 'mail', kind: 'order-look', payload }, 60_000);
    await store.transact(wait);
    expect(await taken()).toEqual([]);
    await hastenMail(store, 'mail');
    expect(await taken()).toEqual(['mail']);
    await hastenMail(store, 'mail');
    expect(await taken()).toEqual([]);
  });

  it('to who is there again is all that was not taken, given up or not, and nothing of others', async () => {
    const revalidation = { tags: ['product:1'], files: [] };
    const tell = (messageID: string, url: string) =>
      enqueue({ messageID, kind: 'storefront-revalidation', payload: { url, revalidation } });
    await store.transact(function* () {
      for (const messageID of ['given-up', 'late']) yield* tell(messageID, 'there again');
      yield* tell('to another', 'gone for good');
    });
    await backEnd.db.query(
      `update services.outbox set last_error = 'gone', attempts = 18, due_at = now() + interval '1 hour',
         dead_at = case when message_id = 'late' then null else now() end`,
    );
    await dueAgain(store, 'there again');
    expect((await taken()).toSorted()).toEqual(['given-up', 'late']);
  });
});
