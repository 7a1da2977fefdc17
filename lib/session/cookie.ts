/** The session's cookie. */
export const cookieName = 'lilac_session';

/** The cookie of a browser on which somebody has logged in before. */
export const deviceCookieName = 'lilac_device';

/**
 * The cookie that tells the scripts of a page that this browser has a session, and nothing of it; it comes and goes with the session's. It decides when a
 * page asks who is here, never who is.
 */
const visitCookieName = 'lilac_visit';

/** Browsers drop a cookie above this many bytes, so nothing longer is ever set. */
const maxCookieBytes = 4096;

/** How long a browser keeps the cookie, and how long its seal opens, in seconds: fourteen days from the last answer that set it. */
export const sessionLifetimeSeconds = 14 * 24 * 60 * 60;

/** How long a browser stays known after the last log-in on it, in seconds: half a year. */
export const deviceLifetimeSeconds = 180 * 24 * 60 * 60;

interface CookieSettings {
  /** The session's unless given. */
  name?: string;
  /** Seconds; 0 removes the cookie, `null` keeps it until the browser is closed. */
  maxAge: number | null;
  secure: boolean;
  /** Whether scripts of a page may read it; none may unless said so. */
  forScripts?: boolean;
}

/** What the names of cookies begin with on https: browsers take such a cookie from this very host alone, over https, for the whole site. */
const hostPrefix = '__Host-';

/** The longest value that a cookie of this name can have. */
export function roomFor(name: string): number {
  return maxCookieBytes - hostPrefix.length - name.length;
}

/** The value of a cookie in a request's `cookie` header, or `null`: of its name on https, else, unless told otherwise, of its plain one. */
export function readCookie(
  header: string | null,
  name: string,
  { plainToo = true } = {},
): string | null {
  return valueOf(header, hostPrefix + name) ?? (plainToo ? valueOf(header, name) : null);
}

function valueOf(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** A `Set-Cookie` value: httpOnly unless it is for scripts, SameSite=Lax, the whole site. Throws when a browser would refuse it. */
export function writeCookie(
  value: string,
  { name = cookieName, maxAge, secure, forScripts = false }: CookieSettings,
): string {
  if (value.length > roomFor(name))
    throw new Error(`The cookie would be longer than ${maxCookieBytes} bytes.`);
  return `${secure ? hostPrefix : ''}${name}=${value}; Path=/;${maxAge === null ? '' : ` Max-Age=${maxAge};`}${forScripts ? '' : ' HttpOnly;'} SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The `Set-Cookie` values that remove what an older release set under the plain name on https, so that nothing can bring an ended session back. */
export function formerCookies(secure: boolean): string[] {
  return secure ? [`${cookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`] : [];
}

/** Whether a browser was told that it has a session, by its cookies: those of a request, or those a page's scripts see. */
export function hasVisitCookie(cookies: string | null): boolean {
  return Boolean(readCookie(cookies, visitCookieName));
}

/** The `Set-Cookie` value that tells a page's scripts whether there is a session; it lasts as long as the session's own. */
export function visitCookie(
  session: { brief?: true } | null,
  { secure }: Pick<CookieSettings, 'secure'>,
): string {
  return writeCookie(session ? '1' : '', {
    name: visitCookieName,
    maxAge: session ? lifetimeOf(session) : 0,
    secure,
    forScripts: true,
  });
}

/** Seconds that a browser keeps the cookies of a session; `null` until it is closed. */
export function lifetimeOf(session: { brief?: true } | null): number | null {
  return session?.brief ? null : sessionLifetimeSeconds;
}
