import { sheetLink } from '@/lib/core/framework';
import { styleSheet } from './style-sheets';
import { trustedTypes } from '@/lib/security/trusted-types';

const inlined = /<style data-sheet="([^"]+)">/g;

const begin = `<head><script>${trustedTypes}</script>`;

/**
 * A document with what the front puts into its head (decision 116): first of all what a script may be made of, and in the place of each link to a style
 * sheet its text, so that the first view waits for nothing but itself. The link stays, `disabled` and for no medium: a browser loads it neither then nor ahead, and React, which
 * finds it there, neither asks for the sheet nor puts it in again when the visitor walks on.
 * A document that is finished already stays as it is.
 */
export function finishHead(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0 || html.lastIndexOf(begin, end) >= 0) return html;
  const head = html
    .slice(0, end)
    .replace('<head>', () => begin)
    .replace(sheetLink, (link, address: string) => {
      const text = styleSheet(address);
      return text === null
        ? link
        : `<style data-sheet="${address}">${text}</style>${link.replace('<link ', '<link disabled="" media="not all" ')}`;
    });
  return head + html.slice(end);
}

/** The texts of the style sheets that stand in a finished document. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(inlined)].flatMap(([, address = '']) => styleSheet(address) ?? []);
}
