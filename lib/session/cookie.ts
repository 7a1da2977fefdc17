/** The shop's one cookie. */
export const cookieName = 'lilac_session';

/** Browsers drop a cookie above this many bytes, so nothing longer is ever set. */
export const maxCookieBytes = 4096;

/** How long a browser keeps the cookie, and how long its seal opens, in seconds: fourteen days from the last answer that set it. */
export const sessionLifetimeSeconds = 14 * 24 * 60 * 60;

interface CookieSettings {
  /** Seconds; 0 removes the cookie, `null` keeps it until the browser is closed. */
  maxAge: number | null;
  secure: boolean;
}

/** The value of a cookie in a request's `cookie` header, or `null`. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** A `Set-Cookie` value: httpOnly, SameSite=Lax, the whole site. Throws when a browser would refuse it. */
export function writeCookie(value: string, { maxAge, secure }: CookieSettings): string {
  if (cookieName.length + value.length > maxCookieBytes) throw new Error(`The session cookie would be longer than ${maxCookieBytes} bytes.`);
  return `${cookieName}=${value}; Path=/;${maxAge === null ? '' : ` Max-Age=${maxAge};`} HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
