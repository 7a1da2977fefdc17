import type { SendMailOptions } from 'nodemailer';
import { brand } from '@/lib/config/brand';
import { formatCents } from '@/lib/core/money';
import { htmlText, mailButton, mailColours, mailPage, paragraph } from './html-mail';
import type { GiftCardPayload } from './outbox';

const texts = {
  use: 'Choose what you like, and at checkout press “Use a gift card”. Enter the number and the PIN. Use it as often as you like until it is spent; in our stores, show this email.',
  terms:
    'Gift cards never expire and cannot be returned for cash. Whoever has the number and the PIN can spend the card, so keep this email as you would keep money.',
  again: 'This email takes the place of an earlier one: only the PIN below works.',
} as const;

/** The mail of an e-gift card, to the one who gets it: worth, number, PIN, from whom, the message, how to use it, and the terms. As text and as HTML. */
export function giftCardMail(
  { messageID, payload }: { messageID: string; payload: GiftCardPayload },
  origin: string,
): SendMailOptions {
  const { to, from } = payload;
  return {
    messageId: messageID,
    to,
    subject: `${from || 'Somebody'} sent you a ${brand.name} gift card`,
    text: asText(payload, origin),
    html: asHtml(payload, origin),
  };
}

/** A card's number as it is read out: in groups of four. */
function grouped(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

function greeting({ firstName, from, cents }: GiftCardPayload): {
  heading: string;
  sentence: string;
} {
  const worth = formatCents(cents).replace('.00', '');
  return {
    heading: `A ${worth} gift card for you`,
    sentence: `${firstName ? `Dear ${firstName}, ` : ''}${from || (firstName ? 'somebody' : 'Somebody')} has sent you a gift card of ${worth} for flowers, plants and workshops.`,
  };
}

function asText(payload: GiftCardPayload, origin: string): string {
  const { cents, number, pin, message, again, from } = payload;
  return [
    ...(again ? [texts.again, ''] : []),
    greeting(payload).sentence,
    '',
    ...(message.length > 0 ? [...message.map((line) => `  ${line}`), `  ${from}`, ''] : []),
    `Worth    ${formatCents(cents)}`,
    `Number   ${grouped(number)}`,
    `PIN      ${pin}`,
    '',
    texts.use,
    origin,
    '',
    texts.terms,
    `More about gift cards: ${origin}${helpPath}`,
    '',
    `Questions? Call us at ${brand.orderPhone}.`,
    brand.name,
  ].join('\n');
}

const helpPath = '/customer-service/gift-card-help';

function asHtml(payload: GiftCardPayload, origin: string): string {
  const { cents, number, pin, message, again, from } = payload;
  const { heading, sentence } = greeting(payload);
  const { lilac, line, quiet, aubergine } = mailColours;
  const part = (name: string, value: string) =>
    paragraph(
      `<span style="display:block;color:${quiet};font-size:14px">${name}</span><strong style="font-size:19px;white-space:nowrap">${value}</strong>`,
      'margin:0 0 8px',
    );
  const card = `<div style="margin:0 0 20px;padding:16px 20px 8px;border:1px solid ${line};border-radius:10px;background:${lilac}">
${part('Worth', formatCents(cents))}${part('Number', grouped(number))}${part('PIN', htmlText(pin))}</div>`;
  const words =
    `<blockquote style="margin:0 0 20px;padding:0 0 0 16px;border-left:3px solid ${aubergine};font-family:Georgia,'Times New Roman',serif;font-size:18px;font-style:italic">` +
    `${message.map(htmlText).join('<br>')}<br><span style="font-style:normal">${htmlText(from)}</span></blockquote>`;
  const body = [
    again ? paragraph(htmlText(texts.again), 'font-weight:600') : '',
    paragraph(htmlText(sentence)),
    message.length > 0 ? words : '',
    card,
    paragraph(mailButton('See the flowers', `${origin}/c/flowers`)),
    `<h2 style="margin:0 0 8px;font-size:18px">How to use it</h2>`,
    paragraph(htmlText(texts.use)),
    paragraph(
      `${htmlText(texts.terms)} <a href="${htmlText(origin + helpPath)}" style="color:${aubergine}">Gift card help</a>`,
      `color:${quiet};font-size:14px`,
    ),
  ].join('\n');
  return mailPage({ title: `Your ${brand.name} gift card`, preview: sentence, heading, body });
}
