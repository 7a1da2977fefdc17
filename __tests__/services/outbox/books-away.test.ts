/** @jest-environment node */
import type { Store } from '@/services/database/statements';
import { outboxSender } from '@/services/outbox/sender';

jest.mock('@/lib/core/log', () => ({ log: jest.fn() }));

const queued = ['1', '2'].map((id) => ({
  id,
  message_id: `message-${id}`,
  kind: 'order-look',
  payload: { orderID: `order-${id}` },
  attempts: 1,
}));

describe('the sender while the books cannot be written', () => {
  it('goes on with what it has in hand, and waits for its end', async () => {
    const query = (statement: string) =>
      statement.includes('set last_error')
        ? Promise.reject(new Error('away'))
        : Promise.resolve(queued);
    const store = { query, transact: () => Promise.resolve(null) } as unknown as Store;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const ends: string[] = [];
    const { sendDue } = outboxSender(store, {}, async ({ id }) => {
      if (id === '1') throw new Error('refused');
      await arrived;
      ends.push(id);
    });
    const passed = sendDue().finally(() => ends.push('pass'));
    setImmediate(arrive);
    expect(await passed).toBe(1);
    expect(ends).toEqual(['2', 'pass']);
  });
});
