import { setTimeout as wait } from 'node:timers/promises';
import { secondNoticeAfterMs } from '@/lib/cache/revalidation';
import { changeStream, type Env } from '@/lib/config/env';
import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import { now } from '@/lib/core/time/clock';
import { inTime } from '@/lib/core/process/in-time';
import { outbound, type CallEnd } from '@/lib/core/process/outbound';
import { traced } from '@/lib/core/tracing';
import { redis } from '@/lib/replicas/redis';
import type { Store } from '@/services/database/statements';
import { every, type Loop } from '../loop';
import { isCommerceRefusal } from '../upstream/commerce/failure';
import { taxKinds } from './order-messages';
import {
  dueAgain,
  keepTaken,
  leaseMs,
  markFailed,
  markSent,
  mostTaken,
  takeDue,
  type QueuedMessage,
  type TakenKinds,
} from './outbox';
import { afterStorefrontsMs } from './purge-cdn';

/** Sends what lies in the outbox, at least once; a second delivery carries the same Message-ID or says the same again. */
export interface Sender extends Loop {
  /** Sends what is due now, as many as are taken at a time; returns how many went out. */
  sendDue(): Promise<number>;
}

/** How often it looks for what is due, and how long what it took is its own; tests shorten them. */
interface SenderTiming {
  intervalMs: number;
  leaseMs: number;
  /** How long one delivery is waited for: a mail server that answers drop by drop keeps nobody else's mail. */
  longestMs: number;
}

/** The sender: takes what is due, has it delivered (`deliverer`) and reports what became of it. */
export function outboxSender(
  store: Store,
  env: Pick<Env, 'REDIS_URL'>,
  deliver: (message: QueuedMessage) => Promise<unknown>,
  {
    intervalMs = 1000,
    leaseMs: ownMs = leaseMs,
    longestMs = 5 * 60_000,
  }: Partial<SenderTiming> = {},
): Sender {
  /** The messages being sent, by ID: a mail server may take longer than the lease. */
  const inHand = new Set<string>();
  const keepInHand = () =>
    keepTaken(store, [...inHand], ownMs).catch((error: unknown) =>
      log('warn', 'messages not kept', { operation: 'outbox', detail: errorWords(error) }),
    );
  const send = async (message: QueuedMessage): Promise<0 | 1> => {
    try {
      inHand.add(message.id);
      await traced({ kind: 'internal', name: `outbox ${message.kind}`, from: null }, () =>
        outbound(
          carrierOf(message),
          message.kind,
          () => inTime(longestMs, () => deliver(message)),
          endOfDelivery,
        ),
      ).finally(() => inHand.delete(message.id));
      const note = await markSent(store, message, now());
      if (note) await send(note);
      return 1;
    } catch (error) {
      // What cannot be written down is due again when its lease ends, and the others in hand go on.
      const died = await markFailed(
        store,
        message.id,
        String(error),
        isRefusedForGood(error),
      ).catch(() => false);
      log(died ? 'error' : 'warn', died ? 'message given up' : 'message not sent', {
        operation: message.kind,
        attempt: message.attempts,
        errCode: (error as { code?: string }).code,
        detail: died ? message.id : undefined,
      });
      return 0;
    }
  };
  const sendTaken = async (taken: readonly QueuedMessage[]): Promise<number> => {
    for (const { id } of taken) inHand.add(id);
    const keeping = setInterval(() => void keepInHand(), ownMs / 3);
    try {
      return await sendAll(taken);
    } finally {
      clearInterval(keeping);
    }
  };
  const sendAll = async (due: readonly QueuedMessage[]) => {
    const isPurge = ({ kind }: QueuedMessage) => kind === 'cdn-purge';
    const sent = await Promise.all(due.filter((message) => !isPurge(message)).map(send));
    const purges = due.filter(isPurge);
    // Late: what the storefronts have only just been told comes before what the CDN is told.
    if (purges.length > 0 && due.some(({ kind }) => kind === 'storefront-revalidation'))
      await wait(afterStorefrontsMs);
    sent.push(...(await Promise.all(purges.map(send))));
    return sent.reduce<number>((all, count) => all + count, 0);
  };
  const busy = new Map<Lane, Promise<void>>();
  const sendOn = async (lane: Lane, taken: readonly QueuedMessage[], isFull: boolean) => {
    const sent = await sendTaken(taken);
    busy.delete(lane);
    // While messages go out and more may wait, batch follows batch.
    if (isFull && sent > 0) loop.wake();
  };
  /** Each lane that is free takes what is due and is not waited for: whoever is slow keeps nobody else's messages. */
  const work = async () => {
    while (!loop.isStopping()) {
      const due = await takeDue(store, ownMs, kindsWithout(busy));
      const isFull = due.length === mostTaken;
      for (const lane of new Set(due.map(({ kind }) => laneOf(kind)))) {
        const taken = due.filter(({ kind }) => laneOf(kind) === lane);
        busy.set(lane, sendOn(lane, taken, isFull));
      }
      if (!isFull) return;
    }
  };
  const loop = every(intervalMs, work, 'outbox');
  const wake = () => {
    loop.wake();
    // What follows from a change is due to the moment: a CDN shows the old page until then.
    for (const ms of [secondNoticeAfterMs, secondNoticeAfterMs + afterStorefrontsMs])
      setTimeout(loop.wake, ms).unref();
  };
  redis(env)?.onReturn(() => {
    void dueAgain(store, changeStream).then(loop.wake, () => undefined);
  });
  return {
    ...loop,
    wake,
    stop: async () => {
      await loop.stop();
      await Promise.all(busy.values());
    },
    sendDue: async () => sendTaken(await takeDue(store, ownMs)),
  };
}

