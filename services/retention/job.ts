import type { Env } from '@/lib/config/env';
import { retentionDays, type RetentionName } from '@/lib/config/retention';
import { now } from '@/lib/core/time/clock';
import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import type { Store } from '@/services/database/statements';
import { every, type Loop } from '../loop';
import { forgetGuestCarts } from '../upstream/commerce/ended-carts';
import type { MiddlewareToken } from '../upstream/commerce/middleware-token';
import type { OrderTokens } from '../upstream/commerce/order-person';
import { endPhotos } from '../orders/photos';
import { forgetOrder } from '../privacy/forget-order';
import type { PrivateFiles } from '../upstream/private-files';
import { noteEnd } from './last-ends';
import { retentionRules } from './rules';

const everyMs = 6 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** Orders that are read from the journal at once. */
const ordersAtOnce = 50;
/** Rows that a rule ends with one statement, so that none holds a table for long. */
const rowsAtOnce = 500;
/** So many that fail one after the other are not to blame themselves: whoever keeps them is down. */
const mostFailures = 20;

interface RetentionDeps {
  store: Store;
  token: MiddlewareToken;
  /** May change shipments. */
  shipments: MiddlewareToken;
  photos: PrivateFiles;
  env: Pick<Env, 'RETENTION_DAYS'>;
}

/** Ends what has been kept long enough. */
export interface Retention extends Loop {
  /** One run now; returns how much ended, by name. */
  run(): Promise<Record<RetentionName, number>>;
}

/** How much a part of a run ended, and whether nothing that was due is left. */
interface Ended {
  count: number;
  isWhole: boolean;
}

/** The job: at start and every six hours. What one part cannot end, the commerce platform being down, waits for the next run; the others go on. A run that is to stop does so at the next portion, cart, photo or order. */
export function retention({ store, token, shipments, photos, env }: RetentionDeps): Retention {
  const before = (name: RetentionName) =>
    new Date(now().getTime() - (env.RETENTION_DAYS[name] ?? retentionDays[name]) * dayMs);
  const parts: [RetentionName, () => Promise<Ended>][] = [
    ...retentionRules.map(({ name, statement }): [RetentionName, () => Promise<Ended>] => [
      name,
      () => endByRule(store, statement, before(name), () => loop.isStopping()),
    ]),
    ['guest-carts', () => forgetGuestCarts(token, before('guest-carts'), () => loop.isStopping())],
    ['photos', () => endPhotos(store, photos, before('photos'), () => loop.isStopping())],
    [
      'orders',
      () =>
        forgetOldOrders(store, { orders: token, shipments, photos }, before('orders'), () =>
          loop.isStopping(),
        ),
    ],
  ];
  const run = async () => {
    const ended = Object.fromEntries(Object.keys(retentionDays).map((name) => [name, 0])) as Record<
      RetentionName,
      number
    >;
    for (const [name, end] of parts) {
      if (loop.isStopping()) break;
      const { count, isWhole } = await end().catch((error: unknown) => {
        logFailure(name, error);
        return { count: 0, isWhole: false };
      });
      ended[name] = count;
      if (!loop.isStopping())
        await noteEnd(store, name, isWhole).catch((error: unknown) => logFailure(name, error));
    }
    const count = Object.values(ended).reduce((all, rows) => all + rows, 0);
    if (count > 0) log('info', 'retention', { count });
    return ended;
  };
  const loop = every(everyMs, run, 'retention');
  return { ...loop, run };
}

function logFailure(name: RetentionName, error: unknown): void {
  log('error', 'retention failed', {
    operation: name,
    errCode: error instanceof Error ? error.name : undefined,
  });
}

/** All that a rule ends, portion by portion. */
async function endByRule(
  store: Store,
  statement: string,
  before: Date,
  isStopping: () => boolean,
): Promise<Ended> {
  let count = 0;
  while (!isStopping()) {
    const ended = await store.query(statement, [before, rowsAtOnce]);
    if (ended.length === 0) return { count, isWhole: true };
    count += ended.length;
  }
  return { count, isWhole: false };
}

/**
 * Orders past the years the law asks for: the order stays for the books, without the person. All of them, however many a day were placed; one that cannot
 * be forgotten is left for the next run.
 */
async function forgetOldOrders(
  store: Store,
  tokens: OrderTokens & { photos: PrivateFiles },
  before: Date,
  isStopping: () => boolean,
): Promise<Ended> {
  let [forgotten, failures, last, isWhole] = [0, 0, '', true];
  const ended = () => ({ count: forgotten, isWhole });
  for (;;) {
    const rows = await store.query<{ order_id: string }>(
      `select order_id from services.submission where state = 'placed' and updated_at < $1 and forgotten_at is null and order_id > $2 order by order_id limit $3`,
      [before, last, ordersAtOnce],
    );
    if (rows.length === 0) return ended();
    for (const { order_id: orderID } of rows) {
      if (isStopping()) return ended();
      last = orderID;
      try {
        await forgetOrder(store, tokens, orderID);
        forgotten += 1;
        failures = 0;
      } catch (error) {
        log('error', 'order not forgotten', {
          orderID,
          operation: 'retention',
          detail: errorWords(error),
        });
        failures += 1;
        isWhole = false;
        if (failures >= mostFailures) return ended();
      }
    }
  }
}
