import { createTransport } from 'nodemailer';
import { brand } from '@/lib/config/brand';
import type { Env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { orderName } from '@/lib/orders/order-number';
import { followPath, orderPagePath } from '@/lib/routes/order-path';
import type { Store } from '@/services/database/statements';
import { noteChanges } from './after/note-changes';
import { accountNoticeMail } from './mails/account-notice';
import { changedMail } from './mails/changed';
import type { MailContent } from './mails/content';
import { giftCardMail } from './mails/gift-card';
import { orderCodeMail } from './mails/order-code';
import { orderMoneyMail } from './mails/order-money';
import { orderLink } from './mails/order/order-link';
import { readShopFacts } from './mails/order/shop-facts';
import { passwordResetMail } from './mails/password-reset';
import { perksJoinedMail } from './mails/perks-joined';
import { placedMail } from './mails/placed';
import { shipmentNewsMail } from './mails/shipment-news';
import { stockNoticeMail } from './mails/stock-notice';
import { toMessage } from './mails/to-message';
import { keepLink, orderLinks, senderUntil } from './orders/order-links';
import { seenPhoto } from './orders/photos';
import { writeStatuses } from './orders/write-statuses';
import { readRequest, requestMail } from './requests/public-request';
import { endStockNotice, mailboxOf } from './stock-notices/stock-notice';
import { reportTax } from './tax/report-tax';
import { middlewareToken } from './upstream/commerce/middleware-token';
import { nobody } from './upstream/commerce/order-person';
import { patchOrder, readOrder, readWorksheet } from './upstream/commerce/orders';
import { findUser } from './upstream/commerce/people';
import type { Upstream } from './upstream/upstream';
import type { QueuedMessage } from './outbox/outbox';
import { eventKeeper } from './outbox/purchased-events';
import { deliverPurge } from './outbox/purge-cdn';
import { deliverRevalidation } from './outbox/tell-storefront';

type MessageOf<Kind extends QueuedMessage['kind']> = Extract<QueuedMessage, { kind: Kind }>;

/**
 * Delivers one message: mail over SMTP (`SMTP_URL`, from `MAIL_FROM`), all else over HTTP. What its mailbox or its order no longer asks for is delivered by
 * doing nothing. Throws what keeps it from being delivered.
 */
export function deliverer(
  store: Store,
  env: Env,
  upstream: Upstream,
): (message: QueuedMessage) => Promise<unknown> {
  const origin = env.SITE_ORIGIN;
  const transport = createTransport(
    { url: env.SMTP_URL, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 },
    { from: { name: brand.name, address: env.MAIL_FROM } },
  );
  const keepEvents = eventKeeper(store, env);
  const customers = middlewareToken(env, 'customers');
  const links = orderLinks(env.STOREFRONT_WEBHOOK_SECRET);
  const shopFacts = () => readShopFacts(upstream, origin);
  const lookForChanges = (orderID: string) =>
    noteChanges(
      {
        store,
        readWorksheet: (id) => readWorksheet(upstream.token, id),
        shopFacts,
        settings: () => upstream.settings.get(),
      },
      orderID,
    );
  const mail = ({ messageID }: QueuedMessage, content: MailContent, to: string) =>
    transport.sendMail(toMessage(content, { messageID, to }));

  /** The token is made here and kept nowhere; that it opens was written when the order was placed, or is now, should the secret have changed since. */
  const followAddress = async (orderID: string) => {
    const target = { role: 'sender', orderID, shipmentID: null } as const;
    const token = await store.transact(() => keepLink(links, target, senderUntil([], now())));
    return `${origin}${orderPagePath(token)}`;
  };

  const confirm = async (message: MessageOf<'order-confirmation'>) => {
    const { giftCards = [], payments = [], ...placed } = message.payload;
    const facts = await shopFacts();
    const followAt = await followAddress(placed.order.Order.ID);
    const content = placedMail({ ...placed, giftCards, payments, followAt }, facts, now());
    return mail(message, content, placed.to);
  };

  const welcomeToPerks = async (message: MessageOf<'perks-joined'>) => {
    const { userID, cardNumber } = message.payload;
    const user = await findUser(customers, env, userID);
    if (!user?.Email) return;
    const content = perksJoinedMail({ firstName: user.FirstName ?? '', cardNumber }, origin);
    return mail(message, content, user.Email);
  };

  const mailStaff = async ({ messageID, payload }: MessageOf<'public-request'>) => {
    const request = await readRequest(store, payload.requestID);
    const to = env.STAFF_EMAIL ?? env.MAIL_FROM;
    return request && transport.sendMail(requestMail(messageID, request, to));
  };

  const mailWhoWaits = async (message: MessageOf<'stock-notice'>) => {
    const { noticeID } = message.payload;
    const mailbox = await mailboxOf(store, noticeID);
    if (mailbox === null) return;
    await mail(message, stockNoticeMail(message.payload, origin), mailbox);
    await endStockNotice(store, noticeID);
  };

  const mailShipmentNews = async (message: MessageOf<'shipment-news'>) => {
    const { to, ...happened } = message.payload;
    const header = happened.order.Order;
    const url = orderLink(origin, header, await followAddress(header.ID));
    const { photo, hasLeft } = await seenPhoto(store, header.ID, happened);
    // What was made is news with its photo, and until it leaves.
    if (happened.state === 'designed' && (!photo || hasLeft)) return;
    const shown = photo && {
      ...photo,
      src: `${origin}${followPath(links.photoToken(header.ID, photo.id), `photo/${photo.id}`)}`,
    };
    const news = {
      ...happened,
      number: orderName(header),
      url,
      ...(shown ? { photo: shown } : {}),
    };
    const content = shipmentNewsMail(news, await shopFacts());
    return content && mail(message, content, to);
  };

  const mailMoneyNews = async (message: MessageOf<'order-money'>) => {
    const { orderID, news } = message.payload;
    const order = await readOrder(upstream.token, orderID);
    const { FirstName: firstName = '', Email: to } = order.FromUser ?? {};
    if (!to || to === nobody.Email) return;
    const header = { ID: orderID, FromUserID: order.FromUserID ?? '' };
    const url = orderLink(origin, header, await followAddress(orderID));
    return mail(message, orderMoneyMail({ firstName, number: orderName(order), url }, news), to);
  };

  const mailChanges = async (message: MessageOf<'order-changed'>) => {
    const { to, orderID, userID, ...changed } = message.payload;
    const header = { ID: orderID, FromUserID: userID };
    const url = orderLink(origin, header, await followAddress(orderID));
    return mail(message, changedMail({ ...changed, url }), to);
  };

  return async (message) => {
    switch (message.kind) {
      case 'order-confirmation':
        return confirm(message);
      case 'gift-card':
        return mail(message, giftCardMail(message.payload, origin), message.payload.to);
      case 'account-notice':
        return mail(message, accountNoticeMail(message.payload, origin), message.payload.to);
      case 'password-reset':
        return mail(message, passwordResetMail(message.payload, origin), message.payload.to);
      case 'perks-joined':
        return welcomeToPerks(message);
      case 'public-request':
        return mailStaff(message);
      case 'stock-notice':
        return mailWhoWaits(message);
      case 'order-code':
        return mail(message, orderCodeMail(message.payload), message.payload.to);
      case 'shipment-news':
        return mailShipmentNews(message);
      case 'order-money':
        return mailMoneyNews(message);
      case 'order-changed':
        return mailChanges(message);
      case 'purchased-events':
        return keepEvents(message.payload);
      case 'mail-sent': {
        const { orderID, name, at } = message.payload;
        return patchOrder(upstream.token, orderID, { xp: { MailsSent: { [name]: at } } });
      }
      case 'order-look':
        return lookForChanges(message.payload.orderID);
      case 'shipment-status':
        await writeStatuses(store, upstream.token, message.payload.orderID);
        return lookForChanges(message.payload.orderID);
      case 'tax-sale':
      case 'tax-return':
      case 'tax-void':
        return reportTax({ env, store, shop: upstream }, message);
      case 'cdn-purge':
        return deliverPurge(message.payload, env);
      case 'storefront-revalidation':
        return deliverRevalidation(message.payload, env);
    }
  };
}
