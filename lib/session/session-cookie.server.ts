import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { newId } from '@/lib/core/ids';
import { now } from '@/lib/core/time/clock';
import {
  cookieName,
  formerCookies,
  hasVisitCookie,
  lifetimeOf,
  readCookie,
  roomFor,
  sessionLifetimeSeconds,
  visitCookie,
  writeCookie,
} from './cookie';
import { receiptSchema, type Session, sessionSchema } from './session';
import { seal, unseal } from './seal.server';

const contentsSchema = z.strictObject({
  session: sessionSchema.nullable(),
  // A receipt of an older release opens nothing; the session beside it stays.
  receipt: receiptSchema.nullable().catch(null),
});

/** What one browser's cookie holds. */
type CookieContents = z.output<typeof contentsSchema>;

/** On https the shop's cookies have had names of their own since November 23, 2026: two weeks later no session of before is left under a plain name. */
const plainNamesEnd = Date.UTC(2026, 11, 8);

/** The value of a cookie that this shop alone can have set: on https not under its plain name, which another host of the domain can set too. */
export function readOwnCookie(cookieHeader: string | null, name: string): string | null {
  const plainToo = !isSecure() || now().getTime() < plainNamesEnd;
  return readCookie(cookieHeader, name, { plainToo });
}

/** What a request's cookie holds; nothing when it has none that this shop sealed. Calls nobody. */
export async function readSessionCookie(cookieHeader: string | null): Promise<CookieContents> {
  const unsealed = await unseal(
    contentsSchema,
    readOwnCookie(cookieHeader, cookieName),
    sessionLifetimeSeconds,
  );
  return unsealed ?? { session: null, receipt: null };
}

/**
 * The `Set-Cookie` value that stores a session and a receipt, or removes the cookie when there is neither. Only for answers that are
 * `private, no-store`. What is too long for a browser goes without the receipt, then without the names; a session whose tokens alone are
 * too long throws (`sessionFits` tells before).
 */
export async function sessionCookie({ session, receipt }: CookieContents): Promise<string> {
  const secure = isSecure();
  if (!session && !receipt) return writeCookie('', { maxAge: 0, secure });
  let sealed = '';
  for (const contents of [
    { session, receipt },
    { session, receipt: null },
    { session: withoutNames(session), receipt: null },
  ]) {
    sealed = await seal(contents, sessionLifetimeSeconds);
    if (fits(sealed)) break;
  }
  return writeCookie(sealed, { maxAge: lifetimeOf(session), secure });
}

/** All that is set where a session begins, changes or ends: its own cookie, the one that tells a page's scripts of it, and the removal of an older release's. */
export async function sessionCookies(contents: CookieContents): Promise<string[]> {
  const secure = isSecure();
  return [
    await sessionCookie(contents),
    visitCookie(contents.session, { secure }),
    ...formerCookies(secure),
  ];
}

/** What is set where a session stays as it is: what the page's scripts are told of it, where that is not so (a session of an older release, a cookie that was cleared). */
export function mendedCookies(session: Session | null, cookieHeader: string | null): string[] {
  return hasVisitCookie(cookieHeader) === (session !== null)
    ? []
    : [visitCookie(session, { secure: isSecure() })];
}

/** Whether the shop is at https, where its cookies are for https alone. */
export function isSecure(): boolean {
  return env().SITE_ORIGIN.startsWith('https:');
}

/** Whether a browser would keep the cookie of this session: a token with very many roles makes it too long. */
export async function sessionFits(session: Session): Promise<boolean> {
  return fits(
    await seal(
      { session: { ...withoutNames(session), orderID: session.orderID ?? newId() }, receipt: null },
      sessionLifetimeSeconds,
    ),
  );
}

function withoutNames<S extends Session | null>(session: S): S {
  return session && { ...session, firstName: undefined, lastName: undefined };
}

function fits(sealed: string): boolean {
  return sealed.length <= roomFor(cookieName);
}
