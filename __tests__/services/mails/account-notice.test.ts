/** @jest-environment node */
import { accountNoticeMail } from '@/services/mails/account-notice';
import { plainText } from '@/services/mails/to-message';
import type { AccountNoticePayload } from '@/services/mails/account-notice';

const said = (notice: AccountNoticePayload['notice'], firstName = 'Ana') => {
  const content = accountNoticeMail(
    { to: 'ana@example.com', firstName, notice },
    'https://shop.example',
  );
  return { subject: content.subject, text: plainText(content) };
};
const newEmail = 'ana.ruiz@example.org';

describe('what a mailbox is told of its account (ruling 38)', () => {
  it.each([
    [
      'a new password',
      { about: 'password' },
      'Your Lilac & Loam password was changed',
      [
        'every other device was signed out',
        'If it was you, there is nothing to do',
        '612-555-0142',
      ],
    ],
    [
      'a new address, at the mailbox before',
      { about: 'email', mailbox: 'before', newEmail },
      'Your Lilac & Loam email address was changed',
      ['changed to a…@example.org', 'If it was you, there is nothing to do', 'lock the account'],
    ],
    [
      'a new address, at the mailbox after',
      { about: 'email', mailbox: 'after', newEmail },
      'Your Lilac & Loam email address was changed',
      ['This is now the email address of your account', 'lock the account'],
    ],
  ] as const)('%s', (_, notice, subject, parts) => {
    const mail = said(notice);
    expect(mail.subject).toBe(subject);
    for (const part of parts) expect(mail.text).toContain(part);
    expect(mail.text).toContain('Dear Ana,');
  });

  it('does not tell the mailbox before what the new one is called, and greets nobody it does not know', () => {
    const { text } = said({ about: 'email', mailbox: 'before', newEmail }, '');
    expect(text).not.toContain('ana.ruiz');
    expect(text).toContain('Hello,');
  });
});
