import { setTimeout as wait } from 'node:timers/promises';
import { isSignedBody, signBody, type TakenSecrets } from '@/lib/core/signature';
import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import { now } from '@/lib/core/time/clock';
import type { Redis } from './redis';

const stream = 'lilac:changes';
/** About so many changes are kept: a day of a busy shop, a few megabytes. */
const reach = '20000';
const atOnce = 100;
const blockMs = 5000;
const pauseMs = 500;
const mostTries = 3;

type Sends = Pick<Redis, 'send'>;
type Follows = Pick<Redis, 'send' | 'onReturn'>;

/** Adds what has changed to the stream that every storefront follows, signed. Throws when Redis does not take it. */
export async function tellStream(redis: Sends, body: string, secret: string): Promise<void> {
  const at = now().getTime();
  await add(redis, ['body', body, 'at', String(at), 'signature', signBody(secret, at, body)]);
}

interface Follower {
  /** Finds the place in the stream where this storefront begins. What is made afterwards misses nothing; without Redis the place is found later. */
  begin(): Promise<void>;
  /** Hands on what came since, waiting up to five seconds for the next. Throws when Redis is away. */
  step(): Promise<void>;
  /** Steps until `stop`, again and again while Redis is away. */
  run(): Promise<void>;
  stop(): void;
}

interface Followed {
  /** A connection of its own. */
  redis: Follows;
  secrets: TakenSecrets;
  /** Takes one change as it was told. Throws to be given it again, three times at most. */
  hand(body: string): Promise<void>;
  /** Ends everything that was made from facts whose changes were missed. */
  dropAll(): Promise<void>;
  pause?(): Promise<unknown>;
}

/**
 * Follows the stream of changes from where this storefront left off. Its own place is an entry of the stream, so whether one was missed shows: when that
 * entry is gone, by age or because Redis lost it, a new place is taken and everything is dropped. The same is done when another Redis answers than
 * before, restarted or taken over, which may have lost what came after the place; and for a change that cannot be handed on.
 */
export function followChanges({
  redis,
  secrets,
  hand,
  dropAll,
  pause = () => wait(pauseMs),
}: Followed): Follower {
  let place: string | null = null;
  let run = '';
  let sure = false;
  let stopped = false;
  redis.onReturn(() => {
    sure = false;
  });

  const takePlace = async () => {
    const taken = [await runOf(redis), await add(redis, ['begins', '1'])] as const;
    return () => {
      [run, place] = taken;
    };
  };
  const findPlace = async () => {
    if (
      place !== null &&
      (await runOf(redis)) === run &&
      entriesOf(await redis.send(['XRANGE', stream, place, place])).length > 0
    )
      return;
    if (place !== null) log('warn', 'changes missed', { operation: 'stream' });
    const begin = await takePlace();
    await dropAll();
    begin();
  };
  const give = async (body: string) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await hand(body);
      } catch (error) {
        log('warn', 'change not taken', { attempt: tries, detail: errorWords(error) });
        if (tries === mostTries) return dropAll();
        await pause();
      }
    }
  };
  const step = async () => {
    const isKnown = sure;
    // Not afterwards: Redis may come back meanwhile.
    sure = true;
    try {
      if (!isKnown) await findPlace();
      if (sure) await read();
    } catch (error) {
      sure = false;
      throw error;
    }
  };
  const read = async () => {
    const from = ['STREAMS', stream, place ?? '$'];
    const answer = await redis.send(
      ['XREAD', 'COUNT', String(atOnce), 'BLOCK', String(blockMs), ...from],
      blockMs * 2,
    );
    const entries = Array.isArray(answer) ? entriesOf((answer as unknown[][])[0]?.[1]) : [];
    for (const [id, { body, at, signature }] of entries) {
      if (body !== undefined) {
        if (isSignedBody(secrets, at ?? null, signature ?? null, body, Number(at)))
          await give(body);
        else log('warn', 'change not signed', { operation: 'stream' });
      }
      place = id;
    }
    // Far behind: what comes next may be gone by now.
    if (entries.length === atOnce) sure = false;
  };
  return {
    step,
    begin: () =>
      takePlace().then(
        (begin) => {
          begin();
          sure = true;
        },
        () => undefined,
      ),
    run: async () => {
      while (!stopped) await step().catch(pause);
    },
    stop: () => {
      stopped = true;
    },
  };
}

async function add(redis: Sends, fields: readonly string[]): Promise<string> {
  return String(await redis.send(['XADD', stream, 'MAXLEN', '~', reach, '*', ...fields]));
}

/** Which run of which Redis answers; empty where it does not say so. */
async function runOf(redis: Sends): Promise<string> {
  const info = await redis.send(['INFO', 'server']).catch((error: unknown) => {
    if (/^(NOPERM|ERR)\b/.test((error as Error).message)) return '';
    throw error;
  });
  return /^run_id:(\S+)/m.exec(String(info))?.[1] ?? '';
}

/** Entries as Redis answers them: ID and a flat list of names and values each. */
function entriesOf(answer: unknown): [string, Partial<Record<string, string>>][] {
  if (!Array.isArray(answer)) return [];
  return (answer as [string, string[]][]).map(([id, flat]) => [
    id,
    Object.fromEntries(
      flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1]]] : [])),
    ),
  ]);
}
