import { createHash } from 'node:crypto';
import { scopes, type Scope } from '@/lib/config/attempt-limit';
import { env } from '@/lib/config/env';
import { processWide } from '@/lib/core/process/process-wide';
import { err, ok, type Result } from '@/lib/core/result';
import { redis } from '@/lib/replicas/redis';
import { countedAddress } from '@/lib/core/ip-address';
import { limitOf, type Limited } from './kinds';
import type { Limit, LimitStore } from './limit-store';
import { createMemoryStore } from './memory-store';
import { createRedisStore } from './redis-store';
import { tellRefusal, type LimitRefusal, type Who } from './refusals';

/** Counted, and to be undone when it turns out that it should not have been. */
export interface Counted {
  giveBack(): Promise<void>;
}

interface Count {
  scope: Scope;
  limit: Limit;
  key: string;
}

const store = (): LimitStore =>
  processWide('limit-store', () => {
    const shared = redis();
    const memory = createMemoryStore();
    return shared ? createRedisStore(shared, memory, env().STOREFRONT_WEBHOOK_SECRET) : memory;
  });
const clock = () => performance.now();

/**
 * One more attempt (or `count` at once), by the limits of the configuration: every scope that the kind limits and `who` names has to have room.
 * `null` when one had none, which is told as a refusal; else a way to give it back.
 */
export async function attempt(kind: Limited, who: Who, count = 1): Promise<Counted | null> {
  const taken = await take(kind, who, count);
  if (taken.ok) return taken.value;
  tellRefusal(taken.error);
  return null;
}

/** The same for somebody who may go on in another way: what had no room is told only where the caller refuses for it. */
export async function take(
  kind: Limited,
  who: Who,
  count = 1,
): Promise<Result<Counted, LimitRefusal>> {
  for (const { scope, limit, key } of countsOf(kind, who)) {
    if (!(await store().take(limit, key, clock(), count))) return err({ kind, scope, who });
  }
  return ok({
    giveBack: async () => {
      for (const { limit, key } of countsOf(kind, who))
        await store().giveBack(limit, key, clock(), count);
    },
  });
}

/** Whether one more attempt (or `count` at once) may be made now; it is counted. */
export async function mayAttempt(kind: Limited, who: Who, count = 1): Promise<boolean> {
  return (await attempt(kind, who, count)) !== null;
}

/** Takes attempts back that were counted by requests before, as after a password that was reset. */
export async function forgetAttempts(kind: Limited, who: Who): Promise<void> {
  for (const { limit, key } of countsOf(kind, who))
    await store().giveBack(limit, key, clock(), limit.burst);
}

/** How many attempts count against somebody now, without counting another: by each scope that the kind limits and `who` names, rounded up. */
export async function attemptsCounted(
  kind: Limited,
  who: Who,
): Promise<Partial<Record<Scope, number>>> {
  const counted: Partial<Record<Scope, number>> = {};
  for (const { scope, limit, key } of countsOf(kind, who))
    counted[scope] = Math.ceil(await store().count(limit, key, clock()));
  return counted;
}

/** Seconds until one more attempt may be made, without counting it: 0 when it may now. */
export async function secondsUntil(kind: Limited, who: Who): Promise<number> {
  return (await longestWait(kind, who))?.seconds ?? 0;
}

/** The limit for which one more attempt (or `count` at once) would wait longest, with the wait; `null` when it may be made now. Counts and logs nothing. */
export async function longestWait(
  kind: Limited,
  who: Who,
  count = 1,
): Promise<(LimitRefusal & { seconds: number }) | null> {
  const waits = await Promise.all(
    countsOf(kind, who).map(async ({ scope, limit, key }) => {
      const missing = (await store().count(limit, key, clock())) + count - limit.burst;
      return { kind, scope, who, seconds: missing <= 0 ? 0 : Math.ceil(missing / limit.perSecond) };
    }),
  );
  const [longest] = waits.sort((a, b) => b.seconds - a.seconds);
  return longest && longest.seconds > 0 ? longest : null;
}

function countsOf(kind: Limited, who: Who): Count[] {
  const rates = limitOf(kind);
  return scopes.flatMap((scope) => {
    const [rate, name] = [rates[scope], who[scope]];
    return rate && name !== undefined
      ? [{ scope, limit: { name: `${kind} ${scope}`, ...rate }, key: keyOf(scope, name) }]
      : [];
  });
}

/** A digest: a key is short whatever was sent, and whoever reads the store learns nobody's e-mail. */
function keyOf(scope: Scope, name: string): string {
  const same =
    scope === 'account'
      ? name.trim().toLowerCase()
      : scope === 'address'
        ? countedAddress(name)
        : name;
  return createHash('sha256').update(same).digest('base64url').slice(0, 22);
}
