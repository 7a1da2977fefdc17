/** @jest-environment node */
import { giftCardMail } from '@/services/outbox/gift-card-mail';
import type { GiftCardPayload } from '@/services/outbox/outbox';

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
  const { text, html, ...head } = giftCardMail(
    { messageID: '<gift-card-1@example.com>', payload: { ...payload, ...change } },
    'https://shop.example',
  );
  return { ...head, text: String(text), html: String(html) };
};
/** What a mail program reads out: the tags gone. */
const words = (html: string) =>
  html
    .replace(/<(style|title)[^>]*>.*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');

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
    expect(words(mail().html)).toContain(part);
  });

  it('tells of an earlier mail only where there was one', () => {
    const said = (again: boolean) =>
      [mail({ again }).text, words(mail({ again }).html)].map((body) =>
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
    expect(
      mail({ from: '', firstName: '' }).text.startsWith('Somebody has sent you a gift card'),
    ).toBe(true);
  });

  it('keeps what was typed text, whatever it is', () => {
    const { html } = mail({
      message: ['<img src=x onerror=alert(1)>', '"quoted" & more'],
      from: '<b>Eve</b>',
      firstName: "</table>O'Neil",
    });
    expect(html).not.toMatch(/<img|<b>|<\/table>O/);
    expect(words(html)).toContain('<img src=x onerror=alert(1)>');
  });

  it('needs no picture, no style sheet and no script, is one column that shrinks, and its tables are none to a screen reader', () => {
    const { html } = mail();
    expect(html).not.toMatch(/<img|<link|<style|<script|background-image|url\(/);
    expect(html).toContain('max-width:560px');
    expect(html).not.toMatch(/(?<!max-)width[:=]"?[1-9]\d{2,}(px|")/);
    expect(html.match(/<table(?! role="presentation")/g)).toBeNull();
    expect(html).toMatch(/<html lang="en">.*<title>/s);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});
