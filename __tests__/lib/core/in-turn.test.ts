import { inTurn } from '@/lib/core/process/keyed-work';

/** Work that says when it begins and ends, and ends when told. */
function works() {
  const told: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      told.push(`${name} begins`);
      ends.set(name, (error) => {
        told.push(`${name} ends`);
        if (error) reject(error);
        else resolve(name);
      });
    });
  return { told, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('work in turn', () => {
  it('of one key begins when the work before has ended', async () => {
    const [take, { told, work, end }] = [inTurn(), works()];
    const all = Promise.all(['a', 'b', 'c'].map((name) => take('ana', work(name))));
    for (const name of ['a', 'b', 'c']) {
      await settled();
      end(name);
    }
    expect(await all).toEqual(['a', 'b', 'c']);
    expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('of different keys does not wait', async () => {
    const [take, { told, work }] = [inTurn(), works()];
    void take('ana', work('a'));
    void take('bea', work('b'));
    await settled();
    expect(told).toEqual(['a begins', 'b begins']);
  });

  it('goes on after work that failed, whose caller alone is told', async () => {
    const [take, { work, end }] = [inTurn(), works()];
    const [first, second] = [take('ana', work('a')), take('ana', work('b'))];
    await settled();
    end('a', new Error('down'));
    await expect(first).rejects.toThrow('down');
    await settled();
    end('b');
    expect(await second).toBe('b');
  });
});
