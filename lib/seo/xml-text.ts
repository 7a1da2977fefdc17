/** What XML 1.0 has no way to say: control characters and halves of a pair. */
const unsayable =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The first line of every document. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** A text as XML says it, in an element or in an attribute; what XML cannot say is left out. */
export function xmlText(text: string): string {
  return text
    .replace(unsayable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
