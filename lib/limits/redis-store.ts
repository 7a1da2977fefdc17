import { createHash, createHmac } from 'node:crypto';
import type { Redis } from '@/lib/replicas/redis';
import type { Limit, LimitStore } from './limit-store';

/**
 * A token bucket by the clock of Redis. KEYS[1]: the bucket. ARGV: burst, tokens given back per second, how many to take (below 0: to give back; 0: only count).
 * Returns whether they were within the limit, and how many count now, as a text. A bucket that is full again is forgotten,
 * one that gives nothing back after a year.
 */
const script = `
local burst, rate, wanted = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = burst
if kept[1] then
  tokens = math.min(burst, tonumber(kept[1]) + math.max(0, now - tonumber(kept[2])) / 1000 * rate)
end
local allowed = tokens >= wanted and 1 or 0
if wanted ~= 0 and allowed == 1 then
  tokens = math.min(burst, tokens - wanted)
  if tokens >= burst then
    redis.call('DEL', KEYS[1])
  else
    redis.call('HSET', KEYS[1], 'tokens', string.format('%.9f', tokens), 'at', string.format('%.3f', now))
    if rate > 0 then
      redis.call('PEXPIRE', KEYS[1], math.ceil((burst - tokens) / rate * 1000) + 1000)
    else
      redis.call('PEXPIRE', KEYS[1], 31536000000)
    end
  end
end
return { allowed, string.format('%.9f', burst - tokens) }
`;
const digest = createHash('sha1').update(script).digest('hex');

/**
 * Counts in Redis, for all storefronts and services together, by its clock: `nowMs` counts for `beside` alone. What is taken is counted `beside` as well
 * (a store in memory), which decides by itself while Redis is away. Keys are hashed with `secret`: whoever reads Redis cannot try addresses or e-mails out.
 */
export function createRedisStore(
  redis: Pick<Redis, 'send'>,
  beside: LimitStore,
  secret: string,
): LimitStore {
  const run = async (limit: Limit, key: string, wanted: number) => {
    const hashed = createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22);
    const rest = [
      '1',
      `lilac:limit:${limit.name.replaceAll(' ', ':')}:${hashed}`,
      String(limit.burst),
      String(limit.perSecond),
      String(wanted),
    ];
    try {
      return await redis.send(['EVALSHA', digest, ...rest]);
    } catch (error) {
      if (!String(error).includes('NOSCRIPT')) throw error;
      return redis.send(['EVAL', script, ...rest]);
    }
  };
  const ask = async (limit: Limit, key: string, wanted: number) => {
    try {
      const answer = await run(limit, key, wanted);
      if (!Array.isArray(answer)) return null;
      return { allowed: Number(answer[0]) === 1, counted: Number(answer[1]) };
    } catch {
      return null;
    }
  };
  return {
    async take(limit, key, nowMs, count) {
      const answer = await ask(limit, key, count);
      if (answer && !answer.allowed) return false;
      const taken = await beside.take(limit, key, nowMs, count);
      return answer?.allowed ?? taken;
    },
    async giveBack(limit, key, nowMs, count) {
      await ask(limit, key, -count);
      await beside.giveBack(limit, key, nowMs, count);
    },
    async count(limit, key, nowMs) {
      return (await ask(limit, key, 0))?.counted ?? beside.count(limit, key, nowMs);
    },
  };
}
