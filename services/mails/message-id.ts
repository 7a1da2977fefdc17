import { brand } from '@/lib/config/brand';

/** What stands after the @ of Message-IDs. */
const mailHost = brand.email.split('@')[1] ?? 'localhost';

/**
 * The Message-ID of the mail about a message of the outbox, in the form that mailbox providers insist on (RFC 5322, 3.6.4): one in angle brackets has it already, any
 * other name of a message has the shop's host added.
 */
export function messageIDHeader(messageID: string): string {
  return messageID.startsWith('<') ? messageID : `<${messageID}@${mailHost}>`;
}

/** A mail of an order: its confirmation, or the nth mail of one of its gift cards (`place` among them, from 1). */
export type OrderMail =
  { orderID: string } | { orderID: string; card: { place: number; mailing: number } };

/** The Message-ID of an order's mail: the same mail always has the same. A gift card's names the order's card, never its number. */
export function orderMailID(mail: OrderMail): string {
  return 'card' in mail
    ? `<gift-card-${mail.orderID}-${mail.card.place}-${mail.card.mailing}@${mailHost}>`
    : `<order-${mail.orderID}@${mailHost}>`;
}

/**
 * The Message-ID of the mail about what happened to a shipment: once for each state of each of its rounds. It is named by one of its lines, the same whatever
 * their order: the ID of a shipment is another as soon as its day or address is.
 */
export function shipmentMailID(
  orderID: string,
  lineIDs: readonly string[],
  happened: string,
): string {
  return `<shipment-${orderID}-${lineIDs.toSorted()[0] ?? ''}-${happened}@${mailHost}>`;
}

/** The Message-ID of a mail about the money of an order; `about` names what happened, so that it is told once. */
export function moneyMailID(orderID: string, about: string): string {
  return `<money-${orderID}-${about}@${mailHost}>`;
}

/** The Message-ID of a mail about a change of an order; `change` names it. */
export function changeMailID(orderID: string, change: string): string {
  return `<changed-${orderID}-${change}@${mailHost}>`;
}

/** Which mail of an order a Message-ID is; `null` for any other message. */
export function orderMailOf(messageID: string): OrderMail | null {
  const [, ofCard, place, mailing, ofOrder] =
    /^<(?:gift-card-(.+)-(\d+)-(\d+)|order-(.+))@/.exec(messageID) ?? [];
  if (ofCard) return { orderID: ofCard, card: { place: Number(place), mailing: Number(mailing) } };
  return ofOrder ? { orderID: ofOrder } : null;
}

/** What the commerce platform keeps of the mails of an order that went out (`xp.MailsSent`): instants by name. */
export type MailsSent = Record<string, string>;

/** The name of a mail in `xp.MailsSent`. */
export function sentName(mail: OrderMail): string {
  return 'card' in mail ? `GiftCard-${mail.card.place}-${mail.card.mailing}` : 'Confirmation';
}

/** The Message-IDs of an order's mails that went out, by what the commerce platform keeps. */
export function sentMailIDs(orderID: string, sent: MailsSent): string[] {
  return Object.keys(sent).flatMap((name) => {
    if (name === 'Confirmation') return [orderMailID({ orderID })];
    const [, place, mailing] = /^GiftCard-(\d+)-(\d+)$/.exec(name) ?? [];
    return place && mailing
      ? [orderMailID({ orderID, card: { place: Number(place), mailing: Number(mailing) } })]
      : [];
  });
}
