/** @jest-environment node */
import { setClock } from '@/lib/core/time/clock';
import { singleFlight } from '@/lib/core/process/keyed-work';

describe('a single flight', () => {
  afterEach(() => setClock(null));

  it('runs the work once for twenty callers at once', async () => {
    const flight = singleFlight<number>(60_000);
    let runs = 0;
    let land = (_value: number) => undefined as void;
    const work = () => {
      runs += 1;
      return new Promise<number>((resolve) => {
        land = resolve;
      });
    };
    const callers = Array.from({ length: 20 }, () => flight('token', work));
    land(7);
    expect(new Set(await Promise.all(callers))).toEqual(new Set([7]));
    expect(runs).toBe(1);
  });

  it('remembers the successor for sixty seconds, then asks again', async () => {
    const flight = singleFlight<number>(60_000);
    const start = new Date('2026-05-05T12:00:00Z');
    let runs = 0;
    const work = () => Promise.resolve((runs += 1));
    setClock(start);
    await flight('token', work);
    setClock(new Date(start.getTime() + 59_000));
    expect(await flight('token', work)).toBe(1);
    setClock(new Date(start.getTime() + 62_000));
    expect(await flight('token', work)).toBe(2);
  });

  it('keeps keys apart and forgets a failure', async () => {
    const flight = singleFlight<number>(60_000);
    expect(
      await Promise.all([
        flight('a', () => Promise.resolve(1)),
        flight('b', () => Promise.resolve(2)),
      ]),
    ).toEqual([1, 2]);
    await expect(flight('c', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await flight('c', () => Promise.resolve(3))).toBe(3);
  });
});
