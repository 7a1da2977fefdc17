import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { emailSchema } from '@/lib/address/schema';
import { now } from '@/lib/core/time/clock';
import { problem } from '@/lib/core/errors/error-codes';
import { err } from '@/lib/core/result';
import { officeCents, refundRoles } from '@/lib/orders/staff-roles';
import type { Store } from '@/services/database/statements';
import { cardAnswer, cardsOfOrder } from '../gift-cards/order-cards';
import { activateCard, printCard } from '../gift-cards/paper-cards';
import { resendCard } from '../gift-cards/resend-card';
import { unlockGiftCard } from '../ledgers/try-gift-card';
import { orderNamed } from '../orders/order-numbers';
import { readWorksheet } from '../upstream/commerce/orders';
import type { Upstream } from '../upstream/upstream';
import { forbidden, refused } from '../http/answers';
import type { AppApiVariables } from '../http/caller';
import { ownOrder } from '../orders/order-owner';
import { taking } from '../http/read-body';
import { isSellerWith, isStaffWith, sellersWith } from '../http/staff';
import { buyerName } from '../orders/confirmation';
import type { Journal } from '../orders/journal';

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

/** `POST /api/order/{id}/giftcards/{card}/mailbox`: where the card goes instead. */
export const cardMailboxSchema = z.strictObject({ Email: emailSchema() });

/** The place of a card in its order, from the path; `null` for none. */
const placeIn = (card: string) => (/^[1-9]\d{0,3}$/.test(card) ? Number(card) : null);

/** The routes of sold gift cards: their state for the buyer, their mail sent again or to the right mailbox, paper cards printed and scanned, locked ones unlocked (decisions 080, 109). */
export function giftCardRoutes({
  store,
  upstream,
  journal,
  onMailQueued,
}: GiftCardRoutes): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();

  const answerSent = (c: Context, sent: Awaited<ReturnType<typeof resendCard>>) => {
    if (!sent.ok) return sent.error === 'too-much' ? forbidden(c) : refused(c, sent.error);
    onMailQueued();
    return c.json({ data: sent.value }, 202);
  };

  routes.get('/order/:id/giftcards', async (c) => {
    const orderID = c.req.param('id');
    if (!(await isStaffWith(c, packing))) await ownOrder(c, { store, upstream }, orderID);
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
    return answerSent(c, sent);
  });

  // Whoever opens the mail can spend the card: as of a refund, the office decides alone on little of one order.
  routes.post(
    '/order/:id/giftcards/:card/mailbox',
    sellersWith(service, ...refundRoles(0)),
    taking(cardMailboxSchema),
    async (c) => {
      const caller = c.get('caller');
      const orderID = await orderNamed(store, c.req.param('id'));
      const submission = await journal.find(orderID);
      if (submission?.state !== 'placed' || !submission.calculated)
        return refused(c, problem('not-found'));
      const place = placeIn(c.req.param('card'));
      const card = (await cardsOfOrder(store, orderID)).find((each) => each.place === place);
      if (!card?.mailing) return refused(c, problem('not-found', { field: 'card' }));
      const mostCents = isSellerWith(caller, service, ...refundRoles(Infinity))
        ? Infinity
        : officeCents;
      const { order } = await readWorksheet(upstream.token, orderID);
      const sent = await resendCard(store, {
        order: submission.calculated,
        place: card.place,
        from: buyerName(submission, order),
        now: now(),
        correction: { email: c.req.valid('json').Email, staff: caller.username, mostCents },
      });
      return answerSent(c, sent);
    },
  );

  routes.post('/order/:id/giftcards/:card/print', sellersWith(packing), async (c) => {
    const place = placeIn(c.req.param('card'));
    const printed =
      place === null ? err(problem('not-found')) : await printCard(store, c.req.param('id'), place);
    return printed.ok ? c.json({ data: printed.value }) : refused(c, printed.error);
  });

  routes.put('/giftcards/unlocked', sellersWith(service), taking(cardNumberSchema), async (c) => {
    const body = c.req.valid('json');
    const wrong = await unlockGiftCard(store, body.Number);
    return wrong === null
      ? refused(c, problem('not-found'))
      : c.json({ data: { PartialAccountNumber: body.Number.slice(-4), WrongPins: wrong } });
  });

  routes.put('/giftcards/activation', sellersWith(packing), taking(cardNumberSchema), async (c) => {
    const card = await activateCard(store, c.req.valid('json').Number, now());
    return card ? c.json({ data: card }) : refused(c, problem('not-found'));
  });
  return routes;
}
