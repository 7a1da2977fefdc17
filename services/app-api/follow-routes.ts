import { Hono } from 'hono';
import { z } from 'zod';
import { emailSchema } from '@/lib/address/schema';
import { now } from '@/lib/core/time/clock';
import { problem } from '@/lib/core/errors/error-codes';
import { orderTokenShape } from '@/lib/core/order-link';
import { attempt } from '@/lib/limits/attempts';
import { inEqualTime } from '@/lib/limits/equal-time';
import { readOrderNumber } from '@/lib/orders/order-number';
import { sendersPhotos } from '@/lib/orders/shipment/shipment-photo';
import { floorRoles, refundRoles, staffRoles, reportRoles } from '@/lib/orders/staff-roles';
import { securityEvent } from '@/lib/security/security-log';
import type { Store } from '@/services/database/statements';
import { followOrder } from '../after/follow-order';
import { lookUpOrder, makeOrderCode, takeOrderCode } from '../after/order-lookup';
import {
  endSenderLink,
  keepLink,
  recipientTokens,
  senderUntil,
  type OrderLinks,
} from '../orders/order-links';
import { recordEvents, shipmentAnswers, shipmentEventsSchema } from '../after/record-events';
import { orderNamed } from '../orders/order-numbers';
import { photosOf } from '../orders/photos';
import { livesOf } from '../orders/shipment-events';
import type { MiddlewareToken } from '../upstream/commerce/middleware-token';
import { readWorksheet } from '../upstream/commerce/orders';
import type { Upstream } from '../upstream/upstream';
import { forbidden, refused } from '../http/answers';
import type { AppApiVariables } from '../http/caller';
import { idSchema } from '../http/field-schemas';
import { ownOrder } from '../orders/order-owner';
import { readBody, taking } from '../http/read-body';
import { isSellerWith, isStaffWith, sellersWith } from '../http/staff';
import type { KeyedDigest } from './limits/client';
import type { Journal } from '../orders/journal';

interface FollowRoutes {
  store: Store;
  upstream: Upstream;
  /** May read shipments. */
  shipments: MiddlewareToken;
  journal: Journal;
  links: OrderLinks;
  digest: KeyedDigest;
  /** Wakes the outbox. */
  onQueued(): void;
}

export const followSchema = z.strictObject({ Token: z.string().regex(orderTokenShape) });
export const lookupSchema = z.strictObject({
  Number: z.string().trim().min(1).max(100),
  Email: emailSchema(),
});
export const codeSchema = z.strictObject({
  Lookup: idSchema,
  Code: z.string().regex(/^\d{6}$/),
});

/**
 * The routes after an order: its page by a link, looking it up by number and e-mail, and the shop floor's reports about its shipments (design of the order
 * page). The link's digest is the authority; the access token of the call does not matter.
 */
export function followRoutes({
  store,
  upstream,
  shipments,
  journal,
  links,
  digest,
  onQueued,
}: FollowRoutes): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();
  const reading = { store, journal, links, orders: upstream.token, shipments };

  routes.post('/follow', async (c) => {
    const body = await readBody(c, followSchema);
    if (!body.ok) return refused(c, problem('not-found'));
    const followed = await followOrder(reading, body.value.Token, now());
    return followed ? c.json({ data: followed }) : refused(c, problem('not-found'));
  });

  routes.post('/orderlookup', taking(lookupSchema), async (c) => {
    const body = c.req.valid('json');
    const { Number, Email } = body;
    // By the order too: wrong numbers of a stranger's keep nobody from their own.
    const account = `${readOrderNumber(Number) ?? Number} ${Email}`;
    const who = { address: c.get('clientAddress'), account };
    if (!(await attempt('order-lookup', who))) return refused(c, problem('rate-limited'));
    const Lookup = await inEqualTime(async () => {
      const found = await lookUpOrder(store, upstream.token, body);
      return makeOrderCode(store, digest, found, now());
    });
    onQueued();
    return c.json({ data: { Lookup } }, 202);
  });

  routes.post('/orderlookup/code', taking(codeSchema), async (c) => {
    if (!(await attempt('order-code', { address: c.get('clientAddress') })))
      return refused(c, problem('rate-limited'));
    const { Lookup: id, Code: code } = c.req.valid('json');
    const opened = await store.transact(function* () {
      const orderID = yield* takeOrderCode(digest, { id, code }, now());
      if (!orderID) return null;
      const target = { role: 'sender', orderID, shipmentID: null } as const;
      return { orderID, Token: yield* keepLink(links, target, senderUntil([], now())) };
    });
    if (!opened) return refused(c, problem('order-code-wrong', { field: 'Code' }));
    const { orderID, Token } = opened;
    securityEvent('order-opened', { orderID, reason: 'mailed-code' });
    return c.json({ data: { Token } });
  });

  // Those who answer the phone end the link of an order, as they cancel and refund it.
  routes.post('/order/:id/link/end', sellersWith('OrderAdmin', ...refundRoles(0)), async (c) => {
    const { username: staff } = c.get('caller');
    const orderID = await orderNamed(store, c.req.param('id'));
    const isEnded = await store.transact(() =>
      endSenderLink(links, orderID, { staff, now: now() }),
    );
    return isEnded ? c.json({ data: { Ended: true } }) : refused(c, problem('not-found'));
  });

  routes.get('/order/:id/shipmentevents', async (c) => {
    const orderID = c.req.param('id');
    const isStaff = await isStaffWith(c, ...floorRoles, ...staffRoles);
    if (!isStaff) await ownOrder(c, { store, upstream }, orderID);
    const data = await store.transact(function* () {
      const lives = yield* livesOf(orderID);
      return {
        Shipments: shipmentAnswers(lives),
        Photos: sendersPhotos(lives, yield* photosOf(orderID)),
        RecipientLinks: isStaff ? {} : yield* recipientTokens(links, orderID, now()),
      };
    });
    return c.json({ data });
  });

  routes.post(
    '/order/:id/shipmentevents',
    sellersWith(...floorRoles, ...staffRoles),
    taking(shipmentEventsSchema),
    async (c) => {
      const caller = c.get('caller');
      const body = c.req.valid('json');
      const isTheirs = body.Events.every(({ State }) =>
        isSellerWith(caller, ...floorRoles, ...reportRoles(State)),
      );
      if (!isTheirs) return forbidden(c);
      const worksheet = await readWorksheet(upstream.token, c.req.param('id'));
      const answer = await recordEvents(store, links, worksheet, body.Events, now());
      if (!answer.ok) return refused(c, answer.error);
      onQueued();
      const { recorded, lives } = answer.value;
      return c.json({ data: { Recorded: recorded, Shipments: shipmentAnswers(lives) } });
    },
  );
  return routes;
}
