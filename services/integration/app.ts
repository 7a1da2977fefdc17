import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { problem } from '@/lib/core/errors/error-codes';
import { isId } from '@/lib/core/ids';
import { toDollars } from '@/lib/core/money';
import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { storeOf } from '@/services/database/statements';
import { attempt } from '@/lib/limits/attempts';
import { refused, thrown } from '../http/answers';
import { type AppApiVariables, asCaller } from '../http/caller';
import { inRequest } from '../http/in-request';
import { taking } from '../http/read-body';
import { isStaffWith } from '../http/staff';
import { spendable } from '../ledgers/account';
import { ledgerRoutes } from '../ledgers/http/routes';
import { ledger, type OwnLedger } from '../ledgers/ledger';
import { servicesLedgers } from '../ledgers/joined';
import { every } from '../loop';
import { inServices, migrations } from '../schema';
import { configureCommerce } from '../upstream/commerce/call';
import { userIDOf } from '../upstream/commerce/orders';
import {
  accountActionSchema,
  customerAnswer,
  enrolSchema,
  giftCardSchema,
  legacyProfileSchema,
  loyaltyInfo,
  loyaltyInfoSchema,
} from './bodies';
import { enrol, ensureCustomer, findCustomer } from './customers';
import { openBooks, type OpeningBooks } from './opening-books';
import { openapiOf } from './openapi';

/** The integration service: customers, Purple Perks, gift cards (specification A7). */
export interface Integration {
  app: Hono<AppApiVariables>;
  ledger: OwnLedger;
  /** Gives back what is held past its time, now and every minute. */
  start(): void;
  /** Ends that after the run that is under way. */
  stop(): Promise<void>;
  /** Takes over the customers and balances of a former system. */
  load(books: OpeningBooks): Promise<void>;
}

const holdsEveryMs = 60_000;

/** The platform's roles that read its users, and that change them: who has them in the back office may read and change what is kept of users here. */
const [readers, writers] = [['BuyerUserReader', 'BuyerUserAdmin'], ['BuyerUserAdmin']] as const;

/** Makes the integration service over a database; runs its migrations. A customer reads their own facts only, the back office by its roles all. */
export async function createIntegration({
  db,
  env,
}: {
  db: Database;
  env: Env;
}): Promise<Integration> {
  await migrate(db, 'services', migrations, inServices);
  configureCommerce(env);
  const store = storeOf(db);
  const own = ledger(store);
  const books = servicesLedgers(store, env);
  const holds = every(holdsEveryMs, () => own.releaseExpired(now()), 'holds');
  const app = new Hono<AppApiVariables>();
  app.use('*', inRequest('integration'));
  app.onError((error, c) => thrown(c, error));
  app.notFound((c) => refused(c, problem('not-found')));
  app.get('/', async (c) => {
    await store.query('select 1');
    return c.json({ service: 'integration', environment: env.SHOP_ENV, status: 'ok' });
  });
  app.route('/ledgers', ledgerRoutes(own, env));
  app.get('/openapi.json', (c) => c.json(openapiOf(env.INTEGRATION_ACTION_PATH)));
  app.use(
    bodyLimit({ maxSize: 16 * 1024, onError: (c) => refused(c, { code: 'payload-too-large' }) }),
  );
  const known = asCaller(env);
  app.use('/api/*', known);
  if (!env.INTEGRATION_ACTION_PATH.startsWith('/api/')) app.use(env.INTEGRATION_ACTION_PATH, known);
  const missing = (c: Context) => refused(c, problem('not-found'));
  /** Whether the caller may do this for a commerce user: it is them, or they work here and may do so with users at the commerce platform. */
  const may = async (
    roles: readonly string[],
    c: Context<AppApiVariables>,
    userID: string | null,
  ) => {
    const caller = c.get('caller');
    if (caller.seller) return isStaffWith(c, ...roles);
    if (caller.orderID !== null || userID === null) return false;
    return (await userIDOf(c.get('accessToken'))) === userID;
  };

  app.post(
    '/api/cecs/customerloyaltyaccountinfobycardnumber',
    taking(loyaltyInfoSchema),
    async (c) => {
      const account = await books.find('purple-perks', c.req.valid('json').cardNumber);
      if (!account || !(await may(readers, c, account.ownerID))) return missing(c);
      return c.json({
        data: loyaltyInfo(account, await findCustomer(store, 'card_number', account.number)),
      });
    },
  );

  app.post(
    '/api/cecs/customerprofilebylegacycustomerid',
    taking(legacyProfileSchema),
    async (c) => {
      const { customerId } = c.req.valid('json');
      const customer =
        (await findCustomer(store, 'legacy_id', customerId)) ??
        (await findCustomer(store, 'loyalty_id', customerId));
      if (!customer || !(await may(readers, c, customer.userID))) return missing(c);
      return c.json({ data: customerAnswer(customer) });
    },
  );

  app.post('/api/cecs/inquirygiftcard', taking(giftCardSchema), async (c) => {
    const { cardNumber, pin } = c.req.valid('json');
    const { username, orderID } = c.get('caller');
    const tried = await attempt('gift-card-inquiry', { shopper: orderID ?? username });
    if (!tried) return refused(c, problem('rate-limited'));
    const account = await books.giftCard(cardNumber, pin ?? '');
    if (!account) return missing(c);
    if (account.hasPin) await tried.giveBack();
    return c.json({
      data: {
        CardNumber: cardNumber,
        Balance: toDollars(spendable(account, now())),
        PinEnabled: account.hasPin,
      },
    });
  });

  app.get('/api/cecs/searchcustomer/:id', async (c) => {
    const userID = c.req.param('id');
    if (!isId(userID) || !(await may(readers, c, userID))) return missing(c);
    const customer = await findCustomer(store, 'user_id', userID);
    return customer ? c.json({ data: customerAnswer(customer) }) : missing(c);
  });

  app.post('/api/cecs/customerenrolltoloyalty', taking(enrolSchema), async (c) => {
    const userID = c.req.valid('json').ID;
    if (!(await may(writers, c, userID))) return missing(c);
    const customer = await store.transact(() => enrol(userID, now()));
    return c.json({ data: { ...customerAnswer(customer), CardNumber: customer.cardNumber } });
  });

  app.post(env.INTEGRATION_ACTION_PATH, taking(accountActionSchema), async (c) => {
    const { CustomerID, OMSAccountNumber } = c.req.valid('json');
    if (!(await may(writers, c, CustomerID))) return missing(c);
    return c.json({
      data: customerAnswer(
        await store.transact(() => ensureCustomer(CustomerID, OMSAccountNumber || null)),
      ),
    });
  });

  return {
    app,
    ledger: own,
    start: holds.start,
    stop: holds.stop,
    load: (openingBooks) => openBooks(store, openingBooks, now()),
  };
}
