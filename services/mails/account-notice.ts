import { brand } from '@/lib/config/brand';
import { type MailContent, type MailPart, greeting } from './content';

/** What a mailbox is told of its account: a new password, or a new e-mail, at the mailbox before and the one after. */
export interface AccountNoticePayload {
  to: string;
  /** Empty where it is not known. */
  firstName: string;
  notice: { about: 'password' } | { about: 'email'; mailbox: 'before' | 'after'; newEmail: string };
}

/** What a mailbox is told when the password or the email of its account was changed (ruling 38). */
export function accountNoticeMail(
  { firstName, notice }: AccountNoticePayload,
  origin: string,
): MailContent {
  const { what, sentence, parts } = wordsOf(notice, origin);
  return {
    subject: `Your ${brand.name} ${what} was changed`,
    preview: sentence,
    heading: `Your ${what} was changed`,
    parts: [
      { kind: 'text', text: greeting(firstName) },
      { kind: 'text', text: sentence },
      ...parts,
    ],
  };
}

const notYou = `If it was not you, call us at ${brand.orderPhone} right away, and we will lock the account.`;
const nothingToDo = 'If it was you, there is nothing to do.';

function wordsOf(
  notice: AccountNoticePayload['notice'],
  origin: string,
): { what: string; sentence: string; parts: MailPart[] } {
  if (notice.about === 'password')
    return {
      what: 'password',
      sentence:
        'The password of your account was just changed, and every other device was signed out.',
      parts: [
        {
          kind: 'text',
          text: `${nothingToDo} If it was not, choose a new password with “Forgot your password?” and call us at ${brand.orderPhone}.`,
        },
        { kind: 'button', label: 'Open the shop', href: origin },
      ],
    };
  if (notice.mailbox === 'after')
    return {
      what: 'email address',
      sentence:
        'This is now the email address of your account: log in with it from now on. Every other device was signed out.',
      parts: [{ kind: 'text', text: notYou }],
    };
  return {
    what: 'email address',
    sentence: `The email address of your account was just changed to ${masked(notice.newEmail)}. Log in with the new address from now on; our mail goes there too.`,
    parts: [{ kind: 'text', text: `${nothingToDo} ${notYou}` }],
  };
}

/** An address of which its owner recognises enough: whoever reads the old mailbox need not learn the new one. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email].slice(0, 1).join('')}…${email.slice(at)}`;
}
