import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { parseEnv, type Env } from '@/lib/config/env';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import type { BuyerSettings } from '@/lib/delivery/settings';
import type { Database } from '@/services/database/database';
import { revalidationPath, revalidationSchema, type Revalidation } from '@/lib/cache/revalidation';
import { createCaptcha } from '@/platform/captcha/app';
import { createCommerce } from '@/platform/commerce/app';
import type { AccountRules } from '@/platform/commerce/account-rules';
import type { LateLists } from '@/platform/commerce/late-lists';
import { controlRoutes } from '@/platform/faults/control-routes';
import { faultRuleSchema } from '@/platform/faults/fault-rule';
import { controlPath, createFaults } from '@/platform/faults/faults';
import type { Selector } from '@/platform/faults/selector';
import { createFiles } from '@/platform/files/app';
import { createMail } from '@/platform/mail/app';
import { createPayments } from '@/platform/payments/app';
import { createTax, type Tax } from '@/platform/tax/app';
import { mapStock, taxedPlaces } from '@/scripts/back-end/map-stock';
import { createAppApi, type AppApi, type Timing } from '@/services/app-api/app';
import type { SettlerContext } from '@/services/after/money/settle-order';
import type { SagaContext } from '@/services/app-api/submit/saga-context';
import { createIntegration, type Integration } from '@/services/integration/app';
import { backEndStock } from './back-end-stock';

/** The whole back end in this process, on a port of its own. */
export interface TestBackEnd {
  db: Database;
  env: Env;
  appApi: AppApi;
  integration: Integration;
  /** The tax vendor's stand-in, at the rates of the table in the source. */
  tax: Tax;
  /** Sends the payment gateway's notices that are due. */
  sendGatewayNotices(): Promise<number>;
  /** Sends the mail of the commerce platform that is due. */
  sendPlatformMail(): Promise<number>;
  /** What `buyerxp.json` says from now on. */
  setSettings(settings: BuyerSettings): Promise<void>;
  /** Makes the lists of products and orders of the commerce platform late. */
  lateLists: LateLists;
  /** What its account allows. */
  account: AccountRules;
  /** What the storefront was told. */
  told: Revalidation[];
  /** The paths that begin so answer 503 from now on; none without an argument. */
  breakDown(...prefixes: string[]): void;
  /** Does the work of the next request so selected, then resets its connection: the answer is lost. */
  loseAnswer(of: Selector, after?: number): void;
  /** What happens at the points of the submit from now on. */
  at(hook: SagaContext['at']): void;
  /** What happens at the points of the money desk from now on. */
  atMoney(hook: SettlerContext['at']): void;
  close(): Promise<void>;
}

/** The limits of payments, orders and their look-ups, free seats and gift cards bought; tests do far more of them than anybody, so they are wide unless a suite asks for the `usualLimits`. */
const paymentLimits = [
  'LIMIT_DECLINES_UNASKED',
  'LIMIT_DECLINES',
  'LIMIT_SAVED_CARDS',
  'LIMIT_ORDERS',
  'LIMIT_FREE_ORDERS',
  'LIMIT_FREE_SEATS',
  'LIMIT_GIFT_CARDS_BOUGHT',
  'LIMIT_ORDER_LOOKUPS',
  'LIMIT_ORDER_CODES',
];

/** Leaves those limits as a shop without configuration has them. To be called before the environment is read. */
export function usualLimits(): void {
  for (const name of paymentLimits) process.env[name] = '';
}

const timing: Timing = {
  answerWithinMs: 20_000,
  reconcileEveryMs: 60_000,
  compareEveryMs: 60_000,
  watchStockEveryMs: 60_000,
  staleAfterMs: 0,
  settleEveryMs: 60_000,
};

interface Place {
  /** 0 is any free one. */
  port?: number;
  /** By which name it is found; 127.0.0.1 unless said. */
  host?: string;
  /** Faults and barriers are set over HTTP, as in a back end with its controls open. */
  controls?: boolean;
  /** Where the payment gateway tells of each settlement and decline, as it does of debits of bank accounts; nobody is told unless said. */
  gatewayNotices?: string;
  /** More of the environment. */
  variables?: Record<string, string>;
}

/** Fills a database with what `startTestBackEnd` leaves in an empty one. */
export async function stockTestShop(db: Database): Promise<void> {
  const before = new Set(Object.keys(process.env));
  const backEnd = await startTestBackEnd(db);
  await backEnd.close();
  for (const name of Object.keys(process.env)) if (!before.has(name)) delete process.env[name];
}

