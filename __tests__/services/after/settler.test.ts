/** @jest-environment node */
import { settler } from '@/services/after/money/settler';
import type { SettlerContext } from '@/services/after/money/settle-order';

jest.mock('@/lib/core/log', () => ({ log: jest.fn() }));

describe('the settler', () => {
  it('stops with what it has in hand, however many orders are due', async () => {
    let [taken, stops] = [0, Promise.resolve()];
    const query = (statement: string) => {
      if (!statement.includes('set runner = $1')) return Promise.resolve([]);
      taken += 1;
      if (taken === 3) stops = loop.stop();
      return Promise.resolve(
        taken < 50
          ? [{ order_id: `order-${taken}`, wakes: 0, failures: 0, work: [], told: {} }]
          : [],
      );
    };
    const away = () => Promise.reject(new Error('away'));
    const loop = settler(
      { store: { query }, journal: { find: away } } as unknown as SettlerContext,
      60_000,
      30_000,
    );
    loop.start();
    while (taken < 3) await Promise.resolve();
    await stops;
    expect(taken).toBe(3);
  });
});
