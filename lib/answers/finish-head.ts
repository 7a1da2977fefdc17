import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFiles, sheetLink } from '@/lib/core/framework';
import { trustedTypes } from '@/lib/security/trusted-types';

const inlined = /<style data-sheet="([^"]+)">/g;

/** Another file of the build, as a sheet names it from where it lies itself. */
const relativeAddress = /url\((?!["']?(?:[a-z]+:|\/|#))(["']?)([^"')]+)\1\)/g;
const sheets = new Map<string, string | null>();

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

/** The text of one of the build's style sheets by its address, to stand in any document; `null` where there is none, as in a development build. Read once. */
function styleSheet(address: string): string | null {
  const kept = sheets.get(address);
  if (kept !== undefined) return kept;
  const text =
    textOf(address.slice(buildFiles.length))?.replace(
      relativeAddress,
      (_, quote: string, path: string) =>
        `url(${quote}${new URL(path, `http://shop${address}`).pathname}${quote})`,
    ) ?? null;
  sheets.set(address, text);
  return text;
}

function textOf(file: string): string | null {
  if (file.includes('..')) return null;
  try {
    return readFileSync(join(process.cwd(), '.next/static', file), 'utf8').replaceAll('</', '<\\/');
  } catch {
    return null;
  }
}
