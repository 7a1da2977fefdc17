/** @jest-environment node */
import { giftCardMail, type GiftCardPayload } from '@/services/mails/gift-card';
import { toMessage } from '@/services/mails/to-message';
import { seenLines } from './mail-words';

const payload: GiftCardPayload = {
  to: 'cy@example.com',
  firstName: 'Cy',
  from: 'Ana Ruiz',
  message: ['Happy birthday,', 'dear Cy'],
  cents: 5000,
  number: '6006500000000011',
  pin: '04170921',
  again: false,
};
const mail = (change: Partial<GiftCardPayload> = {}) => {
  const { text, html, ...head } = toMessage(
    giftCardMail({ ...payload, ...change }, 'https://shop.example'),
    { messageID: '<gift-card-1@example.com>', to: payload.to },
  );
  return {
    ...head,
    text: String(text),
    html: String(html),
    seen: seenLines(String(html)).join(' '),
  };
};

describe('the mail of an e-gift card', () => {
  it('goes to its reader and says who sent it', () => {
    expect(mail()).toMatchObject({
      to: 'cy@example.com',
      messageId: '<gift-card-1@example.com>',
      subject: 'Ana Ruiz sent you a Lilac & Loam gift card',
    });
  });

  it.each([
    'Dear Cy, Ana Ruiz has sent you a gift card of $50',
    '$50.00',
    '6006 5000 0000 0011',
    '04170921',
    'Happy birthday,',
    'dear Cy',
    'at checkout press “Use a gift card”',
    'Gift cards never expire and cannot be returned for cash.',
    '612-555-0142',
  ])('says “%s” as text and as HTML', (part) => {
    expect(mail().text).toContain(part);
    expect(mail().seen).toContain(part);
  });

  it('tells of an earlier mail only where there was one', () => {
    const said = (again: boolean) =>
      [mail({ again }).text, mail({ again }).seen].map((body) =>
        body.includes('only the PIN below works'),
      );
    expect([said(false), said(true)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('leaves out a message nobody wrote, and a name nobody gave', () => {
    expect(mail({ message: [] }).html).not.toContain('<blockquote');
    expect(mail({ from: '', firstName: '' }).subject).toBe(
      'Somebody sent you a Lilac & Loam gift card',
    );
    expect(mail({ from: '', firstName: '' }).text).toContain('\nSomebody has sent you a gift card');
  });

  it('keeps what was typed text, whatever it is', () => {
    const { html, seen } = mail({
      message: ['<img src=x onerror=alert(1)>', '"quoted" & more'],
      from: '<b>Eve</b>',
      firstName: "</table>O'Neil",
    });
    expect(html).not.toMatch(/<img|<b>|<\/table>O/);
    expect(seen).toContain('<img src=x onerror=alert(1)>');
  });
});
