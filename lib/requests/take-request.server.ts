import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Order } from 'ordercloud-javascript-sdk';
import type { z } from 'zod';
import { sendersOrder } from '@/lib/checkout/followed-order.server';
import { asOrderOwner } from '@/lib/checkout/order-owner.server';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { log } from '@/lib/core/log';
import { err, ok, type Result } from '@/lib/core/result';
import { attempt } from '@/lib/limits/attempts';
import type { Shopper } from '@/lib/session/shopper';
import { sendPublicRequest } from '@/lib/upstream/app-api/requests';
import { orderName } from '@/lib/orders/order-number';
import { getOrder } from '@/lib/upstream/commerce/orders';
import { orderProblems } from './order-problem';
import { requestForms, type RequestField } from './request-kinds';
import type { requestSchema } from './request-schema';

type PublicRequest = z.output<typeof requestSchema>;
type RequestForStaff = Parameters<typeof sendPublicRequest>[0];

/**
 * Hands what a visitor asks of the house to the staff (decision 132). `login-required` for an order while nobody
 * is logged in who could own it, `not-found` for somebody else's, `rate-limited` for too many from one
 * address, of one e-mail or about one order. What a program typed is answered alike and dropped. Throws `UpstreamError`: nothing was taken then.
 */
export async function takeRequest(
  shopper: Shopper,
  body: PublicRequest,
  address: string,
): Promise<Result<{ taken: true }, Problem>> {
  if (body.website !== '') {
    log('info', 'request of a program dropped', { operation: body.kind });
    return ok({ taken: true });
  }
  const request = 'orderID' in body ? await aboutOrder(shopper, body) : fromPage(body);
  if (!request) {
    const session = await shopper.live();
    return err(problem(session?.kind === 'customer' ? 'not-found' : 'login-required'));
  }
  // Anybody may type an e-mail; whose the order is was looked at.
  const account = 'orderID' in body ? `order ${body.orderID}` : request.Email;
  const counted = await attempt('public-request', { address, account });
  if (!counted) return err(problem('rate-limited'));
  try {
    await sendPublicRequest({ RequestID: body.id ?? randomUUID(), Kind: body.kind, ...request });
  } catch (error) {
    await counted.giveBack();
    throw error;
  }
  return ok({ taken: true });
}

type RequestContents = Omit<RequestForStaff, 'RequestID' | 'Kind'>;
type OrderProblem = Extract<PublicRequest, { kind: 'order-problem' }>;

function fromPage({ kind, ...typed }: Exclude<PublicRequest, OrderProblem>): RequestContents {
  const texts = typed as Record<string, string>;
  const { fields } = requestForms[kind];
  const Answers = Object.entries(fields).flatMap(([field, { label }]) => {
    const Text = texts[field as RequestField] ?? '';
    return Text === '' || field === 'name' || field === 'email' ? [] : [{ Label: label, Text }];
  });
  return { Name: texts.name ?? '', Email: texts.email ?? '', Answers };
}

async function orderByLink(link: string, orderID: string): Promise<Order | null> {
  const followed = await sendersOrder(link);
  return followed?.order.ID === orderID ? followed.order : null;
}

/** Name and e-mail are the order's: who may see it may speak of it. */
async function aboutOrder(
  shopper: Shopper,
  { userID, orderID, link, trouble, message }: OrderProblem,
): Promise<RequestContents | null> {
  const order = link
    ? await orderByLink(link, orderID)
    : await asOrderOwner(shopper, userID, orderID, (proof) =>
        proof.link ? orderByLink(proof.link, orderID) : getOrder(proof.accessToken, orderID),
      );
  if (!order?.IsSubmitted) return null;
  const { FirstName = '', LastName = '', Email = '' } = order.FromUser ?? {};
  return {
    Name: `${FirstName} ${LastName}`.trim(),
    Email,
    Answers: [
      { Label: 'Order', Text: `#${orderName(order)}` },
      { Label: 'What is wrong', Text: orderProblems[trouble] },
      { Label: 'In their words', Text: message },
    ],
  };
}
