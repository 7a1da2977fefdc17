import type { Env } from '@/lib/config/env';
import { retentionDays, type RetentionName } from '@/lib/config/retention';
import { now } from '@/lib/core/time/clock';
import { log } from '@/lib/core/log';
import type { Store } from '@/services/database/statements';
import { every, type Loop } from '../loop';
import { forgetGuestCarts } from '../upstream/commerce/ended-carts';
import type { MiddlewareToken } from '../upstream/commerce/middleware-token';
import type { OrderTokens } from '../upstream/commerce/order-person';
import { endPhotos } from '../orders/photos';
import { forgetOrder } from '../privacy/forget-order';
import type { PrivateFiles } from '../upstream/private-files';
import { retentionRules } from './rules';

const everyMs = 6 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** Orders that are looked at in one run: each takes a few calls. */
const ordersAtOnce = 50;

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
  /** One run now; answers how much ended, by name. */
  run(): Promise<Record<RetentionName, number>>;
}

/** The job: at start and every six hours. What one part cannot end, the commerce platform being down, waits for the next run; the others go on. */
export function retention({ store, token, shipments, photos, env }: RetentionDeps): Retention {
  const before = (name: RetentionName) =>
    new Date(now().getTime() - (env.RETENTION_DAYS[name] ?? retentionDays[name]) * dayMs);
  const parts: [RetentionName, () => Promise<number>][] = [
    ...retentionRules.map(({ name, statement }): [RetentionName, () => Promise<number>] => [
      name,
      async () => (await store.query(statement, [before(name)])).length,
    ]),
    ['guest-carts', () => forgetGuestCarts(token, before('guest-carts'))],
    ['photos', () => endPhotos(store, photos, before('photos'))],
    [
      'orders',
      () => forgetOldOrders(store, { orders: token, shipments, photos }, before('orders')),
    ],
  ];
  const run = async () => {
    const ended = Object.fromEntries(Object.keys(retentionDays).map((name) => [name, 0])) as Record<
      RetentionName,
      number
    >;
    for (const [name, end] of parts) {
      ended[name] = await end().catch((error: unknown) => {
        log('error', 'retention failed', {
          operation: name,
          errCode: error instanceof Error ? error.name : undefined,
        });
        return 0;
      });
    }
    const count = Object.values(ended).reduce((all, one) => all + one, 0);
    if (count > 0) log('info', 'retention', { count });
    return ended;
  };
  return { ...every(everyMs, run, 'retention'), run };
}

/** Orders past the years the law asks for: the order stays for the books, without the person. */
async function forgetOldOrders(
  store: Store,
  tokens: OrderTokens & { photos: PrivateFiles },
  before: Date,
): Promise<number> {
  const rows = await store.query<{ order_id: string }>(
    `select order_id from services.submission where state = 'placed' and updated_at < $1 and forgotten_at is null order by updated_at limit $2`,
    [before, ordersAtOnce],
  );
  for (const { order_id } of rows) await forgetOrder(store, tokens, order_id);
  return rows.length;
}
