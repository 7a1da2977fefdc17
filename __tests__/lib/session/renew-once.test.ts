/** @jest-environment node */
import { renewOnce } from '@/lib/session/session-source.server';
import type { Session } from '@/lib/session/session';
import { lockingRedis } from '../replicas/locking-redis';
import { customerSession } from './sessions';

const timing = { keptSeconds: 60 };

/** Renews as the platform would: once per old token, with a secret in the result. */
function platform(answer: Session | null = { ...customerSession(), refreshToken: 'the next one' }) {
  const calls = { count: 0 };
  let finish = () => {};
  let call = () => {};
  const called = new Promise<void>((resolve) => (call = resolve));
  const slow = new Promise<void>((resolve) => (finish = resolve));
  const renew = async () => {
    calls.count += 1;
    call();
    await slow;
    return answer;
  };
  return { calls, called, renew, finish: () => finish(), answer };
}

describe('a session that is renewed by several storefronts at once', () => {
  it.each([['a session', undefined] as const, ['a refusal', null] as const])(
    'is renewed once, and %s is what all of them get, later ones too',
    async (_, answer) => {
      const redis = lockingRedis();
      const vendor = platform(answer);
      const all = Array.from({ length: 4 }, () =>
        renewOnce(redis, 'customer old', vendor.renew, timing),
      );
      await vendor.called;
      vendor.finish();
      const results = await Promise.all(all);
      results.push(await renewOnce(redis, 'customer old', vendor.renew, timing));
      expect(vendor.calls.count).toBe(1);
      expect(results).toEqual(Array.from({ length: 5 }, () => vendor.answer));
      expect([...redis.kept.keys()].filter((key) => key.includes('renewing'))).toEqual([]);
      expect(JSON.stringify([...redis.kept])).not.toMatch(/the next one|customer old/);
    },
  );

  it('is renewed by the next one when the first one fails, and the failure is told', async () => {
    const redis = lockingRedis();
    const fails = () => Promise.reject(new Error('The platform is down.'));
    await expect(renewOnce(redis, 'old', fails, timing)).rejects.toThrow('The platform is down.');
    const vendor = platform();
    vendor.finish();
    expect(await renewOnce(redis, 'old', vendor.renew, timing)).toEqual(vendor.answer);
  });

  it('is renewed once by each of them while Redis is away, also when it goes meanwhile', async () => {
    const redis = lockingRedis();
    const vendor = platform();
    const renewing = renewOnce(redis, 'old', vendor.renew, timing);
    await vendor.called;
    redis.isAway = true;
    const other = renewOnce(redis, 'old', vendor.renew, timing);
    vendor.finish();
    expect(await Promise.all([renewing, other])).toEqual([vendor.answer, vendor.answer]);
    expect(vendor.calls.count).toBe(2);
  });

  it('is renewed by itself when the other never finishes, whose lock stays its own', async () => {
    const redis = lockingRedis();
    const vendor = platform();
    vendor.finish();
    await renewOnce(redis, 'old', () => Promise.resolve(null), timing);
    const [lock] = ['renewed', 'renewing']
      .map((name) => [...redis.kept.keys()][0]!.replace('renewed', name))
      .slice(1);
    redis.kept.clear();
    redis.kept.set(lock!, 'somebody else');
    expect(
      await renewOnce(redis, 'old', vendor.renew, {
        keptSeconds: 60,
        pause: () => Promise.resolve(),
      }),
    ).toEqual(vendor.answer);
    expect(redis.kept.get(lock!)).toBe('somebody else');
  });
});
