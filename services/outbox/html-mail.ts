import { brand } from '@/lib/config/brand';

const { name, line, orderPhone } = brand;
const font = "font-family:Georgia,'Times New Roman',serif";
const plain = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/** Colours of the shop's pages, written out: mail programs know no style sheets. */
export const mailColours = {
  ink: '#2B1130',
  quiet: '#5B4861',
  aubergine: '#4B1D52',
  lilac: '#F3EDF9',
  paper: '#F8F6F9',
  line: '#DFD6E4',
  white: '#FFFFFF',
} as const;

const { ink, quiet, aubergine, paper, white } = mailColours;

/** Text as it may stand in HTML, in content and in attributes. */
export function htmlText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A paragraph of finished HTML. */
export function paragraph(html: string, style = ''): string {
  return `<p style="margin:0 0 16px;${style}">${html}</p>`;
}

/** A link that looks like a button and stays a link where styles are taken away. */
export function mailButton(label: string, address: string): string {
  return `<a href="${htmlText(address)}" style="display:inline-block;padding:14px 24px;border-radius:6px;background:${aubergine};color:${white};font-weight:600;text-decoration:none">${htmlText(label)}</a>`;
}

interface MailPage {
  /** The document's title, which a screen reader says first. */
  title: string;
  /** What an inbox shows beside the subject; not to be seen in the mail itself. */
  preview: string;
  heading: string;
  /** Finished HTML. */
  body: string;
}

/**
 * A mail in the shop's dress: one column that is at most 560 px wide and shrinks with the screen, text only, so that nothing is missing
 * with pictures off; styles inline. `role="presentation"` keeps the tables of the layout out of what a screen reader says.
 */
export function mailPage({ title, preview, heading, body }: MailPage): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${htmlText(title)}</title></head>
<body style="margin:0;padding:0;background:${paper};color:${ink};font-size:16px;line-height:1.5;${plain};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${htmlText(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:${white};border-radius:10px;overflow:hidden">
<tr><td style="padding:20px 24px;background:${aubergine};color:${white};${font};font-size:20px">${htmlText(name)}<br><span style="${plain};font-size:14px">${htmlText(line)}</span></td></tr>
<tr><td style="padding:28px 24px 12px;overflow-wrap:anywhere;word-break:break-word"><h1 style="margin:0 0 16px;${font};font-size:28px;line-height:1.2;font-weight:400">${htmlText(heading)}</h1>
${body}</td></tr>
<tr><td style="padding:16px 24px 24px;color:${quiet};font-size:14px">Questions? Call <a href="tel:+1-${orderPhone}" style="color:${aubergine}">${orderPhone}</a>. ${htmlText(name)}, ${htmlText(brand.region)}.</td></tr>
</table></td></tr></table></body></html>`;
}