/** Starts commerce, payments, mail and the App API over a database, and stocks an empty one with the test's shop. The background loops stay still: a test calls them itself. */
export async function startTestBackEnd(
  db: Database,
  more: Partial<Timing> = {},
  { port: wanted = 0, host = '', controls = false, gatewayNotices, variables = {} }: Place = {},
): Promise<TestBackEnd> {
  for (const name of paymentLimits) process.env[name] ??= 'address 999999+999999/min';
  const root = new Hono();
  const faults = createFaults();
  const plain = (request: Request) => root.fetch(request);
  const faulty = faults.around(plain);
  const server = createServer(
    getRequestListener((request, bindings) =>
      controls || faults.desk.list().length > 0
        ? faulty(request, bindings as HttpBindings)
        : plain(request),
    ),
  );
  const port = await listen(server, wanted);
  const mail = await createMail({
    db,
    smtpPort: 0,
    fault: (recipients) =>
      recipients.some((each) => each.startsWith('no-mailbox@')) ? 'mail-refused' : null,
  });
  const env = parseEnv({
    STOREFRONT_URLS: `http://127.0.0.1:${port}`,
    PLATFORM_HOST: host,
    PLATFORM_PORT: String(port),
    SMTP_URL: mail.smtpUrl,
    NODE_ENV: 'test',
    ...variables,
  });
  let hook: SagaContext['at'] = () => undefined;
  let moneyHook: SettlerContext['at'] = () => undefined;

  const commerce = await createCommerce({ db, origin: env.COMMERCE_URL, smtpUrl: env.SMTP_URL });
  const isStocked = (await db.query('select from commerce.resource limit 1')).length > 0;
  if (!isStocked) await commerce.load(backEndStock);
  const payments = await createPayments({
    db,
    origin: `${env.PLATFORM_URL}/payments`,
    noticeUrl: gatewayNotices,
    tellsOfEach: true,
  });
  const appApi = await createAppApi({
    db,
    env,
    timing: { ...timing, ...more },
    at: (point) => hook(point),
    atMoney: (point, move) => moneyHook(point, move),
  });
  const integration = await createIntegration({ db, env });
  const captcha = await createCaptcha({
    db,
    siteKey: env.CAPTCHA_SITE_KEY,
    secret: env.CAPTCHA_SECRET,
    // Customers are registered by the hundred here; the whole work is done in `contracts/captcha.test.ts` and in browsers.
    keyPrefix: '0',
  });
  const files = await createFiles({
    db,
    signature: env.FILES_SIGNATURE,
    privateSignature: env.FILES_PRIVATE_SIGNATURE,
  });
  if (!isStocked)
    await files.load({
      'buyerxp.json': JSON.stringify(defaultBuyerSettings),
      'redirects.json': '[]',
    });
  const tax = createTax({
    accountID: env.AVATAX_ACCOUNT_ID,
    licenseKey: env.AVATAX_LICENSE_KEY,
    companyCode: env.AVATAX_COMPANY_CODE,
  });
  tax.load(mapStock(), taxedPlaces());
  const told: Revalidation[] = [];
  let broken: string[] = [];
  root.use((context, next) =>
    broken.some((prefix) => context.req.path.startsWith(prefix))
      ? Promise.resolve(context.text('down', 503))
      : next(),
  );
  if (controls) root.route(controlPath, controlRoutes(faults, commerce));
  root.mount('/captcha', captcha.app.fetch);
  root.mount('/files', files.app.fetch);
  root.mount('/integration', integration.app.fetch);
  root.post(revalidationPath, async (context) => {
    told.push(revalidationSchema.parse(await context.req.json()));
    return context.json({});
  });
  root.mount('/commerce', commerce.app.fetch);
  root.mount('/app-api', appApi.app.fetch);
  root.mount('/tax', tax.app.fetch);
  root.mount('/mail', mail.app.fetch);
  for (const path of ['/merchants/*', '/client_api/*'])
    root.all(path, (context) => payments.app.fetch(context.req.raw));

  return {
    db,
    env,
    appApi,
    integration,
    tax,
    told,
    lateLists: commerce.lateLists,
    sendGatewayNotices: () => payments.notices.sendDue(),
    account: commerce.account,
    sendPlatformMail: () => commerce.deliveries.sendDue(),
    breakDown: (...prefixes) => {
      broken = prefixes;
    },
    setSettings: async (changed) => {
      await files.load({ 'buyerxp.json': JSON.stringify(changed) });
      appApi.upstream.settings.drop();
    },
    loseAnswer: (match, after = 0) => {
      faults.desk.remove();
      faults.desk.add(faultRuleSchema.parse({ fault: 'commit-then-drop', count: 1, match, after }));
    },
    at: (changed) => {
      hook = changed;
    },
    atMoney: (changed) => {
      moneyHook = changed;
    },
    close: async () => {
      await appApi.stop();
      await mail.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}
