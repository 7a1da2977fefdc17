import { createTransport, type SendMailOptions } from 'nodemailer';
import { brand } from '@/lib/config/brand';
import { limits } from '@/lib/config/limits';
import type { Json } from './engine/json';
import { signatureOf } from './webhooks/send';

/** Sends the platform's own messages. */
export type SendMessage = (payload: Json) => Promise<void>;

/** The seller's own message sender, as a delivery configuration names it. */
export interface MessageEndpoint {
  url: string;
  hashKey: string;
}

const timeoutMs = 10_000;

/** Tells the seller's own message sender, signed like a webhook. Throws when it does not answer 2xx. */
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
    if (!response.ok) throw new Error(`The message sender answered ${response.status}.`);
  };
}

/** The platform's own message sender over SMTP. Throws when the provider does not take the message. */
export function messageSender(smtpUrl: string): SendMessage {
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
function forgottenPassword({ to, firstName, url, code }: Json): SendMailOptions {
  const way =
    typeof url === 'string'
      ? ['Open this link to choose a new one:', '', url]
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
