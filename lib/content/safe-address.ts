/** Anything a browser would skip, or read as a way out of the path: controls, spaces, backslashes, encoded slashes at the start. */
const unsafe = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;
const schemes = /^(?:https?:\/\/[^/]|mailto:[^/]|tel:[+\d(])/i;

/** A path of this site as an editor wrote it, or `null`: one slash at its start, nothing that leads off the site. */
export function sitePath(value: unknown): string | null {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) && !unsafe.test(value)
    ? value
    : null;
}

/** An address an editor may link to: a path of this site, a part of the page, http, https, mail or phone. `null` for every other scheme. */
export function safeAddress(value: unknown): string | null {
  if (typeof value !== 'string' || unsafe.test(value)) return null;
  return /^#[\w-]+$/.test(value) || schemes.test(value) ? value : sitePath(value);
}
