import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from '@/lib/config/env';
import { storefrontSecrets } from '@/lib/config/storefront-secrets';
import { isId } from '@/lib/core/ids';
import { currentRequestId, withRequestContext } from '@/lib/core/request-context';
import { now } from '@/lib/core/time/clock';
import { examinationsOf, withoutUnset } from '@/provision/doctor/examinations';
import { moneyRoutes } from '../after/money/routes';
import type { SettlerContext } from '../after/money/settle-order';
import { photoRoutes, takesPhoto } from '../after/photos/routes';
import { workRoutes } from '../after/work/routes';
import { doctorBooks } from '../doctor-books';
import { keepLink, senderUntil } from '../orders/order-links';
import { privacyRoutes } from '../privacy/routes';
import { captchaVerifier } from '../upstream/captcha';
import { sellerCatalogue } from '../upstream/commerce/catalogue';
import type { MiddlewareToken } from '../upstream/commerce/middleware-token';
import { heldOrders } from '../upstream/commerce/order-lists';
import { cancelOrder } from '../upstream/commerce/orders';
import { fileWriter } from '../upstream/file-writer';
import { mailProbes } from '../upstream/mail-probes';
import { cardVault } from '../upstream/payments/card-vault';
import { paymentProbes } from '../upstream/payments/gateway';
import { privateFiles } from '../upstream/private-files';
import { accountRoutes } from './account-routes';
import { catalogRoutes } from './catalog-routes';
import { followRoutes } from './follow-routes';
import { giftCardRoutes } from './gift-card-routes';
import { refused, thrown } from '../http/answers';
import { asCaller, type AppApiVariables } from '../http/caller';
import { clientAddressOf } from '../http/from-storefront';
import { inRequest } from '../http/in-request';
import { maxBodyBytes } from '../http/read-body';
import { internalRoutes } from './internal/routes';
import { keyedDigests } from './limits/client';
import { marketingRoutes, takesSettings } from './marketing-routes';
import { openapi } from './openapi';
import { orderRoutes } from './order-routes';
import { paymentRoutes } from './payment-routes';
import { recentOrdersIn } from './placed-orders';
import type { OrderPlacer } from './submit/place-order';
import type { SagaContext } from './submit/saga-context';
import { readyzRoutes, vendorChecks } from './vendor-checks';

/** What the calls of the App API work with. */
interface Served {
  env: Env;
  saga: SagaContext;
  desk: SettlerContext;
  orders: OrderPlacer;
  /** May read shipments. */
  shipments: MiddlewareToken;
  wakeOutbox(): void;
  wakeSettler(): void;
}

/** All calls of the App API (specification A7), each for those who may make it. */
export function appApiRoutes(served: Served): Hono<AppApiVariables> {
  const { env, saga, desk, orders, shipments, wakeOutbox, wakeSettler } = served;
  const { store, upstream, journal, books, links, limitsOf } = saga;
  const secrets = storefrontSecrets(env);
  const [photos, vault] = [privateFiles(env), cardVault(env)];
  const verifyCaptcha = captchaVerifier(env);
  const settings = () => upstream.settings.get();
  const linkOf = (orderID: string) =>
    store.transact(() =>
      keepLink(links, { role: 'sender', orderID, shipmentID: null }, senderUntil([], now())),
    );

  const app = guardedApp(env);
  const api: Hono<AppApiVariables>[] = [
    followRoutes({
      store,
      upstream,
      shipments,
      journal,
      links,
      digest: keyedDigests(env.STOREFRONT_WEBHOOK_SECRET),
      onQueued: wakeOutbox,
    }),
    photoRoutes({ store, files: photos, upstream, secrets, onQueued: wakeOutbox }),
    orderRoutes({
      planning: saga,
      journal,
      orders,
      recentOrders: recentOrdersIn(store),
      linkOf,
      submitter: saga.submitter,
    }),
    paymentRoutes({ upstream, books }),
    moneyRoutes({
      desk,
      cancelOrder: (orderID) => cancelOrder(upstream.token, orderID),
      onCalled: wakeSettler,
    }),
    workRoutes({ store, settings, heldOrders: () => heldOrders(upstream.token) }),
    accountRoutes({ vault, verifyCaptcha, limitsOf }),
    giftCardRoutes({ store, upstream, journal, onMailQueued: wakeOutbox }),
    catalogRoutes({ env, store, upstream, onMailQueued: wakeOutbox }),
  ];
  for (const routes of api) app.route('/api', routes);
  app.route('/internal', internalRoutes({ store, secrets, onMailQueued: wakeOutbox }));
  app.route('/', privacyRoutes({ store, env, orders: upstream.token, shipments, photos, vault }));
  app.route('/', readyzRoutes(vendorChecks(examinationsIn(served))));
  app.route(
    '/',
    marketingRoutes({
      env,
      store,
      catalogue: sellerCatalogue(env, upstream.token),
      files: fileWriter(env),
      written: (file) => {
        if (file === 'buyerxp.json') upstream.settings.drop();
        wakeOutbox();
      },
    }),
  );
  return app;
}

/** What every call goes through first: its request, its size, and who makes it. */
function guardedApp(env: Env): Hono<AppApiVariables> {
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
  const known = asCaller(env);
  for (const path of ['/api/*', '/webdata/*', '/operations/*', '/privacy/*', '/readyz/*'])
    app.use(path, known, async (context, next) => {
      const accessToken = context.get('accessToken');
      const clientAddress = clientAddressOf(context, storefrontSecrets(env), accessToken);
      context.set('clientAddress', clientAddress);
      await withRequestContext({ requestId: currentRequestId() ?? '', clientAddress }, next);
    });
  app.use('/api/order/:id/*', (context, next) =>
    isId(context.req.param('id'))
      ? next()
      : Promise.resolve(refused(context, { code: 'not-found' })),
  );
  return app;
}

/** How the vendors are looked at; outside production a variable that is not set is the stand-ins'. */
function examinationsIn({ env, saga }: Served) {
  const examinations = examinationsOf(env, {
    mail: mailProbes(env),
    payments: () => paymentProbes(env),
    books: doctorBooks(saga.store),
  });
  return env.SHOP_ENV === 'production' ? withoutUnset(examinations, process.env) : examinations;
}
