import { createTransport, type SendMailOptions } from 'nodemailer';
import { brand } from '@/lib/config/brand';
import { limits } from '@/lib/config/limits';
import type { Queryable } from '@/services/database/database';
import type { Json } from './engine/json';
import { senderOf } from './setup/message-senders';
import { signatureOf } from './webhooks/send';

/** Sends the platform's own messages. */
type SendMessage = (payload: Json) => Promise<void>;

/** Where a message sender of the seller's is told, and the key that signs. */
interface MessageEndpoint {
  url: string;
  hashKey: string;
}

const timeoutMs = 10_000;

/** Tells the seller's own message sender, signed like a webhook: the address as it was given, with username and code beside it. Throws when it answers neither 2xx nor 409, by which it says that it was told before. */
export function messagesTo({ url, hashKey }: MessageEndpoint): SendMessage {
  return async ({ to, firstName, username, code, url: renewal }) => {
    const body = JSON.stringify({
      MessageType: 'ForgottenPassword',
      Recipient: { Username: username, Email: to, FirstName: firstName },
      EventBody: {
        Username: username,
        PasswordRenewalUrl: renewal ?? null,
        PasswordRenewalVerificationCode: code,
      },
      ConfigData: null,
    });
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'X-oc-hash': signatureOf(body, hashKey),
      },
    });
    await response.body?.cancel();
    if (!response.ok && response.status !== 409)
      throw new Error(`The message sender answered ${response.status}.`);
  };
}

/**
 * Sends messages as the seller has set it up: to the message sender that is assigned to the user's buyer, else by mail of the platform's own. Throws
 * when nobody takes the message.
 */
export function sendMessages(db: Queryable, smtpUrl: string): SendMessage {
  const mail = ownMail(smtpUrl);
  return async (payload) => {
    const endpoint = await senderOf(db, String(payload.buyerID), String(payload.message));
    await (endpoint ? messagesTo(endpoint) : mail)(payload);
  };
}

/** The platform's own mail over SMTP. */
function ownMail(smtpUrl: string): SendMessage {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
  });
  return async (payload) => {
    await transport.sendMail(forgottenPassword(payload));
  };
}

/** The message with the code that opens a new password, as plain text. */
function forgottenPassword({ to, firstName, username, url, code }: Json): SendMailOptions {
  const link = typeof url === 'string' ? new URL(url) : null;
  link?.searchParams.set('username', String(username));
  link?.searchParams.set('code', String(code));
  const way = link
    ? ['Open this link to choose a new one:', '', link.href]
    : ['Enter this code to choose a new one:', '', String(code)];
  return {
    from: { name: brand.name, address: brand.email },
    to: String(to),
    subject: `Reset your ${brand.name} password`,
    text: [
      `Dear ${String(firstName)},`,
      '',
      'Somebody, most likely you, has forgotten the password of this account.',
      ...way,
      '',
      `It works once and expires in ${limits.resetLinkHours} hours. If it was not you, there is nothing to do: your password stays as it is.`,
      '',
      brand.name,
    ].join('\n'),
  };
}
