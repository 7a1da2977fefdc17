/** @jest-environment node */
import { areEnded, endAllCopies } from '@/lib/cache/ended-tags';
import { parseEnv } from '@/lib/config/env';
import { followChanges, tellStream } from '@/lib/replicas/change-stream';

jest.mock('@/lib/core/log', () => ({ log: jest.fn() }));

const secret = 'the secret of these tests';

/** The commands of a stream, as Redis answers them; it can be away, forget, lose the last entries, and be another run of itself. */
function fakeRedis() {
  let entries: [string, string[]][] = [];
  let count = 0;
  let run = 1;
  const told: (() => void)[] = [];
  const redis = {
    isAway: false,
    saysRun: true,
    onReturn: (listener: () => void) => {
      told.push(listener);
    },
    /** Ends and begins again, with the first entries of those it had; who is connected hears of it. */
    restart: (keep: number) => {
      entries = entries.slice(0, keep);
      run += 1;
      for (const listener of told) listener();
    },
    forget: (keep: number) => {
      entries = entries.slice(entries.length - keep);
    },
    send: (command: readonly string[]): Promise<unknown> => {
      if (redis.isAway) return Promise.reject(new Error('Redis is away.'));
      const [name, ...rest] = command;
      if (name === 'INFO') {
        return redis.saysRun
          ? Promise.resolve(`# Server\r\nredis_version:7.0.15\r\nrun_id:${run}\r\n`)
          : Promise.reject(new Error("NOPERM this user has no permissions to run 'info'"));
      }
      if (name === 'XADD') {
        count += 1;
        entries.push([`${1000 + count}-0`, rest.slice(rest.indexOf('*') + 1)]);
        return Promise.resolve(entries.at(-1)![0]);
      }
      if (name === 'XRANGE') return Promise.resolve(entries.filter(([id]) => id === rest[1]));
      const from = rest.at(-1)!;
      const most = Number(rest[rest.indexOf('COUNT') + 1]);
      const next = entries.filter(([id]) => id > from).slice(0, most);
      return Promise.resolve(next.length > 0 ? [['lilac:changes', next]] : null);
    },
  };
  return redis;
}

function storefront(
  redis: ReturnType<typeof fakeRedis>,
  taken: (body: string) => void = () => undefined,
) {
  const seen: string[] = [];
  const follower = followChanges({
    redis,
    secrets: [secret, undefined],
    hand: (body) =>
      Promise.resolve().then(() => {
        taken(body);
        seen.push(body);
      }),
    dropAll: () => {
      seen.push('all dropped');
      return Promise.resolve();
    },
    pause: () => Promise.resolve(),
  });
  return { ...follower, seen };
}

const tell = (redis: ReturnType<typeof fakeRedis>, ...bodies: string[]) =>
  Promise.all(bodies.map((body) => tellStream(redis, body, secret)));

