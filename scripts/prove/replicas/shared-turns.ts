import { setTimeout as wait } from 'node:timers/promises';
import { connectRedis } from '@/lib/replicas/redis';
import { inSharedTurn, redisKey } from '@/lib/replicas/shared-turn';

const storefronts = 4;
const changesEach = 5;

/**
 * A list is read, changed and written whole by several storefronts at once, in turns taken on this Redis, as a wish list is. Returns how many of the changes were
 * lost.
 */
export async function lostChanges(url: string): Promise<number> {
  const connections = Array.from({ length: storefronts }, () => connectRedis(url));
  const key = redisKey('wish-list', 'the customer of this proof');
  let list: readonly string[] = [];
  const change = async (code: string) => {
    const before = list;
    await wait(5);
    list = [...before, code];
  };
  await Promise.all(
    connections.map(async (redis, at) => {
      for (let turn = 0; turn < changesEach; turn += 1)
        await inSharedTurn(redis, key, () => change(`${at}-${turn}`));
      redis.end();
    }),
  );
  return storefronts * changesEach - list.length;
}
