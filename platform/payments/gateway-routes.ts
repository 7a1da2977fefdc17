import { Hono, type Context } from 'hono';
import { now } from '@/lib/core/time/clock';
import { localPlatform } from '@/lib/config/local-platform';
import { toCents } from '@/lib/core/money';
import type { Result } from '@/lib/core/result';
import type { Database } from '@/services/database/database';
import { isObject, readObject } from '../wire/body';
import { accountCurrency, hasThreeDSecure, switchCurrency, switchThreeDSecure } from './account';
import { answerErrors, answerStatus, answerXml, type GatewayError } from './answers';
import { endSettlement, submitForSettlement, voidTransaction } from './change-status';
import { clientToken } from './client-token';
import { requireMerchant } from './gateway-auth';
import { passTime, type Changed } from './pass-time';
import { refund } from './refund';
import { sell } from './sale';
import { compileSearch, searchIds, searchTransactions } from './search';
import { readTransaction } from './store';
import type { PaymentTransaction } from './transaction';
import { transactionXml } from './transaction-xml';
import { vaultRoutes } from './vault/vault-routes';
import { XmlList } from './xml';

const { merchantId } = localPlatform.payments;
const LIMIT = 200_000;
const PAGE_SIZE = 50;

/** The merchant's side of the gateway, as the official server SDK drives it. */
export function gatewayRoutes({
  db,
  origin,
  changed,
}: {
  db: Database;
  origin: string;
  changed: Changed;
}): Hono {
  const routes = new Hono();
  routes.use('/merchants/:merchant/*', requireMerchant, async (_, next) => {
    await passTime(db, now(), changed);
    await next();
  });

  routes.post('/merchants/:merchant/client_token', async (c) =>
    answerXml(
      c,
      'client-token',
      { value: clientToken(origin, now(), await hasThreeDSecure(db)) },
      201,
    ),
  );

  // What people at the vendor do for a merchant who asks, and a merchant in the control panel.
  routes.put('/merchants/:merchant/processing_options', async (c) => {
    const body = await readObject(c.req.raw, LIMIT);
    const { three_d_secure: threeDSecure, currency } = body.ok ? body.value : {};
    if (typeof threeDSecure === 'boolean') await switchThreeDSecure(db, threeDSecure);
    else if (typeof currency === 'string') await switchCurrency(db, currency);
    else return answerStatus(c, 400);
    return c.body(null, 204);
  });

  routes.get('/merchants/:merchant/merchant_accounts/:id', async (c) =>
    c.req.param('id') === merchantId
      ? answerXml(c, 'merchant-account', {
          id: merchantId,
          status: 'active',
          default: true,
          currencyIsoCode: await accountCurrency(db),
        })
      : answerStatus(c, 404),
  );

  routes.post('/merchants/:merchant/transactions', async (c) => {
    const body = await readObject(c.req.raw, LIMIT);
    if (!body.ok) return answerStatus(c, body.error === 'too-large' ? 413 : 400);
    const sold = await sell(db, body.value.transaction);
    if (!sold.ok) return answerErrors(c, sold.error);
    const transaction = transactionXml(sold.value);
    const { status, outcome } = sold.value;
    if (status === 'authorized' || status === 'submitted_for_settlement')
      return answerXml(c, 'transaction', transaction, 201);
    const message = outcome.rejection ? `Gateway Rejected: ${outcome.rejection}` : outcome.text;
    return answerErrors(c, [], { message, transaction });
  });

  routes.post('/merchants/:merchant/transactions/:action{advanced_search(?:_ids)?}', async (c) => {
    const body = await readObject(c.req.raw, LIMIT);
    if (!body.ok) return answerStatus(c, body.error === 'too-large' ? 413 : 400);
    const criteria = compileSearch(body.value.search);
    if (!criteria.ok) return answerErrors(c, [], { message: criteria.error });
    if (c.req.param('action') === 'advanced_search_ids') {
      return answerXml(c, 'search-results', {
        pageSize: PAGE_SIZE,
        ids: new XmlList('item', await searchIds(db, criteria.value)),
      });
    }
    const found = await searchTransactions(db, criteria.value, PAGE_SIZE);
    return answerXml(c, 'credit-card-transactions', {
      currentPageNumber: 1,
      pageSize: PAGE_SIZE,
      totalItems: found.length,
      transaction: found.map(transactionXml),
    });
  });

  routes.get('/merchants/:merchant/transactions/:id{[A-Za-z0-9_-]+}', async (c) => {
    const transaction = await readTransaction(db, c.req.param('id'));
    return transaction
      ? answerXml(c, 'transaction', transactionXml(transaction))
      : answerStatus(c, 404);
  });

  routes.put('/merchants/:merchant/transactions/:id{[A-Za-z0-9_-]+}/void', async (c) =>
    answerChange(c, await voidTransaction(db, c.req.param('id'))),
  );

  routes.put(
    '/merchants/:merchant/transactions/:id{[A-Za-z0-9_-]+}/submit_for_settlement',
    async (c) => {
      const body = await readObject(c.req.raw, LIMIT);
      if (!body.ok) return answerStatus(c, 400);
      const rawAmount = isObject(body.value.transaction)
        ? body.value.transaction.amount
        : undefined;
      const amount = rawAmount === undefined || rawAmount === null ? null : Number(rawAmount);
      if (amount !== null && !(amount > 0))
        return answerErrors(c, [
          { code: '81503', attribute: 'amount', message: 'Amount is an invalid format.' },
        ]);
      return answerChange(
        c,
        await submitForSettlement(db, c.req.param('id'), amount === null ? null : toCents(amount)),
      );
    },
  );

  routes.put('/merchants/:merchant/transactions/:id{[A-Za-z0-9_-]+}/settle', async (c) =>
    answerChange(c, await endSettlement(db, c.req.param('id'), 'settled', changed)),
  );

  routes.put(
    '/merchants/:merchant/transactions/:id{[A-Za-z0-9_-]+}/settlement_decline',
    async (c) =>
      answerChange(c, await endSettlement(db, c.req.param('id'), 'settlement_declined', changed)),
  );

  routes.post('/merchants/:merchant/transactions/:id{[A-Za-z0-9_-]+}/refund', async (c) => {
    const body = await readObject(c.req.raw, LIMIT);
    if (!body.ok) return answerStatus(c, 400);
    const { amount: rawAmount, order_id: orderID } = isObject(body.value.transaction)
      ? body.value.transaction
      : {};
    const amount = rawAmount === undefined || rawAmount === null ? null : Number(rawAmount);
    if (amount !== null && !(amount > 0))
      return answerErrors(c, [
        { code: '81503', attribute: 'amount', message: 'Amount is an invalid format.' },
      ]);
    const credit = await refund(
      db,
      c.req.param('id'),
      amount === null ? null : toCents(amount),
      typeof orderID === 'string' ? orderID.slice(0, 255) : undefined,
    );
    return answerChange(c, credit, 201);
  });

  routes.route('/merchants/:merchant', vaultRoutes(db));
  return routes;
}

function answerChange(
  c: Context,
  changed: Result<PaymentTransaction, GatewayError> | null,
  status: 200 | 201 = 200,
): Response {
  if (changed === null) return answerStatus(c, 404);
  return changed.ok
    ? answerXml(c, 'transaction', transactionXml(changed.value), status)
    : answerErrors(c, [changed.error]);
}