describe('a storefront that follows the stream of changes', () => {
  it('takes each change once and in order, from its start on, beside others', async () => {
    const redis = fakeRedis();
    await tell(redis, 'before');
    const [one, other] = [storefront(redis), storefront(redis)];
    await one.begin();
    await tell(redis, 'a', 'b');
    await other.begin();
    await tell(redis, 'c');
    for (const { step } of [one, one, other, other]) await step();
    expect([one.seen, other.seen]).toEqual([['a', 'b', 'c'], ['c']]);
  });

  it('goes on where it left off when Redis was away', async () => {
    const redis = fakeRedis();
    const one = storefront(redis);
    await one.begin();
    await one.step();
    redis.isAway = true;
    await expect(one.step()).rejects.toThrow('away');
    redis.isAway = false;
    await tell(redis, 'a');
    await one.step();
    expect(one.seen).toEqual(['a']);
  });

  it('drops everything when the stream no longer reaches to its place, then follows again', async () => {
    const redis = fakeRedis();
    const one = storefront(redis);
    await one.begin();
    redis.isAway = true;
    await expect(one.step()).rejects.toThrow('away');
    redis.isAway = false;
    await tell(redis, 'a', 'b', 'c');
    redis.forget(1);
    await one.step();
    await tell(redis, 'd');
    await one.step();
    expect(one.seen).toEqual(['all dropped', 'd']);
  });

  it('notices that it fell behind the stream while it was reading', async () => {
    const redis = fakeRedis();
    const one = storefront(redis);
    await one.begin();
    await tell(redis, ...Array.from({ length: 150 }, (_, index) => `change ${index}`));
    await one.step();
    expect(one.seen).toHaveLength(100);
    redis.forget(10);
    await one.step();
    expect(one.seen.slice(100)).toEqual(['all dropped']);
  });

  it.each([
    ['nothing', 0],
    ['its place, but not what came after it', 1],
  ])('drops everything when Redis comes back with %s', async (_, keep) => {
    const redis = fakeRedis();
    const one = storefront(redis);
    await one.begin();
    await tell(redis, 'never read');
    redis.restart(keep);
    await tell(redis, 'a');
    await one.step();
    await tell(redis, 'b');
    await one.step();
    expect(one.seen).toEqual(['all dropped', 'b']);
  });

  it('goes on by its place alone where Redis does not say which run it is', async () => {
    const redis = fakeRedis();
    redis.saysRun = false;
    const one = storefront(redis);
    await one.begin();
    redis.restart(1);
    await tell(redis, 'a');
    await one.step();
    redis.restart(0);
    await tell(redis, 'b');
    await one.step();
    expect(one.seen).toEqual(['a', 'all dropped']);
  });

  it('looks for its place again when Redis comes back while a change is handed on', async () => {
    const redis = fakeRedis();
    const one = storefront(redis, (body) => body === 'a' && redis.restart(0));
    await one.begin();
    await tell(redis, 'a');
    await one.step();
    await tell(redis, 'b');
    await one.step();
    expect(one.seen).toEqual(['a', 'all dropped']);
  });

  it('drops what it made while Redis was away at its start', async () => {
    const redis = fakeRedis();
    redis.isAway = true;
    const one = storefront(redis);
    await one.begin();
    redis.isAway = false;
    await tell(redis, 'a');
    await one.step();
    expect(one.seen).toEqual(['all dropped']);
  });

  it('drops everything for a change that it cannot take after three tries, and goes on', async () => {
    const redis = fakeRedis();
    let tries = 0;
    const one = storefront(redis, (body) => {
      if (body !== 'bad') return;
      tries += 1;
      throw new Error('The storefront answered 500.');
    });
    await one.begin();
    await tell(redis, 'bad', 'a');
    await one.step();
    expect([tries, one.seen]).toEqual([3, ['all dropped', 'a']]);
  });

  it('takes nothing that is not signed with the secret', async () => {
    const redis = fakeRedis();
    const one = storefront(redis);
    await one.begin();
    await redis.send(['XADD', 'lilac:changes', '*', 'body', 'forged']);
    await tellStream(redis, 'forged as well', 'another secret');
    await tell(redis, 'a');
    await one.step();
    expect(one.seen).toEqual(['a']);
  });
});

describe('ending all copies', () => {
  it('ends those filed by now, whatever their tags, and none filed later', () => {
    endAllCopies();
    expect(areEnded([], Date.now() - 1)).toBe(true);
    expect(areEnded(['product:1'], Date.now() + 1)).toBe(false);
  });
});

it('needs no list of addresses with REDIS_URL, and tells one that is given too', () => {
  const REDIS_URL = 'redis://127.0.0.1:6379';
  const told = (given: Record<string, string>) => parseEnv(given).STOREFRONT_URLS;
  expect(told({})).toEqual(['http://127.0.0.1:3000']);
  expect(told({ REDIS_URL })).toEqual(['redis:changes']);
  expect(told({ REDIS_URL, STOREFRONT_URLS: 'http://10.0.0.4:3000/' })).toEqual([
    'http://10.0.0.4:3000',
    'redis:changes',
  ]);
});
