import { Hono } from 'hono';
import { z } from 'zod';
import { now } from '@/lib/core/time/clock';
import { problem } from '@/lib/core/error-codes';
import { err } from '@/lib/core/result';
import type { Store } from '@/services/database/statements';
import { cardAnswer, cardsOfOrder } from '../gift-cards/order-cards';
import { activateCard, printCard } from '../gift-cards/paper-cards';
import { resendCard } from '../gift-cards/resend-card';
import { unlockGiftCard } from '../ledgers/try-gift-card';
import type { Upstream } from '../upstream/upstream';
import { forbidden, refused } from './http/answers';
import { type AppApiVariables, isSellerWith } from './http/caller';
import { ownOrder } from './http/order-owner';
import { readBody } from './http/read-body';
import { buyerName } from './submit/confirmation';
import type { Journal } from './submit/journal';

interface GiftCardRoutes {
  store: Store;
  upstream: Pick<Upstream, 'token'>;
  journal: Journal;
  /** Wakes the outbox. */
  onMailQueued(): void;
}

/** The roles of those who pack and hand over, and of customer service. */
const [packing, service] = ['ShipmentAdmin', 'OrderAdmin'];

/** A card by its number, scanned or read out. In the body, because addresses end up in logs. */
export const cardNumberSchema = z.strictObject({ Number: z.string().regex(/^\d{8,19}$/) });

/** The place of a card in its order, from the path; `null` for none. */
const placeIn = (card: string) => (/^[1-9]\d{0,3}$/.test(card) ? Number(card) : null);

/** The routes of sold gift cards: their state for the buyer, their mail sent again, paper cards printed and scanned, locked ones unlocked (decisions 080, 109). */
export function giftCardRoutes({
  store,
  upstream,
  journal,
  onMailQueued,
}: GiftCardRoutes): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();

  routes.get('/order/:id/giftcards', async (c) => {
    const orderID = c.req.param('id');
    if (!isSellerWith(c.get('caller'), packing)) await ownOrder(c, { store, upstream }, orderID);
    return c.json({ data: { Cards: (await cardsOfOrder(store, orderID)).map(cardAnswer) } });
  });

  routes.post('/order/:id/giftcards/:card/resend', async (c) => {
    const orderID = c.req.param('id');
    const { order } = await ownOrder(c, { store, upstream }, orderID);
    const submission = await journal.find(orderID);
    const place = placeIn(c.req.param('card'));
    if (submission?.state !== 'placed' || !submission.calculated || place === null)
      return refused(c, problem('not-found'));
    const sent = await resendCard(store, {
      order: submission.calculated,
      place,
      from: buyerName(submission, order),
      now: now(),
    });
    if (!sent.ok) return refused(c, sent.error);
    onMailQueued();
    return c.json({ data: sent.value }, 202);
  });

  routes.post('/order/:id/giftcards/:card/print', async (c) => {
    if (!isSellerWith(c.get('caller'), packing)) return forbidden(c);
    const place = placeIn(c.req.param('card'));
    const printed =
      place === null ? err(problem('not-found')) : await printCard(store, c.req.param('id'), place);
    return printed.ok ? c.json({ data: printed.value }) : refused(c, printed.error);
  });

  routes.put('/giftcards/unlocked', async (c) => {
    if (!isSellerWith(c.get('caller'), service)) return forbidden(c);
    const body = await readBody(c, cardNumberSchema);
    if (!body.ok) return refused(c, body.error);
    const wrong = await unlockGiftCard(store, body.value.Number);
    return wrong === null
      ? refused(c, problem('not-found'))
      : c.json({ data: { PartialAccountNumber: body.value.Number.slice(-4), WrongPins: wrong } });
  });

  routes.put('/giftcards/activation', async (c) => {
    if (!isSellerWith(c.get('caller'), packing)) return forbidden(c);
    const body = await readBody(c, cardNumberSchema);
    if (!body.ok) return refused(c, body.error);
    const card = await activateCard(store, body.value.Number, now());
    return card ? c.json({ data: card }) : refused(c, problem('not-found'));
  });
  return routes;
}