/** A mailbox that is not there, and an order the platform does not know, are answers: nobody is down (alert `VendorFails`). */
function endOfDelivery(error: unknown): CallEnd {
  const isAnswer = isRefusedForGood(error) || isCommerceRefusal(error);
  return { outcome: isAnswer ? 'refused' : 'failed' };
}

/** What goes out beside one another: pages, what commerce and the tax vendor are told, and mail, which is all the rest. */
const lanes = {
  pages: ['storefront-revalidation', 'cdn-purge'],
  commerce: ['purchased-events', 'mail-sent', 'order-look', 'shipment-status'],
  tax: taxKinds,
} as const satisfies Record<string, readonly QueuedMessage['kind'][]>;
type Lane = keyof typeof lanes | 'mail';

function laneOf(kind: QueuedMessage['kind']): Lane {
  const [lane = 'mail'] = (['pages', 'commerce', 'tax'] as const).filter((name) =>
    lanes[name].some((other) => other === kind),
  );
  return lane;
}

/** The kinds of the lanes that are free. */
function kindsWithout(busy: ReadonlyMap<Lane, unknown>): TakenKinds {
  const named = (['pages', 'commerce', 'tax'] as const).filter(
    (name) => busy.has(name) !== busy.has('mail'),
  );
  const kinds = named.flatMap((name): readonly string[] => lanes[name]);
  return busy.has('mail') ? { only: kinds } : { except: kinds };
}

/** Who carries a message, as the metrics call them. */
function carrierOf({ kind }: QueuedMessage): string {
  if (kind === 'cdn-purge') return 'cdn';
  const lane = laneOf(kind);
  return lane === 'pages' ? 'storefront' : lane;
}

/** What the mail library says of a refusal. */
interface MailRefusal {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Refusals for who sends rather than for whom it goes to or what it says (RFC 3463, X.7): mended on our side. */
const forWhoSends = /^\d{3}[ -]5\.7\./;

/**
 * Whether a mail server has refused a mail for good (RFC 5321, 4.2.1), for its mailbox or for what it says: no later try changes that. What it refuses
 * because of who sends, or before it has heard whom it goes to, waits for us.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode = 0, response = '' } = (error ?? {}) as MailRefusal;
  const isOfMail = (code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE';
  return isOfMail && responseCode >= 500 && responseCode < 600 && !forWhoSends.test(response);
}
