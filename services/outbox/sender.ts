import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { secondNoticeAfterMs } from '@/lib/cache/revalidation';
import { brand } from '@/lib/config/brand';
import { changeStream, type Env } from '@/lib/config/env';
import { log } from '@/lib/core/log';
import { now } from '@/lib/core/time/clock';
import { outbound, type CallEnd } from '@/lib/core/process/outbound';
import { traced } from '@/lib/core/tracing';
import { orderName } from '@/lib/orders/order-number';
import { redis } from '@/lib/replicas/redis';
import { followPath, orderPagePath } from '@/lib/routes/order-path';
import type { Store } from '@/services/database/statements';
import { seenPhoto } from '../orders/photos';
import { keepLink, orderLinks, senderUntil } from '../orders/order-links';
import { writeStatuses } from '../orders/write-statuses';
import { every, type Loop } from '../loop';
import { accountNoticeMail } from '../mails/account-notice';
import { changedMail } from '../mails/changed';
import type { MailContent } from '../mails/content';
import { giftCardMail } from '../mails/gift-card';
import { orderCodeMail } from '../mails/order-code';
import { orderLink } from '../mails/order/order-link';
import { readShopFacts } from '../mails/order/shop-facts';
import { orderMoneyMail } from '../mails/order-money';
import { passwordResetMail } from '../mails/password-reset';
import { perksJoinedMail } from '../mails/perks-joined';
import { placedMail } from '../mails/placed';
import { shipmentNewsMail } from '../mails/shipment-news';
import { stockNoticeMail } from '../mails/stock-notice';
import { toMessage } from '../mails/to-message';
import { nobody } from '../upstream/commerce/order-person';
import { patchOrder, readOrder } from '../upstream/commerce/orders';
import { middlewareToken } from '../upstream/commerce/middleware-token';
import { findUser } from '../upstream/commerce/people';
import type { Upstream } from '../upstream/upstream';
import { eventKeeper } from './purchased-events';
import { readRequest, requestMail } from '../requests/public-request';
import { endStockNotice, mailboxOf } from '../stock-notices/stock-notice';
import { isCommerceRefusal } from '../upstream/commerce/failure';
import {
  dueAgain,
  keepTaken,
  leaseMs,
  markFailed,
  markSent,
  mostTaken,
  takeDue,
  type QueuedMessage,
} from './outbox';
import { afterStorefrontsMs, deliverPurge } from './purge-cdn';
import { isRefusedForGood } from './refused-for-good';
import { taxKinds, type TaxMessage } from './tax-messages';
import { deliverRevalidation } from './tell-storefront';

/** Sends what lies in the outbox, at least once; a second delivery carries the same Message-ID or says the same again. */
export interface Sender extends Loop {
  /** Sends what is due now, as many as are taken at a time; returns how many went out. */
  sendDue(): Promise<number>;
}

/** What the sender works with besides. */
interface SenderWork {
  /** Tells what mails say of the shop. */
  shop: Pick<Upstream, 'settings' | 'places'>;
  /** Looks at a placed order for what was changed of it; throws when that cannot be read. */
  noteChanges(orderID: string): Promise<void>;
  /** Tells the tax vendor of a sale or what became of it. */
  reportTax(message: TaxMessage): Promise<void>;
}

/** How often it looks for what is due, and how long what it took is its own; tests shorten them. */
interface SenderTiming {
  intervalMs: number;
  leaseMs: number;
}

