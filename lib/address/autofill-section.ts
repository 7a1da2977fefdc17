/**
 * Section of the autocomplete tokens of a recipient's fields, after the first of their lines: a browser fills one recipient, never two, where
 * the fields of several stand on one page (WCAG 1.3.5). Without lines there is one address only.
 */
export function autofillSection(lineIDs: readonly string[] = []): string {
  return `section-${lineIDs[0] ?? 'address'}`;
}
