/** @jest-environment node */
import { createFairShare } from '@/lib/limits/fair-share';

function shop({ busy = true, atOnce = 2, mostWaiting = 50 } = {}) {
  const state = { busy, rest: () => {} };
  const { turn } = createFairShare(
    {
      isBusy: () => state.busy,
      onRest: (listener) => {
        state.rest = listener;
      },
    },
    atOnce,
    mostWaiting,
  );
  const begun: string[] = [];
  const refused: string[] = [];
  const running: (() => void)[] = [];
  const ask = (client: string) =>
    turn(client).then((done) => {
      if (!done) return void refused.push(client);
      begun.push(client);
      running.push(done);
    });
  const settled = () =>
    new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  return {
    state,
    begun,
    refused,
    ask,
    settled,
    finishOne: async () => {
      running.shift()?.();
      await settled();
    },
  };
}
const many = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

describe('a fair share of a busy shop', () => {
  it('lets one client with two requests pass one with forty', async () => {
    const { begun, ask, settled, finishOne } = shop();
    many(40, () => ask('flood'));
    many(2, () => ask('shopper'));
    await settled();
    expect(begun).toEqual(['flood', 'flood']);
    for (let turn = 0; turn < 4; turn += 1) await finishOne();
    expect(begun).toEqual(['flood', 'flood', 'flood', 'shopper', 'flood', 'shopper']);
  });

  it('works on no more than so many at once, and on all in the end', async () => {
    const { begun, ask, settled, finishOne } = shop({ atOnce: 3 });
    many(10, () => ask('one'));
    await settled();
    for (let finished = 0; finished < 10; finished += 1) {
      expect(begun.length).toBe(Math.min(10, 3 + finished));
      await finishOne();
    }
    expect(begun.length).toBe(10);
  });

  it('refuses what one client asks beyond its queue, and nothing of another', async () => {
    const { begun, refused, ask, settled } = shop({ mostWaiting: 3 });
    many(8, () => ask('flood'));
    void ask('shopper');
    await settled();
    expect([begun.length, refused]).toEqual([2, ['flood', 'flood', 'flood']]);
  });

  it('holds nobody back while the shop is not busy, however many wait for a slow system', async () => {
    const { begun, ask, settled } = shop({ busy: false });
    many(40, () => ask('office'));
    await settled();
    expect(begun.length).toBe(40);
  });

  it('lets everybody go who waits as soon as the shop is not busy any more', async () => {
    const { state, begun, ask, settled } = shop();
    many(20, () => ask('one'));
    await settled();
    expect(begun.length).toBe(2);
    state.busy = false;
    state.rest();
    await settled();
    expect(begun.length).toBe(20);
  });

  it('begins nothing while more are under way than may be, and one for each that ends once it rests', async () => {
    const { state, begun, ask, settled, finishOne } = shop({ busy: false });
    many(5, () => ask('office'));
    await settled();
    state.busy = true;
    void ask('shopper');
    await finishOne();
    expect(begun).not.toContain('shopper');
    state.busy = false;
    await finishOne();
    expect(begun).toContain('shopper');
  });

  it('takes a turn back once, whoever says twice that it is done', async () => {
    const { turn } = createFairShare({ isBusy: () => true, onRest: () => {} }, 1, 5);
    const first = await turn('one');
    const waiting = [turn('one'), turn('one')];
    first?.();
    first?.();
    const second = await waiting[0];
    expect(second).not.toBeNull();
    expect(
      await Promise.race([
        waiting[1],
        new Promise((resolve) => {
          setImmediate(() => resolve('still waiting'));
        }),
      ]),
    ).toBe('still waiting');
  });
});
