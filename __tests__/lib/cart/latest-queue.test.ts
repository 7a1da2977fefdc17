/** @jest-environment node */
import { createLatestQueue } from '@/lib/cart/change/latest-queue';

/** Work that waits to be finished by hand. */
function held(log: string[], name: string) {
  let finish = () => undefined as void;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    work: () => {
      log.push(name);
      return done;
    },
    finish: async () => {
      finish();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    },
  };
}

describe('a queue of writes', () => {
  it('has one in flight and keeps the newest wish per line', async () => {
    const log: string[] = [];
    const queue = createLatestQueue();
    const two = held(log, 'a=2');
    const five = held(log, 'a=5');
    const other = held(log, 'b=1');
    queue.put('a', two.work);
    queue.put('a', held(log, 'a=3').work);
    queue.put('a', held(log, 'a=4').work);
    queue.put('b', other.work);
    queue.put('a', five.work);
    expect(log).toEqual(['a=2']);
    await two.finish();
    expect(log).toEqual(['a=2', 'b=1']);
    await other.finish();
    expect(log).toEqual(['a=2', 'b=1', 'a=5']);
    expect(queue.size()).toBe(0);
    expect(queue.underWay()).not.toBeNull();
    await five.finish();
    expect(queue.underWay()).toBeNull();
  });

  it('goes on after work that failed', async () => {
    const log: string[] = [];
    const queue = createLatestQueue();
    queue.put('a', () => Promise.reject(new Error('down')));
    const next = held(log, 'b');
    queue.put('b', next.work);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(log).toEqual(['b']);
    await next.finish();
  });
});
