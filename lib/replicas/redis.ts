import { createClient } from '@redis/client';
import { env, type Env } from '@/lib/config/env';
import { log } from '@/lib/core/log';
import type { Check } from '@/lib/core/process/probes';
import { processWide } from '@/lib/core/process/process-wide';

/** Redis or Valkey, as far as the shop uses it. */
export interface Redis {
  /** One command. Throws at once while Redis is away, and when it does not answer within `withinMs`; the message holds no key and no value. */
  send(command: readonly string[], withinMs?: number): Promise<unknown>;
  /** Has `told` called each time that it is there again after it was away. */
  onReturn(told: () => void): void;
  /** A connection of its own, for commands that wait for something. */
  another(): Redis;
  /** Ends the connection. */
  end(): void;
}

const patienceMs = 500;
const restMs = 2000;
const slowestRetryMs = 1000;
/** How long the first commands of a process wait for the connection. */
const firstMs = 1000;

/** The Redis of REDIS_URL, shared by everything in this process; `null` without one. `variables`: the process's own, unless told. */
export function redis({ REDIS_URL }: Pick<Env, 'REDIS_URL'> = env()): Redis | null {
  return REDIS_URL ? processWide('redis', () => connectRedis(REDIS_URL)) : null;
}

/** Connects, and again whenever the connection is lost. After a command that was not answered in time the next ones fail for two seconds without being sent. */
function connectRedis(url: string): Redis {
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: 2000,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 6), slowestRetryMs),
    },
  });
  const returned: (() => void)[] = [];
  let isAway = false;
  let restUntil = 0;
  client.on('error', (error: Error & { code?: string }) => {
    if (!isAway) log('warn', 'redis away', { errCode: error.code ?? error.name });
    isAway = true;
  });
  client.on('ready', () => {
    restUntil = 0;
    if (!isAway) return;
    isAway = false;
    log('info', 'redis back');
    for (const told of returned) told();
  });
  let first: Promise<unknown> | null = within(client.connect(), firstMs).catch(() => undefined);
  return {
    async send(command, withinMs = patienceMs) {
      if (first) first = (await first, null);
      if (!client.isReady || performance.now() < restUntil) throw new Error('Redis is away.');
      return within(client.sendCommand([...command]), withinMs, () => {
        restUntil = performance.now() + restMs;
      });
    },
    onReturn: (told) => {
      returned.push(told);
    },
    another: () => connectRedis(url),
    end: () => client.destroy(),
  };
}

async function within<T>(work: Promise<T>, ms: number, late?: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late?.();
      reject(new Error('Redis did not answer in time.'));
    }, ms);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

/** The readiness check of REDIS_URL: told, not needed. Nothing without one. */
export function redisCheck(variables?: Pick<Env, 'REDIS_URL'>): Record<string, Check> {
  const shared = redis(variables);
  return shared ? { redis: { needed: false, ask: () => shared.send(['PING']) } } : {};
}
