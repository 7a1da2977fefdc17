/** An ID for a line to be added, under which it can be sent again; `undefined` where the browser makes none (a page without TLS). */
export function newLineID(): string | undefined {
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}
