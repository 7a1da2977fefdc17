/** The text of an extended property, which may hold anything; `null` where it is none or empty. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Whether a text can be kept as it is by every system: without NUL characters and halves of characters, which databases refuse. */
export function isWholeText(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** What a JSON text says; `undefined` for a text that is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** `2 × Red Tulips`, and the title alone of a single one. */
export function countedTitle({ quantity, title }: { quantity: number; title: string }): string {
  return quantity > 1 ? `${quantity} × ${title}` : title;
}

/** A sentence or phrase that begins small, as in the middle of another. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Text without line ends: in a calendar file, what follows one is a line of its own. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** Text without the slashes at its end, read from there: a pattern would try each slash of a long row anew. */
export function withoutEndSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

/** Words in which no hour is parted from its AM or PM, and that not from CST: `9 AM – 1 PM`. */
export function wholeHours(text: string): string {
  return text.replace(/(\d) ([AP]M)\b(?: (CST)\b)?/g, (_, hour: string, half: string, zone = '') =>
    [hour, half, zone].filter(Boolean).join('\u00a0'),
  );
}
