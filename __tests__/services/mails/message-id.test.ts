/** @jest-environment node */
import { sampleMails } from '@/scripts/mails/samples';
import { requestMail } from '@/services/requests/public-request';
import { toMessage } from '@/services/mails/to-message';

const [content] = Object.values(sampleMails(new Date('2026-11-25T16:00:00Z')));
const request = {
  RequestID: '9c1a5c0e-5a0e-4c8e-9a3e-1d9b5c0e7a11',
  Kind: 'weddings',
  Name: 'Ida',
  Email: 'ida@example.com',
  Answers: [],
};

describe('the Message-ID of a mail', () => {
  it.each(['password-4711', 'stock-notice-12', 'account-7-before', '<order-4711@shop.example>'])(
    'of the message %s has a host and angle brackets',
    (messageID) => {
      const { messageId } = toMessage(content!, { messageID, to: 'a@example.com' });
      expect(messageId).toMatch(/^<[\w-]+@[\w.-]+\.[a-z]+>$/);
    },
  );

  it('of a visitor’s request has them too', () => {
    const { messageId } = requestMail(`request-${request.RequestID}`, request, 'staff@example.com');
    expect(messageId).toMatch(/^<request-[\w-]+@[\w.-]+\.[a-z]+>$/);
  });
});

describe('the header for programs that answer by themselves (RFC 3834)', () => {
  it('tells them that no person wrote to a shopper', () => {
    const { headers } = toMessage(content!, { messageID: 'account-7', to: 'a@example.com' });
    expect(headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
  });

  it('is none of a visitor’s request: a person wrote it, and a help desk would set it aside', () => {
    const mail = requestMail(`request-${request.RequestID}`, request, 'staff@example.com');
    expect(mail).toMatchObject({ replyTo: { address: request.Email } });
    expect(mail.headers).toBeUndefined();
  });
});
