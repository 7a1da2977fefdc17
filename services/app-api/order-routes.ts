import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { Submitter } from '@/lib/config/submitters';
import { now } from '@/lib/core/time/clock';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import type { Result } from '@/lib/core/result';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { shopperWorksheet } from '../upstream/commerce/orders';
import { calculateOrder, calculateSchema, type Planning } from './calculate/calculate-order';
import { orderQuoteSchema, quoteOrder } from './calculate/quote';
import { fulfillmentParts } from '@/lib/orders/fulfillment-schema';
import { setFulfillment } from './fulfillment/set-fulfillment';
import { addGiftCard, giftCardOrderSchema } from './gift-cards/add-gift-card';
import { invalidToken, refused } from '../http/answers';
import { presentFacts } from './promise/present-facts';
import { promiseProduct, promiseSchema } from './promise/promise-product';
import { listPlacedOrders, type RecentOrders, placedOrdersSchema } from './placed-orders';
import { readBody, taking } from '../http/read-body';
import type { AppApiVariables } from '../http/caller';
import { submissionAnswer, submitAnswer } from './submit/answers';
import type { Journal } from '../orders/journal';
import { outlivesSubmit } from './submit/submitting';
import type { OrderPlacer } from './submit/place-order';
import { inOwnName, submitSchema } from './submit/request';
import { isClosed, type Submission } from '../orders/submission';

interface OrderRoutes {
  planning: Planning;
  /** The token of the link by which the sender of an order follows it. */
  linkOf(orderID: string): Promise<string>;
  journal: Journal;
  orders: OrderPlacer;
  recentOrders: RecentOrders;
  /** Whose token submits orders. */
  submitter: Submitter;
}

function isBeingPlaced(submission: Submission | null): boolean {
  return submission !== null && !isClosed(submission);
}

/** The routes about orders (specification A7). Being able to read an order with their own token proves it to be the shopper's. */
export function orderRoutes({
  planning,
  journal,
  orders,
  recentOrders,
  linkOf,
  submitter,
}: OrderRoutes): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();
  const { upstream } = planning;

  /** The response about an order's submit. With an attempt named, the refusal of another attempt is left out. */
  const statusAnswer = async (context: Context, row: Submission | null, attemptID?: string) => {
    const isOfAnother =
      row?.state === 'refused' && attemptID !== undefined && row.attemptID !== attemptID;
    const link = row?.state === 'placed' ? await linkOf(row.orderID) : null;
    return submissionAnswer(context, isOfAnother ? null : row, link);
  };

  routes.post('/calculateorder', taking(calculateSchema), async (context) => {
    const { OrderID } = context.req.valid('json');
    const submission = await journal.find(OrderID);
    const calculated = await calculateOrder(
      planning,
      context.get('accessToken'),
      OrderID,
      isBeingPlaced(submission),
    );
    return context.json(
      calculated.Order.IsSubmitted ? (submission?.calculated ?? calculated) : calculated,
    );
  });

  routes.post('/promise', taking(promiseSchema), async (context) => {
    const answer = await promiseProduct(
      planning,
      context.get('accessToken'),
      context.req.valid('json'),
    );
    return answer.ok ? context.json({ data: answer.value }) : refused(context, answer.error);
  });

  routes.post('/order/:id/quote', taking(orderQuoteSchema), async (context) => {
    const answer = await quoteOrder(
      upstream,
      context.get('accessToken'),
      context.req.param('id'),
      context.req.valid('json').Zip,
    );
    return answer.ok ? context.json({ data: answer.value }) : refused(context, answer.error);
  });

  routes.get('/deliveryfacts', async (context) => {
    // A caller that stores the facts must not get settings older than the ones it was notified about.
    upstream.settings.drop();
    const facts = await presentFacts(planning);
    return context.json({ data: { ...facts, asOf: now().toISOString() } });
  });

  routes.get('/orders', async (context) => {
    const query = placedOrdersSchema.safeParse(context.req.query());
    if (!query.success)
      return refused(
        context,
        problem('bad-request', { field: String(query.error.issues[0]?.path[0] ?? '') }),
      );
    return context.json(
      await listPlacedOrders({ upstream, recentOrders }, context.get('accessToken'), query.data),
    );
  });

  routes.post('/submitorder', taking(submitSchema), async (context) => {
    const body = context.req.valid('json');
    const accessToken = context.get('accessToken');
    const { order } = await shopperWorksheet(accessToken, body.OrderID);
    const request = inOwnName(body, order.FromUserID);
    if (!request.ok) return refused(context, request.error);
    if (submitter === 'shopper' && !outlivesSubmit(accessToken, now())) {
      // Nothing is opened: a customer's submit is sent again with a new token. An attempt that has begun gets its outcome.
      const submission = await journal.find(body.OrderID);
      if (submission === null || submission.state === 'refused') return invalidToken(context);
    }
    const { Captcha: captcha, Guest } = request.value;
    const client = {
      address: context.get('clientAddress'),
      userID: Guest ? null : (order.FromUserID ?? null),
      email: Guest?.Email,
      captcha,
    };
    const answer = await orders.place(request.value, accessToken, client, order.FromUser);
    const link = answer.Status === 'Submitted' ? await linkOf(answer.OrderID) : null;
    return submitAnswer(context, answer, link);
  });

  /** A change of an order that is not being placed; answers the order as it is calculated then. */
  const changing =
    <Schema extends z.ZodType>(
      schema: Schema,
      change: (
        planning: Planning,
        accessToken: string,
        orderID: string,
        body: z.output<Schema>,
      ) => Promise<Result<CalculatedOrder, Problem>>,
    ) =>
    async (context: Context<AppApiVariables>) => {
      const body = await readBody(context, schema);
      if (!body.ok) return refused(context, body.error);
      const orderID = context.req.param('id') ?? '';
      if (isBeingPlaced(await journal.find(orderID)))
        return refused(context, problem('order-being-placed'));
      const answer = await change(planning, context.get('accessToken'), orderID, body.value);
      return answer.ok ? context.json(answer.value) : refused(context, answer.error);
    };
  routes.put('/order/:id/lineitems', changing(fulfillmentParts, setFulfillment));
  routes.post('/order/:id/giftcards', changing(giftCardOrderSchema, addGiftCard));

  for (const path of ['/order/:id/submission', '/order/:id/status'] as const) {
    routes.get(path, async (context) => {
      const orderID = context.req.param('id');
      await shopperWorksheet(context.get('accessToken'), orderID);
      return statusAnswer(context, await journal.find(orderID), context.req.query('attempt'));
    });
  }

  routes.delete('/order/:id/submission/:attempt', async (context) => {
    const [orderID, attemptID] = [context.req.param('id'), context.req.param('attempt')];
    if (!z.uuid().safeParse(attemptID).success)
      return refused(context, problem('bad-request', { field: 'attempt' }));
    await shopperWorksheet(context.get('accessToken'), orderID);
    const withdrawn = await journal.withdraw(orderID, attemptID);
    return statusAnswer(context, withdrawn ?? (await journal.find(orderID)), attemptID);
  });
  return routes;
}
