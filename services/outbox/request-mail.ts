import type { SendMailOptions } from 'nodemailer';
import type { PublicRequest } from '../requests/public-request';

const subjects: Readonly<Record<string, string>> = {
  weddings: 'Wedding consultation',
  sympathy: 'Help with sympathy flowers',
  landscape: 'Landscape visit',
  careers: 'Application',
  'order-problem': 'Problem with an order',
};

/** The mail to the staff of what a visitor asked, as plain text: answering it answers the visitor. */
export function requestMail(
  messageId: string,
  { RequestID, Kind, Name, Email, Answers }: PublicRequest,
  to: string,
): SendMailOptions {
  const name = oneLine(Name);
  const order = Answers.find(({ Label }) => Kind === 'order-problem' && Label === 'Order')?.Text;
  return {
    messageId,
    to,
    replyTo: { name, address: Email },
    subject: [subjects[Kind] ?? 'Request', order, name].filter(Boolean).map(oneLine).join(', '),
    text: [
      `${name} <${Email}>`,
      ...Answers.flatMap(({ Label, Text }) => ['', `${Label}:`, Text]),
      '',
      `Reply to this mail to answer. Request ${RequestID}`,
    ].join('\n'),
  };
}

function oneLine(text: string | undefined): string {
  return (text ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
