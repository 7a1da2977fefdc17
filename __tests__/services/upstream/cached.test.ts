/** @jest-environment node */
import { cached } from '@/services/upstream/cached';

/** A value that is kept, and its loads, which end when they are told to. */
function kept() {
  const loads: { end(value: string): void; fail(): void }[] = [];
  const source = cached(
    () =>
      new Promise<string>((resolve, reject) => {
        loads.push({ end: resolve, fail: () => reject(new Error('away')) });
      }),
    60_000,
  );
  return { ...source, loads };
}

describe('a value that is kept', () => {
  it('is loaded once for all who ask meanwhile, and kept', async () => {
    const { get, loads } = kept();
    const both = [get(), get()];
    loads[0]?.end('a');
    expect([...(await Promise.all(both)), await get(), loads.length]).toEqual(['a', 'a', 'a', 1]);
  });

  it('is loaded anew once it was dropped, whatever load had begun before', async () => {
    const { get, drop, loads } = kept();
    const before = get();
    drop();
    const after = get();
    expect(loads.length).toBe(2);
    loads[1]?.end('written');
    loads[0]?.end('older');
    expect([await before, await after, await get(), loads.length]).toEqual([
      'older',
      'written',
      'written',
      2,
    ]);
  });

  it('is loaded once for all who ask after it was dropped, though the load before ends meanwhile', async () => {
    const { get, drop, loads } = kept();
    const before = get();
    drop();
    const after = get();
    loads[0]?.end('older');
    await before;
    const later = get();
    loads[1]?.end('written');
    expect([await after, await later, loads.length]).toEqual(['written', 'written', 2]);
  });

  it('is the last good one when the next load fails, though it was dropped before it came', async () => {
    const { get, drop, loads } = kept();
    const before = get();
    drop();
    loads[0]?.end('older');
    await before;
    const after = get();
    expect(loads.length).toBe(2);
    loads[1]?.fail();
    expect(await after).toBe('older');
  });

  it('is not kept of a load that ends after it was dropped, nor is its failure', async () => {
    const { get, drop, loads } = kept();
    const first = get();
    loads[0]?.end('a');
    await first;
    drop();
    const before = get();
    drop();
    loads[1]?.fail();
    expect(await before).toBe('a');
    const after = get();
    loads[2]?.end('b');
    expect([await after, await get(), loads.length]).toEqual(['b', 'b', 3]);
  });
});
