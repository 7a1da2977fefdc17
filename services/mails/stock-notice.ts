import { productAddress } from '@/lib/catalogue/product/product-address';
import type { MailContent } from './content';

/** What can be bought now, and the notice that waits for it. */
export interface StockNoticePayload {
  noticeID: string;
  /** Product code, and the title the shop shows. */
  code: string;
  title: string;
}

const once =
  'You asked us for this one email. There will be no other: your address is deleted from our list now.';

/** The mail to somebody who waits for a product that can be bought now (decision 145): again, or for the first time. */
export function stockNoticeMail({ title, code }: StockNoticePayload, origin: string): MailContent {
  const sentence = `You can order ${title} now. We cannot put one aside, so it may sell out.`;
  return {
    subject: `${title} is here`,
    preview: sentence,
    heading: `${title} is here`,
    parts: [
      { kind: 'text', text: sentence },
      {
        kind: 'button',
        label: `See ${title}`,
        href: new URL(productAddress(code, title), origin).href,
      },
      { kind: 'text', tone: 'quiet', text: once },
    ],
  };
}
