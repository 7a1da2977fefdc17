import type { OutboxMessage } from '../../outbox/outbox';
import type { AccountNotice } from './requests';

type NoticeMessage = Extract<OutboxMessage, { kind: 'account-notice' }>;

/** The mails of a change: one of a new password, two of a new e-mail, to the mailbox before and the one after (ruling 38). */
export function messagesOf(notice: AccountNotice): NoticeMessage[] {
  const { NoticeID, FirstName: firstName } = notice;
  if (notice.Change === 'Password') {
    return [
      {
        messageID: `account-${NoticeID}`,
        kind: 'account-notice',
        payload: { to: notice.To, firstName, notice: { about: 'password' } },
      },
    ];
  }
  const { OldEmail, NewEmail } = notice;
  return [OldEmail, NewEmail].map((to, index) => ({
    messageID: `account-${NoticeID}-${index === 0 ? 'before' : 'after'}`,
    kind: 'account-notice',
    payload: {
      to,
      firstName,
      notice: { about: 'email', mailbox: index === 0 ? 'before' : 'after', newEmail: NewEmail },
    },
  }));
}
