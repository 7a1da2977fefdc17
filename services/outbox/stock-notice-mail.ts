import type { SendMailOptions } from 'nodemailer';
import { productAddress } from '@/lib/catalogue/product/product-address';
import { brand } from '@/lib/config/brand';
import { htmlText, mailButton, mailPage, paragraph } from './html-mail';
import type { StockNoticePayload } from './outbox';

const once =
  'You asked us for this one email. There will be no other: your address is deleted from our list now.';

/** The mail to somebody who waits for a product that can be bought again (decision 145). As text and as HTML. */
export function stockNoticeMail(
  { messageID, payload }: { messageID: string; payload: StockNoticePayload },
  to: string,
  origin: string,
): SendMailOptions {
  const { title, code } = payload;
  const address = new URL(productAddress(code, title), origin).href;
  const sentence = `You can order ${title} again. We cannot put one aside, so it may sell out again.`;
  return {
    messageId: messageID,
    to,
    subject: `${title} is back`,
    text: [sentence, '', address, '', once, '', brand.name].join('\n'),
    html: mailPage({
      title: `${title} is back`,
      preview: sentence,
      heading: `${title} is back`,
      body: [
        paragraph(htmlText(sentence)),
        paragraph(mailButton(`See ${title}`, address)),
        paragraph(htmlText(once), 'font-size:14px'),
      ].join('\n'),
    }),
  };
}