/** The sender: mail over SMTP (`SMTP_URL`, from `MAIL_FROM`), messages to the storefronts, the CDN and the commerce platform over HTTP. */
export function outboxSender(
  store: Store,
  env: Env,
  { shop, noteChanges, reportTax }: SenderWork,
  { intervalMs = 1000, leaseMs: ownMs = leaseMs }: Partial<SenderTiming> = {},
): Sender {
  const transport = createTransport(
    { url: env.SMTP_URL, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 },
    { from: { name: brand.name, address: env.MAIL_FROM } },
  );
  const keepEvents = eventKeeper(store, env);
  const orders = middlewareToken(env);
  const customers = middlewareToken(env, 'customers');
  const links = orderLinks(env.STOREFRONT_WEBHOOK_SECRET);
  /** The token is made here and kept nowhere; that it opens was written when the order was placed, or is now, should the secret have changed since. */
  const followAddress = async ({ Order: { ID: orderID } }: { Order: { ID: string } }) => {
    const target = { role: 'sender', orderID, shipmentID: null } as const;
    const token = await store.transact(() => keepLink(links, target, senderUntil([], now())));
    return `${env.SITE_ORIGIN}${orderPagePath(token)}`;
  };
  const deliver = async (message: QueuedMessage): Promise<unknown> => {
    const origin = env.SITE_ORIGIN;
    const mail = (content: MailContent, to: string) =>
      transport.sendMail(toMessage(content, { messageID: message.messageID, to }));
    if (message.kind === 'order-confirmation') {
      const { giftCards = [], payments = [], ...placed } = message.payload;
      const facts = await readShopFacts(shop, origin);
      const followAt = await followAddress(placed.order);
      return mail(
        placedMail({ ...placed, giftCards, payments, followAt }, facts, now()),
        placed.to,
      );
    }
    if (message.kind === 'gift-card')
      return mail(giftCardMail(message.payload, origin), message.payload.to);
    if (message.kind === 'account-notice')
      return mail(accountNoticeMail(message.payload, origin), message.payload.to);
    if (message.kind === 'password-reset')
      return mail(passwordResetMail(message.payload, origin), message.payload.to);
    if (message.kind === 'perks-joined') {
      const { userID, cardNumber } = message.payload;
      const user = await findUser(customers, env, userID);
      if (!user?.Email) return;
      return mail(
        perksJoinedMail({ firstName: user.FirstName ?? '', cardNumber }, origin),
        user.Email,
      );
    }
    if (message.kind === 'public-request') {
      const request = await readRequest(store, message.payload.requestID);
      const to = env.STAFF_EMAIL ?? env.MAIL_FROM;
      return request && transport.sendMail(requestMail(message.messageID, request, to));
    }
    if (message.kind === 'stock-notice') {
      const mailbox = await mailboxOf(store, message.payload.noticeID);
      if (mailbox === null) return;
      await mail(stockNoticeMail(message.payload, origin), mailbox);
      return void (await endStockNotice(store, message.payload.noticeID));
    }
    if (message.kind === 'purchased-events') return keepEvents(message.payload);
    if (message.kind === 'mail-sent') {
      const { orderID, name, at } = message.payload;
      return patchOrder(orders, orderID, { xp: { MailsSent: { [name]: at } } });
    }
    if (message.kind === 'order-code')
      return mail(orderCodeMail(message.payload), message.payload.to);
    if (message.kind === 'shipment-news') {
      const { to, ...happened } = message.payload;
      const { order } = happened;
      const url = orderLink(origin, order.Order, await followAddress(order));
      const seen = await seenPhoto(store, order.Order.ID, happened);
      // What was made is news with its photo, and until it leaves.
      if (happened.state === 'designed' && (!seen.photo || seen.hasLeft)) return;
      const photo = seen.photo && {
        ...seen.photo,
        src: `${origin}${followPath(links.photoToken(order.Order.ID, seen.photo.id), `photo/${seen.photo.id}`)}`,
      };
      const news = {
        ...happened,
        number: orderName(order.Order),
        url,
        ...(photo ? { photo } : {}),
      };
      const content = shipmentNewsMail(news, await readShopFacts(shop, origin));
      return content && mail(content, to);
    }
    if (message.kind === 'order-money') {
      const { orderID, news } = message.payload;
      const order = await readOrder(orders, orderID);
      const { FirstName: firstName = '', Email: to } = order.FromUser ?? {};
      if (!to || to === nobody.Email) return;
      const header = { ID: orderID, FromUserID: order.FromUserID ?? '' };
      const url = orderLink(origin, header, await followAddress({ Order: header }));
      return mail(orderMoneyMail({ firstName, number: orderName(order), url }, news), to);
    }
    if (message.kind === 'order-changed') {
      const { to, orderID, userID, ...changed } = message.payload;
      const header = { ID: orderID, FromUserID: userID };
      const url = orderLink(origin, header, await followAddress({ Order: header }));
      return mail(changedMail({ ...changed, url }), to);
    }
    if (message.kind === 'order-look') return noteChanges(message.payload.orderID);
    if (message.kind === 'shipment-status') {
      await writeStatuses(store, orders, message.payload.orderID);
      return noteChanges(message.payload.orderID);
    }
    if (message.kind === 'cdn-purge') return deliverPurge(message.payload, env);
    if (message.kind === 'tax-sale' || message.kind === 'tax-return' || message.kind === 'tax-void')
      return reportTax(message);
    return deliverRevalidation(message.payload, env);
  };
  /** The messages being sent, by ID: a mail server may take longer than the lease. */
  const inHand = new Set<string>();
  const keepInHand = () =>
    keepTaken(store, [...inHand], ownMs).catch((error: unknown) =>
      log('warn', 'messages not kept', { operation: 'outbox', detail: String(error) }),
    );
  const send = async (message: QueuedMessage): Promise<0 | 1> => {
    try {
      inHand.add(message.id);
      await traced({ kind: 'internal', name: `outbox ${message.kind}`, from: null }, () =>
        outbound(carrierOf(message), message.kind, () => deliver(message), endOfDelivery),
      ).finally(() => inHand.delete(message.id));
      const note = await markSent(store, message, now());
      if (note) await send(note);
      return 1;
    } catch (error) {
      const died = await markFailed(store, message.id, String(error), isRefusedForGood(error));
      log(died ? 'error' : 'warn', died ? 'message given up' : 'message not sent', {
        operation: message.kind,
        attempt: message.attempts,
        errCode: (error as { code?: string }).code,
        detail: died ? message.id : undefined,
      });
      return 0;
    }
  };
  const pass = async () => {
    const due = await takeDue(store, ownMs);
    for (const { id } of due) inHand.add(id);
    const keeping = setInterval(() => void keepInHand(), ownMs / 3);
    try {
      return { sent: await sendAll(due), isFull: due.length === mostTaken };
    } finally {
      clearInterval(keeping);
    }
  };
  const sendAll = async (due: readonly QueuedMessage[]) => {
    const isPurge = ({ kind }: QueuedMessage) => kind === 'cdn-purge';
    const sent = await Promise.all(due.filter((message) => !isPurge(message)).map(send));
    const purges = due.filter(isPurge);
    // Late: what the storefronts have only just been told comes before what the CDN is told.
    if (purges.length > 0 && due.some(({ kind }) => kind === 'storefront-revalidation'))
      await wait(afterStorefrontsMs);
    sent.push(...(await Promise.all(purges.map(send))));
    return sent.reduce<number>((all, count) => all + count, 0);
  };
  /** While messages go out and more may wait, pass follows pass. */
  const work = async () => {
    const { sent, isFull } = await pass();
    if (isFull && sent > 0) loop.wake();
  };
  const loop = every(intervalMs, work, 'outbox');
  const wake = () => {
    loop.wake();
    // What follows from a change is due to the moment: a CDN shows the old page until then.
    for (const ms of [secondNoticeAfterMs, secondNoticeAfterMs + afterStorefrontsMs])
      setTimeout(loop.wake, ms).unref();
  };
  redis(env)?.onReturn(() => {
    void dueAgain(store, changeStream).then(loop.wake, () => undefined);
  });
  return { ...loop, wake, sendDue: async () => (await pass()).sent };
}

/** A mailbox that is not there, and an order the platform does not know, are answers: nobody is down (alert `VendorFails`). */
function endOfDelivery(error: unknown): CallEnd {
  const isAnswer = isRefusedForGood(error) || isCommerceRefusal(error);
  return { outcome: isAnswer ? 'refused' : 'failed' };
}

const commerceKinds: readonly QueuedMessage['kind'][] = [
  'purchased-events',
  'mail-sent',
  'order-look',
  'shipment-status',
];

/** Who carries a message, as the metrics call them. */
function carrierOf({ kind }: QueuedMessage): string {
  if (commerceKinds.includes(kind)) return 'commerce';
  if (kind === 'cdn-purge') return 'cdn';
  if (taxKinds.some((tax) => tax === kind)) return 'tax';
  return kind === 'storefront-revalidation' ? 'storefront' : 'mail';
}
