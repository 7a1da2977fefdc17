/** The text of an extended property, which may hold anything; `null` where it is none or empty. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
