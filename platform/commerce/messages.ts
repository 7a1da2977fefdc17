import { createTransport, type SendMailOptions } from 'nodemailer';
import { brand } from '@/lib/config/brand';
import { limits } from '@/lib/config/limits';
import type { Json } from './engine/json';

/** Sends the platform's own messages. */
export type SendMessage = (payload: Json) => Promise<void>;

/** The seller's message sender over SMTP. Throws when the provider does not take the message. */
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
