/** @jest-environment node */
import { settler } from '@/services/after/money/settler';
import type { SettlerContext } from '@/services/after/money/settle-order';
import { WaitingDesk } from '@/services/after/money/desk';

jest.mock('@/lib/core/log', () => ({ log: jest.fn() }));

const desk = (orderID: string) => ({
  order_id: orderID,
  wakes: 0,
  failures: 0,
  work: [],
  told: {},
});
const isTake = (statement: string) => statement.includes('set runner = $1');
const isPutOff = (statement: string) => statement.includes('set runner = null');

/** A settler whose books answer so, with orders whose row is looked up so. */
const settlerWith = (
  query: (statement: string) => Promise<unknown[]>,
  find: (orderID: string) => Promise<null>,
) => {
  const store = { query, transact: () => Promise.resolve(undefined) };
  const context = { store, journal: { find }, at: () => undefined } as unknown as SettlerContext;
  return settler(context, 60_000, 30_000);
};

describe('the settler', () => {
  it('stops with what it has in hand, however many orders are due', async () => {
    let taken = 0;
    let arrive = () => {};
    const atThird = new Promise<void>((resolve) => (arrive = resolve));
    const query = (statement: string) => {
      if (!isTake(statement)) return Promise.resolve([]);
      taken += 1;
      if (taken === 3) {
        stopped = loop.stop();
        arrive();
      }
      return Promise.resolve(taken < 50 ? [desk(`order-${taken}`)] : []);
    };
    let stopped: Promise<void> | undefined;
    const loop = settlerWith(query, () => Promise.reject(new Error('away')));
    loop.start();
    await atThird;
    await stopped;
    expect(taken).toBe(3);
  });

  it.each([
    ['failed', new Error('refused')],
    ['waits for another', new WaitingDesk('order-1')],
  ])(
    'ends with all it has in hand when the books cannot be told that one %s',
    async (_, thrown) => {
      let taken = false;
      const query = (statement: string) => {
        if (isPutOff(statement)) return Promise.reject(new Error('away'));
        if (!isTake(statement) || taken) return Promise.resolve([]);
        taken = true;
        return Promise.resolve([desk('order-1'), desk('order-2')]);
      };
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const ends: string[] = [];
      const { settle } = settlerWith(query, async (orderID) => {
        if (orderID === 'order-1') throw thrown;
        await arrived;
        ends.push(orderID);
        return null;
      });
      const run = settle().finally(() => ends.push('run'));
      setImmediate(arrive);
      expect(await run).toBe(1);
      expect(ends).toEqual(['order-2', 'run']);
    },
  );
});
