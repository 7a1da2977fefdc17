import type { SendMailOptions } from 'nodemailer';
import { brand } from '@/lib/config/brand';
import { formatCents, formatMoney } from '@/lib/core/money';
import type { MailContent, MailFact, MailFigure, MailLine, MailLink, MailPart } from './content';
import { mailHtml } from './html/mail-html';
import { messageIDHeader } from './message-id';

/** A mail as it is sent: HTML and text of the same content. The Message-ID is the message's, so that a second delivery is known as the same mail; a mailbox that answers by itself leaves it unanswered. */
export function toMessage(
  content: MailContent,
  { messageID, to }: { messageID: string; to: string },
): SendMailOptions {
  return {
    messageId: messageIDHeader(messageID),
    headers: { 'Auto-Submitted': 'auto-generated' },
    to,
    subject: content.subject,
    text: plainText(content),
    html: mailHtml(content),
    ...(content.files ? { attachments: content.files } : {}),
  };
}

/** A mail as plain text, part for part what its HTML says. */
export function plainText({ heading, parts }: Pick<MailContent, 'heading' | 'parts'>): string {
  return [heading, ...parts.map(partText), footer]
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n\n');
}

const footer = `Questions? Call ${brand.orderPhone}.\n${brand.name}, ${brand.region}`;

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return [part.text, ...linkText(part.link)].join('\n');
    case 'heading':
      return `${part.text}\n${'-'.repeat(Math.min(60, part.text.length))}`;
    case 'button':
      return linkText(part).join('\n');
    case 'photo':
      return `${part.alt}: ${part.src}`;
    case 'facts':
      return part.facts.flatMap(factText).join('\n');
    case 'lines':
      return part.lines.flatMap(lineText).join('\n');
    case 'figures':
      return part.figures.map(figureText).join('\n');
    case 'quote':
      return [
        `${part.label}:`,
        ...[...part.lines, part.by ?? ''].filter(Boolean).map((line) => `  ${line}`),
      ].join('\n');
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n');
  }
}

function linkText(link: MailLink | undefined): string[] {
  if (!link) return [];
  return [link.href.startsWith('tel:') ? link.label : `${link.label}: ${link.href}`];
}

function factText({ name, lines: [first = '', ...more], link }: MailFact): string[] {
  return [`${name}: ${first}`, ...[...more, ...linkText(link)].map((line) => `  ${line}`)];
}

function lineText({ name, details, cents }: MailLine): string[] {
  return [`${name}   ${formatCents(cents)}`, ...details.map((detail) => `  ${detail}`)];
}

function figureText({ label, note, cents, currency }: MailFigure): string {
  return `${label}${note ? ` (${note})` : ''}   ${formatMoney(cents, currency)}`;
}
