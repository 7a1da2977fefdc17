/** @jest-environment node */
import { fewAtOnce } from '@/lib/limits/few-at-once';

describe('few at once', () => {
  it('runs so many, lets so many wait in turn, and turns the rest away', async () => {
    const [run, open] = [fewAtOnce(2, 3), [] as (() => void)[]];
    const begun: number[] = [];
    const work = (turn: number) =>
      run(() => {
        begun.push(turn);
        return new Promise<number>((resolve) => {
          open.push(() => resolve(turn));
        });
      });
    const all = Array.from({ length: 7 }, (_, turn) => work(turn));
    expect([begun, await all[5], await all[6]]).toEqual([[0, 1], null, null]);
    for (let turn = 0; turn < 5; turn += 1) {
      open[turn]?.();
      await all[turn];
    }
    expect([begun, await Promise.all(all)]).toEqual([
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4, null, null],
    ]);
  });

  it('has no place for who comes while one that waited works', async () => {
    const [run, open] = [fewAtOnce(1, 1), [] as (() => void)[]];
    const work = () =>
      run(
        () =>
          new Promise<void>((resolve) => {
            open.push(resolve);
          }),
      );
    const [first, second] = [work(), work()];
    open[0]?.();
    await first;
    const third = work();
    expect([open.length, await work()]).toEqual([2, null]);
    open[1]?.();
    await second;
    open[2]?.();
    await third;
  });

  it('goes on after work that failed', async () => {
    const run = fewAtOnce(1, 1);
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await run(() => Promise.resolve(1))).toBe(1);
  });
});
