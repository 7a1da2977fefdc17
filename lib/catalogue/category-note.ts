const note = /^\s*redirect:\s*(\/\S*)\s*$/i;

/** The path named by a category note that starts with `redirect:` (000 §4); only a path of this site counts. */
export function redirectOfNote(text: string | null | undefined): string | null {
  const path = note.exec(text ?? '')?.[1] ?? null;
  return path && !path.startsWith('//') && !path.startsWith('/\\') ? path : null;
}
