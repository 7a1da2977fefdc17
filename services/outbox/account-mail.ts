import type { SendMailOptions } from 'nodemailer';
import { brand } from '@/lib/config/brand';
import type { AccountNoticePayload, QueuedMessage } from './outbox';

/** What a mailbox is told when the password or the email of its account was changed, as plain text (ruling 38). */
export function accountMail({
  messageID,
  payload,
}: Omit<
  Extract<QueuedMessage, { kind: 'account-notice' }>,
  'id' | 'attempts' | 'kind'
>): SendMailOptions {
  const { to, firstName, notice } = payload;
  const { subject, lines } = wordsOf(notice);
  return {
    messageId: messageID,
    to,
    subject,
    text: [firstName ? `Dear ${firstName},` : 'Hello,', '', ...lines, '', brand.name].join('\n'),
  };
}

function wordsOf(notice: AccountNoticePayload['notice']): { subject: string; lines: string[] } {
  const notYou = `If it was not you, call us at ${brand.orderPhone} right away, and we will lock the account.`;
  if (notice.about === 'password') {
    return {
      subject: `Your ${brand.name} password was changed`,
      lines: [
        'The password of your account was just changed, and every other device was signed out.',
        '',
        `If it was you, there is nothing to do. If it was not, choose a new password on our site with “Forgot your password?” and call us at ${brand.orderPhone}.`,
      ],
    };
  }
  const subject = `Your ${brand.name} email address was changed`;
  if (notice.mailbox === 'after') {
    return {
      subject,
      lines: [
        'This is now the email address of your account: log in with it from now on. Every other device was signed out.',
        '',
        notYou,
      ],
    };
  }
  return {
    subject,
    lines: [
      `The email address of your account was just changed to ${masked(notice.newEmail)}. Log in with the new address from now on; our mail goes there too.`,
      '',
      `If it was you, there is nothing to do. ${notYou}`,
    ],
  };
}

/** An address of which its owner recognises enough: whoever reads the old mailbox need not learn the new one. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email].slice(0, 1).join('')}…${email.slice(at)}`;
}
