import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from '@/lib/config/env';
import { storefrontSecrets } from '@/lib/config/storefront-secrets';
import { currentRequestId, withRequestContext } from '@/lib/core/request-context';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { isId } from '@/lib/core/ids';
import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { storeOf } from '@/services/database/statements';
import { recoverBooks, type Recovered } from './comparison/recover-books';
import { orderComparison, type OrderComparison } from './comparison/stray-orders';
import { followEarlierCancel } from '../after/money/events';
import type { SettlerContext } from '../after/money/settle-order';
import { moneyRoutes } from '../after/money/routes';
import { photoRoutes, takesPhoto } from '../after/photos/routes';
import { settler, type Settler } from '../after/money/settler';
import { workRoutes } from '../after/work/routes';
import { keepLink, orderLinks, senderUntil } from '../orders/order-links';
import { giveOrderNumber } from '../orders/order-numbers';
import { drawCards } from '../gift-cards/draw-cards';
import { servicesLedgers } from '../ledgers/joined';
import { deliverer } from '../deliver';
import { outboxSender, type Sender } from '../outbox/sender';
import { inServices, migrations } from '../schema';
import { cancelOrder, heldOrders, readOrder } from '../upstream/commerce/orders';
import { connectUpstream, type Upstream } from '../upstream/upstream';
import { accountRoutes } from './account-routes';
import { catalogRoutes } from './catalog-routes';
import { followRoutes } from './follow-routes';
import { giftCardRoutes } from './gift-card-routes';
import { type AppApiVariables, bearerToken, tokenVerifier } from './http/caller';
import type { Planning } from './calculate/calculate-order';
import { marketingRoutes, takesSettings } from './marketing-routes';
import { attemptLimits } from './limits/attempt-limits';
import { keyedDigests } from './limits/client';
import { taxWatch } from '../tax/renew-rates';
import { stockWatch, type StockWatch } from './stock-watch';
import { seatTakers } from './limits/free-seats';
import { captchaVerifier } from '../upstream/captcha';
import { sellerCatalogue } from '../upstream/commerce/catalogue';
import { fileWriter } from '../upstream/file-writer';
import { privateFiles } from '../upstream/private-files';
import { cardVault } from '../upstream/payments/card-vault';
import { invalidToken, refused, thrown } from './http/answers';
import { clientAddressOf } from './http/from-storefront';
import { inRequest } from './http/in-request';
import { maxBodyBytes } from './http/read-body';
import { openapi } from './openapi';
import { internalRoutes } from './internal/routes';
import { retention, type Retention } from '../retention/job';
import { middlewareToken } from '../upstream/commerce/middleware-token';
import { privacyRoutes } from '../privacy/routes';
import { orderRoutes } from './order-routes';
import { paymentRoutes } from './payment-routes';
import { usedUpRuns } from './runs/places';
import { examinationsOf, withoutUnset } from '@/provision/doctor/examinations';
import { recentOrdersIn } from './placed-orders';
import { readyzRoutes, vendorChecks } from './vendor-checks';
import { mailProbes } from '../upstream/mail-probes';
import { paymentProbes } from '../upstream/payments/gateway';
import { doctorBooks } from '../doctor-books';
import { journal } from './submit/journal';
import { paymentProofs } from './submit/payment-proof';
import { orderPlacer, type OrderPlacer } from './submit/place-order';
import { reconciler, type Reconciler } from './submit/reconciler';
import type { SagaContext } from './submit/saga-context';

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
  const { answerWithinMs, reconcileEveryMs, compareEveryMs, watchStockEveryMs, staleAfterMs } =
    times;
  const store = storeOf(db);
  const upstream = connectUpstream(env);
  const usedRuns: Planning['usedRuns'] = (settings) =>
    usedUpRuns(store, settings, chicagoDate(now()));
  const [verifyCaptcha, digest] = [
    captchaVerifier(env),
    keyedDigests(env.STOREFRONT_WEBHOOK_SECRET),
  ];
  const limitsOf = attemptLimits({
    verifyCaptcha,
    digest,
    cardDigits: (means) => upstream.payments.cardDigits(means),
  });
  const links = orderLinks(env.STOREFRONT_WEBHOOK_SECRET);
  const saga: SagaContext = {
    upstream,
    usedRuns,
    journal: journal(store),
    books: servicesLedgers(store, env),
    drawCards: (row, cards) => drawCards(store, row, cards),
    limitsOf,
    numberOf: (orderID) => store.transact(() => giveOrderNumber(orderID)),
    links,
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
  const orders = orderPlacer(saga, answerWithinMs);
  const shipments = middlewareToken(env, 'shipments');
  const sender = outboxSender(store, env, deliverer(store, env, upstream));
  const catalogue = sellerCatalogue(env, upstream.token);
  const photos = privateFiles(env);
  const files = fileWriter(env);
  const loops = {
    reconciler: reconciler(saga, reconcileEveryMs, staleAfterMs),
    settler: settler(desk, times.settleEveryMs, staleAfterMs),
    sender,
    stockWatch: stockWatch(
      { store, catalogue, onMailQueued: () => sender.wake() },
      watchStockEveryMs,
    ),
    comparison: orderComparison(saga, store, compareEveryMs),
    retention: retention({ store, token: upstream.token, shipments, photos, env }),
    taxWatch: taxWatch({ env, files, onWritten: () => upstream.taxRates.drop() }),
  };

  const app = new Hono<AppApiVariables>();
  app.use('*', inRequest('app-api'));
  app.onError((error, context) => thrown(context, error));
  app.notFound((context) => refused(context, { code: 'not-found' }));
  app.get('/', (context) => context.json({ service: 'app-api', status: 'ok' }));
  app.get('/openapi.json', (context) => context.json(openapi));
  const limited = bodyLimit({
    maxSize: maxBodyBytes,
    onError: (context) => refused(context, { code: 'payload-too-large' }),
  });
  // The bytes of a photo and of settings are counted by their routes, once their sender is known.
  app.use((context, next) =>
    takesPhoto(context.req) || takesSettings(context.req) ? next() : limited(context, next),
  );
  const verify = tokenVerifier(env);
  for (const path of ['/api/*', '/webdata/*', '/operations/*', '/privacy/*', '/readyz/*']) {
    app.use(path, async (context, next) => {
      const accessToken = bearerToken(context);
      const caller = accessToken === null ? null : await verify(accessToken);
      if (!caller) return invalidToken(context);
      context.set('accessToken', caller.accessToken);
      context.set('caller', caller);
      const clientAddress = clientAddressOf(context, storefrontSecrets(env), caller.accessToken);
      context.set('clientAddress', clientAddress);
      await withRequestContext({ requestId: currentRequestId() ?? '', clientAddress }, next);
      context.header('Cache-Control', 'private, no-store');
    });
  }
  app.use('/api/order/:id/*', (context, next) =>
    isId(context.req.param('id'))
      ? next()
      : Promise.resolve(refused(context, { code: 'not-found' })),
  );
  const linkOf = (orderID: string) =>
    store.transact(() =>
      keepLink(links, { role: 'sender', orderID, shipmentID: null }, senderUntil([], now())),
    );
  app.route(
    '/api',
    followRoutes({
      store,
      upstream,
      shipments,
      journal: saga.journal,
      links,
      digest,
      onQueued: () => loops.sender.wake(),
    }),
  );
  app.route(
    '/api',
    photoRoutes({
      store,
      files: photos,
      upstream,
      secrets: storefrontSecrets(env),
      onQueued: () => loops.sender.wake(),
    }),
  );
  app.route(
    '/api',
    orderRoutes({
      upstream,
      usedRuns,
      journal: saga.journal,
      orders,
      recentOrders: recentOrdersIn(store),
      linkOf,
      submitter: saga.submitter,
    }),
  );
  app.route('/api', paymentRoutes({ upstream, books: saga.books }));
  app.route(
    '/api',
    moneyRoutes({
      desk,
      cancelOrder: (orderID) => cancelOrder(upstream.token, orderID),
      onCalled: () => loops.settler.wake(),
    }),
  );
  app.route(
    '/api',
    workRoutes({
      store,
      settings: () => upstream.settings.get(),
      heldOrders: () => heldOrders(upstream.token),
    }),
  );
  app.route('/api', accountRoutes({ vault: cardVault(env), verifyCaptcha, limitsOf }));
  app.route(
    '/api',
    giftCardRoutes({
      store,
      upstream,
      journal: saga.journal,
      onMailQueued: () => loops.sender.wake(),
    }),
  );
  app.route(
    '/api',
    catalogRoutes({ env, store, upstream, onMailQueued: () => loops.sender.wake() }),
  );
  app.route(
    '/internal',
    internalRoutes({
      store,
      secrets: storefrontSecrets(env),
      onMailQueued: () => loops.sender.wake(),
    }),
  );
  app.route(
    '/',
    privacyRoutes({ store, env, orders: upstream.token, shipments, photos, vault: cardVault(env) }),
  );
  const examinations = examinationsOf(env, {
    mail: mailProbes(env),
    payments: () => paymentProbes(env),
    books: doctorBooks(store),
  });
  app.route(
    '/',
    readyzRoutes(
      vendorChecks(
        // Outside production a variable that is not set is the stand-ins'.
        env.SHOP_ENV === 'production' ? withoutUnset(examinations, process.env) : examinations,
      ),
    ),
  );
  app.route(
    '/',
    marketingRoutes({
      env,
      store,
      catalogue,
      files,
      written: (file) => {
        if (file === 'buyerxp.json') upstream.settings.drop();
        loops.sender.wake();
      },
    }),
  );

  return {
    app,
    upstream,
    orders,
    ...loops,
    recover: () => recoverBooks(store, upstream, { ...loops, journal: saga.journal }),
    start: () => Object.values(loops).forEach((loop) => loop.start()),
    stop: async () => {
      await Promise.all([orders.settle(), ...Object.values(loops).map((loop) => loop.stop())]);
    },
  };
}
