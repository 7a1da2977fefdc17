import { brand } from '@/lib/config/brand';

/** What stands after the @ of Message-IDs. */
export const mailHost = brand.email.split('@')[1] ?? 'localhost';

/**
 * The Message-ID of the mail about a message of the outbox, in the form that mailbox providers insist on (RFC 5322, 3.6.4): one in angle brackets has it already, any
 * other name of a message has the shop's host added.
 */
export function messageIDHeader(messageID: string): string {
  return messageID.startsWith('<') ? messageID : `<${messageID}@${mailHost}>`;
}
