import type { Hono } from 'hono';
import type { Env } from '@/lib/config/env';
import { storefrontSecrets } from '@/lib/config/storefront-secrets';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { storeOf } from '@/services/database/statements';
import { recoverBooks, type Recovered } from './comparison/recover-books';
import { orderComparison, type OrderComparison } from './comparison/stray-orders';
import { followEarlierCancel } from '../after/money/events';
import type { SettlerContext } from '../after/money/settle-order';
import { settler, type Settler } from '../after/money/settler';
import { orderLinks } from '../orders/order-links';
import { servicesLedgers } from '../ledgers/joined';
import { deliverer } from '../deliver';
import { outboxSender, type Sender } from '../outbox/sender';
import { inServices, migrations } from '../schema';
import { readOrder } from '../upstream/commerce/orders';
import { connectUpstream, type Upstream } from '../upstream/upstream';
import type { AppApiVariables } from '../http/caller';
import { attemptLimits } from './limits/attempt-limits';
import { keyedDigests } from './limits/client';
import { taxWatch } from '../tax/renew-rates';
import { stockWatch, type StockWatch } from './stock-watch';
import { seatTakers } from './limits/free-seats';
import { captchaVerifier } from '../upstream/captcha';
import { sellerCatalogue } from '../upstream/commerce/catalogue';
import { fileWriter } from '../upstream/file-writer';
import { privateFiles } from '../upstream/private-files';
import { retention, type Retention } from '../retention/job';
import { middlewareToken } from '../upstream/commerce/middleware-token';
import { usedUpRuns } from './runs/places';
import { journal } from '../orders/journal';
import { paymentProofs } from './submit/payment-proof';
import { orderPlacer, type OrderPlacer } from './submit/place-order';
import { reconciler, type Reconciler } from './submit/reconciler';
import type { SagaContext } from './submit/saga-context';
import { appApiRoutes } from './routes';

/** Time limits and intervals in milliseconds; tests shorten them. */
export interface Timing {
  answerWithinMs: number;
  reconcileEveryMs: number;
  compareEveryMs: number;
  watchStockEveryMs: number;
  staleAfterMs: number;
  settleEveryMs: number;
}

const usual: Timing = {
  answerWithinMs: 20_000,
  reconcileEveryMs: 15_000,
  compareEveryMs: 60_000,
  watchStockEveryMs: 60_000,
  staleAfterMs: 30_000,
  settleEveryMs: 15_000,
};

interface AppApiDeps {
  db: Database;
  env: Env;
  timing?: Partial<Timing>;
  /** A test's hook into the saga (`SagaContext.at`). */
  at?: SagaContext['at'];
  /** A test's hook into the money desk (`SettlerContext.at`). */
  atMoney?: SettlerContext['at'];
}

/** The App API (specification A7): its HTTP app and its work in the background. */
export interface AppApi {
  app: Hono<AppApiVariables>;
  start(): void;
  /** Stops the background work after finishing what is under way. */
  stop(): Promise<void>;
  upstream: Upstream;
  orders: OrderPlacer;
  reconciler: Reconciler;
  settler: Settler;
  sender: Sender;
  comparison: OrderComparison;
  stockWatch: StockWatch;
  retention: Retention;
  /** Repairs books that were restored from a backup; nothing else may run on them. */
  recover(): Promise<Recovered>;
}

/** Creates the App API over a database and an environment; runs its migrations, calls no other system yet. */
export async function createAppApi({
  db,
  env,
  timing,
  at = () => undefined,
  atMoney = () => undefined,
}: AppApiDeps): Promise<AppApi> {
  await migrate(db, 'services', migrations, inServices);
  const times: Timing = { ...usual, ...timing };
  const store = storeOf(db);
  const upstream = connectUpstream(env);
  const digest = keyedDigests(env.STOREFRONT_WEBHOOK_SECRET);
  const limitsOf = attemptLimits({
    verifyCaptcha: captchaVerifier(env),
    digest,
    cardDigits: (means) => upstream.payments.cardDigits(means),
  });
  const saga: SagaContext = {
    store,
    upstream,
    usedRuns: (settings) => usedUpRuns(store, settings, chicagoDate(now())),
    journal: journal(store),
    books: servicesLedgers(store, env),
    limitsOf,
    links: orderLinks(env.STOREFRONT_WEBHOOK_SECRET),
    proofs: paymentProofs(storefrontSecrets(env)),
    submitter: env.COMMERCE_SUBMIT,
    recordsSales: env.TAX === 'avatax',
    onPlaced: (orderID) => followEarlierCancel(orderID, now()),
    takersOf: (client) => seatTakers(client, digest),
    at,
  };
  const desk: SettlerContext = {
    store,
    books: saga.books,
    journal: saga.journal,
    upstream,
    isCanceled: async (orderID) => (await readOrder(upstream.token, orderID)).Status === 'Canceled',
    at: atMoney,
  };
  const orders = orderPlacer(saga, times.answerWithinMs);
  const shipments = middlewareToken(env, 'shipments');
  const sender = outboxSender(store, env, deliverer(store, env, upstream));
  const loops = {
    reconciler: reconciler(saga, times.reconcileEveryMs, times.staleAfterMs),
    settler: settler(desk, times.settleEveryMs, times.staleAfterMs),
    sender,
    stockWatch: stockWatch(
      { store, catalogue: sellerCatalogue(env, upstream.token), onMailQueued: sender.wake },
      times.watchStockEveryMs,
    ),
    comparison: orderComparison(saga, times.compareEveryMs),
    retention: retention({
      store,
      token: upstream.token,
      shipments,
      photos: privateFiles(env),
      env,
    }),
    taxWatch: taxWatch({ env, files: fileWriter(env), onWritten: upstream.taxRates.drop }),
  };

  const app = appApiRoutes({
    env,
    saga,
    desk,
    orders,
    shipments,
    wakeOutbox: sender.wake,
    wakeSettler: loops.settler.wake,
  });
  return {
    app,
    upstream,
    orders,
    ...loops,
    recover: () => recoverBooks(saga, loops.comparison),
    start: () => Object.values(loops).forEach((loop) => loop.start()),
    stop: async () => {
      await Promise.all([orders.settle(), ...Object.values(loops).map((loop) => loop.stop())]);
    },
  };
}
