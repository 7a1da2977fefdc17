import type { SendMailOptions } from 'nodemailer';
import type { MailContent } from './content';
import { mailHtml } from './html/mail-html';
import { plainText } from './plain-text';

/** A mail as it is sent: HTML and text of the same content. The Message-ID is the message's, so that a second delivery is known as the same mail. */
export function toMessage(
  content: MailContent,
  { messageID, to }: { messageID: string; to: string },
): SendMailOptions {
  return {
    messageId: messageID,
    to,
    subject: content.subject,
    text: plainText(content),
    html: mailHtml(content),
    ...(content.files ? { attachments: content.files } : {}),
  };
}
