import { codeMinutes } from '@/lib/account/order-code';
import type { MailContent } from './content';

/** Who may see an order by a code, and what the order is called. */
export interface OrderCodePayload {
  to: string;
  number: string;
  code: string;
}

/** The mail with the code for an order that was looked up, to the mailbox of whoever ordered. */
export function orderCodeMail({ number, code }: OrderCodePayload): MailContent {
  const sentence = `Enter this code to see your order ${number}.`;
  return {
    subject: `${code} is your code for order ${number}`,
    preview: sentence,
    heading: 'Your code',
    parts: [
      { kind: 'text', text: sentence },
      { kind: 'facts', boxed: true, facts: [{ name: 'Your code', lines: [code] }] },
      {
        kind: 'text',
        text: `It works once, for ${codeMinutes} minutes. If you did not ask for it, there is nothing to do: without the code nobody sees your order, and nobody from our house will ever ask you for it.`,
      },
    ],
  };
}
