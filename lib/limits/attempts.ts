import { createHash } from 'node:crypto';
import { scopes, type Scope } from '@/lib/config/attempt-limit';
import { env } from '@/lib/config/env';
import { processWide } from '@/lib/core/process-wide';
import { countedAddress } from './counted-address';
import { limitedKinds, type Limited } from './kinds';
import type { Limit, LimitStore } from './limit-store';
import { createMemoryStore } from './memory-store';
import { tellRefusal, type Who } from './refusals';

/** Counted, and to be undone when it turns out that it should not have been. */
export interface Counted {
  giveBack(): Promise<void>;
}

interface Count {
  scope: Scope;
  limit: Limit;
  key: string;
}

const store = (): LimitStore => processWide('limit-store', () => createMemoryStore());
const clock = () => performance.now();

/**
 * One more attempt (or `count` at once), by the limits of the configuration: every scope that the kind limits and `who` names has to have room.
 * `null` when one had none; else a way to give it back.
 */
export async function attempt(kind: Limited, who: Who, count = 1): Promise<Counted | null> {
  for (const { scope, limit, key } of countsOf(kind, who)) {
    if (await store().take(limit, key, clock(), count)) continue;
    tellRefusal({ kind, scope, who });
    return null;
  }
  return {
    giveBack: async () => {
      for (const { limit, key } of countsOf(kind, who)) await store().giveBack(limit, key, clock(), count);
    },
  };
}

/** Whether one more attempt (or `count` at once) may be made now; it is counted. */
export async function mayAttempt(kind: Limited, who: Who, count = 1): Promise<boolean> {
  return (await attempt(kind, who, count)) !== null;
}

/** Takes attempts back that were counted by requests before, as after a password that was reset. */
export async function forgetAttempts(kind: Limited, who: Who): Promise<void> {
  for (const { limit, key } of countsOf(kind, who)) await store().giveBack(limit, key, clock(), limit.burst);
}

/** How many attempts count against somebody now, without counting another: by each scope that the kind limits and `who` names, rounded up. */
export async function attemptsCounted(kind: Limited, who: Who): Promise<Partial<Record<Scope, number>>> {
  const counted: Partial<Record<Scope, number>> = {};
  for (const { scope, limit, key } of countsOf(kind, who)) counted[scope] = Math.ceil(await store().count(limit, key, clock()));
  return counted;
}

/** Seconds until one more attempt (or `count` at once) may be made, without counting it: 0 when it may now, `Infinity` when never. */
export async function secondsUntil(kind: Limited, who: Who, count = 1): Promise<number> {
  const waits = await Promise.all(countsOf(kind, who).map(async ({ limit, key }) => {
    const missing = await store().count(limit, key, clock()) + count - limit.burst;
    return missing <= 0 ? 0 : Math.ceil(missing / limit.perSecond);
  }));
  return Math.max(0, ...waits);
}

function countsOf(kind: Limited, who: Who): Count[] {
  const rates = env()[limitedKinds[kind]];
  return scopes.flatMap((scope) => {
    const [rate, name] = [rates[scope], who[scope]];
    return rate && name !== undefined ? [{ scope, limit: { name: `${kind} ${scope}`, ...rate }, key: keyOf(scope, name) }] : [];
  });
}

/** A digest: a key is short whatever was sent, and whoever reads the store learns nobody's e-mail. */
function keyOf(scope: Scope, name: string): string {
  const same = scope === 'account' ? name.trim().toLowerCase() : scope === 'address' ? countedAddress(name) : name;
  return createHash('sha256').update(same).digest('base64url').slice(0, 22);
}
