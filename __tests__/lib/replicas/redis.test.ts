/** @jest-environment node */
import { log } from '@/lib/core/log';
import { connectRedis, type Redis } from '@/lib/replicas/redis';
import { listeningRedis, type ListeningRedis } from '@/__tests__/support/listening-redis';

jest.mock('@/lib/core/log', () => ({ log: jest.fn() }));

const said = () => jest.mocked(log).mock.calls.map(([, event]) => event);

describe('a connection to Redis', () => {
  let redis: ListeningRedis;
  let connection: Redis;
  let returns: number;
  let returned: Promise<void>;

  beforeEach(async () => {
    jest.mocked(log).mockClear();
    redis = await listeningRedis();
  });
  afterEach(async () => {
    connection.end();
    await redis.close().catch(() => undefined);
  });

  /** The first commands wait as long as a busy machine may need to connect, unless said. */
  const connect = (firstMs = 30_000) => {
    const pace = { patienceMs: 100, slowestRetryMs: 100, firstMs, askAgainMs: 200 };
    connection = connectRedis(redis.url, pace);
    returns = 0;
    returned = new Promise((resolve) =>
      connection.onReturn(() => {
        returns += 1;
        resolve();
      }),
    );
  };
  /** Waits for an answer as long as a busy machine may need; a Redis that is silent is not waited for. */
  const ping = () => connection.send(['PING'], redis.is === 'silent' ? 100 : 30_000);

  it('has the first commands of a process wait for it', async () => {
    connect();
    expect(await ping()).toBe('PONG');
    expect([returns, said()]).toEqual([0, []]);
  });

  it('fails commands at once while Redis is away, comes back by itself and says so once', async () => {
    connect();
    await ping();
    await redis.close();
    const failed = await Promise.allSettled([ping(), ping()]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(ping()).rejects.toThrow('Redis is away.');
    await redis.open();
    await returned;
    expect([await ping(), returns, said()]).toEqual(['PONG', 1, ['redis away', 'redis back']]);
  });

  it('is made although Redis comes later than the process', async () => {
    await redis.close();
    connect(100);
    await expect(ping()).rejects.toThrow('Redis is away.');
    await redis.open();
    await returned;
    expect(await ping()).toBe('PONG');
  });

  it('sends nothing but questions after a command without an answer, and counts as back when one is answered', async () => {
    connect();
    await ping();
    redis.is = 'silent';
    await expect(ping()).rejects.toThrow('in time');
    await expect(connection.send(['GET', 'a'])).rejects.toThrow('Redis is away.');
    redis.is = 'well';
    await returned;
    expect([await ping(), redis.asked.includes('GET')]).toEqual(['PONG', false]);
    expect(said()).toEqual(['redis away', 'redis back']);
  });

  it('is made anew when nothing is answered any more, and is not back before Redis answers', async () => {
    connect();
    await ping();
    redis.is = 'silent';
    await expect(ping()).rejects.toThrow('in time');
    const made = redis.connections;
    while (redis.connections === made) await new Promise((resolve) => setTimeout(resolve, 20));
    redis.is = 'loading';
    const asked = redis.asked.length;
    while (redis.asked.length === asked) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(returns).toBe(0);
    redis.is = 'well';
    await returned;
    expect(await ping()).toBe('PONG');
  });
});
