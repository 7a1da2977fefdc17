import { brand } from '@/lib/config/brand';
import { limits } from '@/lib/config/limits';
import { type MailContent, type MailPart, greeting } from './content';

/** What opens a new password. */
export interface PasswordResetPayload {
  to: string;
  firstName: string;
  /** The page with the code in its address; `null` where the code is typed. */
  url: string | null;
  code: string;
}

/** The mail to somebody who has forgotten their password, with what opens a new one (specification B4, B9). */
export function passwordResetMail(
  { to, firstName, url, code }: PasswordResetPayload,
  origin: string,
): MailContent {
  const codeAlone: MailPart[] =
    url === null
      ? [{ kind: 'facts', boxed: true, facts: [{ name: 'Your code', lines: [code] }] }]
      : [];
  const sentence = 'Somebody, most likely you, has forgotten the password of this account.';
  return {
    subject: `Reset your ${brand.name} password`,
    preview: sentence,
    heading: 'Choose a new password',
    parts: [
      { kind: 'text', text: greeting(firstName) },
      { kind: 'text', text: sentence },
      ...codeAlone,
      {
        kind: 'button',
        once: true,
        label: url === null ? 'Type the code here' : 'Choose a new password',
        href: url ?? `${origin}/reset-password?username=${encodeURIComponent(to)}`,
      },
      {
        kind: 'text',
        text: `It works once and expires in ${limits.resetLinkHours} hours. If it was not you, there is nothing to do: your password stays as it is.`,
      },
    ],
  };
}
