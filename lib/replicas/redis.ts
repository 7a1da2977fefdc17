import type { RedisClientType } from '@redis/client';
import { env, type Env } from '@/lib/config/env';
import { PlainError } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import type { Check } from '@/lib/core/process/probes';
import { processWide } from '@/lib/core/process/process-wide';

/** Redis or Valkey, as far as the shop uses it. */
export interface Redis {
  /** One command. Throws at once while Redis is away, and when it does not answer within `withinMs`; the message holds no key and no value. */
  send(command: readonly string[], withinMs?: number): Promise<unknown>;
  /** Has `listener` called each time that it answers again after it was away or silent. */
  onReturn(listener: () => void): void;
  /** A connection of its own, for commands that wait for something. */
  another(): Redis;
  /** Ends the connection. */
  end(): void;
}

/** How long is waited, in milliseconds. */
interface Pace {
  /** For an answer. */
  patienceMs: number;
  /** Between two tries to connect, at most. */
  slowestRetryMs: number;
  /** For the connection, by the first commands of a process. */
  firstMs: number;
  /** Between two questions whether it answers again: longer than for an answer. */
  askAgainMs: number;
}
const usualPace: Pace = {
  patienceMs: 500,
  slowestRetryMs: 1000,
  firstMs: 1000,
  askAgainMs: 1000,
};
/** After so many questions in a row without an answer the connection counts as dead: of a machine that is gone the system would tell after a quarter of an hour. */
const mostUnanswered = 2;

/** The Redis of REDIS_URL, shared by everything in this process; `null` without one. */
export function redis({ REDIS_URL }: Pick<Env, 'REDIS_URL'> = env()): Redis | null {
  return REDIS_URL ? processWide('redis', () => connectRedis(REDIS_URL)) : null;
}

/**
 * Connects, and again whenever the connection is lost or dead. After an error of the connection, or a command that was not answered in time, nothing is
 * sent until Redis has answered a PING: that it listens is not enough, it may be loading or stand still.
 */
export function connectRedis(url: string, pace: Pace = usualPace): Redis {
  const { patienceMs, slowestRetryMs, firstMs, askAgainMs } = pace;
  const returned: (() => void)[] = [];
  let asking: NodeJS.Timeout | undefined;
  let unanswered = 0;
  let ended = false;
  let client: Pick<RedisClientType, 'isReady' | 'sendCommand' | 'destroy'> | undefined;

  const away = (errCode: string) => {
    if (asking || ended) return;
    log('warn', 'redis away', { errCode });
    asking = setInterval(ask, askAgainMs).unref();
  };
  const back = () => {
    clearInterval(asking);
    asking = undefined;
    unanswered = 0;
    log('info', 'redis back');
    for (const listener of returned) listener();
  };
  const open = async () => {
    // Five hundred modules, which a process without REDIS_URL does not load.
    const { createClient } = await import('@redis/client');
    if (ended) return;
    const opened = createClient({
      url,
      RESP: 2,
      disableOfflineQueue: true,
      disableClientInfo: true,
      maintNotifications: 'disabled',
      socket: {
        connectTimeout: 2000,
        // Not all processes of a shop at the same moment.
        reconnectStrategy: (tries) =>
          Math.min(50 * 2 ** Math.min(tries, 6), slowestRetryMs) * (0.75 + Math.random() / 2),
      },
    });
    client = opened;
    opened.on('error', (error: Error & { code?: string }) => away(error.code ?? error.name));
    opened.on('ready', () => asking && ask());
    await within(opened.connect(), firstMs).catch(() => undefined);
  };
  let first: Promise<unknown> | null = open();

  const ask = () => {
    if (!client?.isReady) return;
    within(client.sendCommand(['PING']), patienceMs, () => {
      unanswered += 1;
      if (unanswered < mostUnanswered) return;
      unanswered = 0;
      client?.destroy();
      void open();
    }).then(
      () => asking && back(),
      () => undefined,
    );
  };
  return {
    async send(command, withinMs = patienceMs) {
      if (first) first = (await first, null);
      if (!client?.isReady || asking) throw new PlainError('Redis is away.');
      return within(client.sendCommand([...command]), withinMs, () => away('no-answer'));
    },
    onReturn: (listener) => {
      returned.push(listener);
    },
    another: () => connectRedis(url, pace),
    end: () => {
      ended = true;
      clearInterval(asking);
      client?.destroy();
    },
  };
}

async function within<T>(work: Promise<T>, ms: number, late?: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late?.();
      reject(new PlainError('Redis did not answer in time.'));
    }, ms);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

/** The readiness check of REDIS_URL: told, not needed. Nothing without one. */
export function redisCheck(variables?: Pick<Env, 'REDIS_URL'>): Record<string, Check> {
  const shared = redis(variables);
  return shared ? { redis: { needed: false, ask: () => shared.send(['PING']) } } : {};
}
