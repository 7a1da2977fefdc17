import { Hono } from 'hono';
import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { problem } from '@/lib/core/error-codes';
import type { Store } from '@/lib/database/statements';
import { activateCard } from '../gift-cards/activate-card';
import { cardAnswer, cardsOfOrder } from '../gift-cards/order-cards';
import { resendCard } from '../gift-cards/resend-card';
import { shopperWorksheet } from '../upstream/commerce/orders';
import { forbidden, refused } from './http/answers';
import { isSellerWith } from './http/caller';
import { readBody } from './http/read-body';
import type { AppApiVariables } from './http/variables';
import { buyerName } from './submit/confirmation';
import type { Journal } from './submit/journal';

interface GiftCardRoutes {
  store: Store;
  journal: Journal;
  /** Wakes the outbox. */
  told(): void;
}

/** The role of those who pack and hand over. */
const role = 'ShipmentAdmin';

/** `PUT /api/giftcards/activation`: the number as it was scanned. In the body, for addresses are logged on their way. */
export const activationSchema = z.strictObject({ Number: z.string().regex(/^\d{8,19}$/) });

/** Gift cards that were sold: what the buyer is told of them, their mail once more, and the scan that lets a paper card be spent (decision 080). */
export function giftCardRoutes({ store, journal, told }: GiftCardRoutes): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();

  routes.get('/order/:id/giftcards', async (c) => {
    const orderID = c.req.param('id');
    if (!isSellerWith(c.get('caller'), role)) await shopperWorksheet(c.get('accessToken'), orderID);
    return c.json({ data: { Cards: (await cardsOfOrder(store, orderID)).map(cardAnswer) } });
  });

  routes.post('/order/:id/giftcards/:card/resend', async (c) => {
    const orderID = c.req.param('id');
    const { order } = await shopperWorksheet(c.get('accessToken'), orderID);
    const submission = await journal.find(orderID);
    if (submission?.state !== 'placed' || !submission.calculated || !/^[1-9]\d{0,3}$/.test(c.req.param('card'))) return refused(c, problem('not-found'));
    const sent = await resendCard(store, { order: submission.calculated, place: Number(c.req.param('card')), from: buyerName(submission, order), now: now() });
    if (!sent.ok) return refused(c, sent.error);
    told();
    return c.json({ data: sent.value }, 202);
  });

  routes.put('/giftcards/activation', async (c) => {
    if (!isSellerWith(c.get('caller'), role)) return forbidden(c);
    const body = await readBody(c, activationSchema);
    if (!body.ok) return refused(c, body.error);
    const card = await activateCard(store, body.value.Number, now());
    return card ? c.json({ data: card }) : refused(c, problem('not-found'));
  });
  return routes;
}
