/** An ID for something that is asked for once and may be sent again; `undefined` where the browser makes none (a page without TLS). */
export function newID(): string | undefined {
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}
