import 'server-only';
import { env } from '@/lib/config/env';
import { ok, type Result } from '@/lib/core/result';
import { readCookie } from './cookie';

const cookie = 'lilac_username';
/** Ninety days from the last log-in with the box ticked. */
const lifetimeSeconds = 90 * 24 * 60 * 60;

/** The username a browser keeps for the log-in dialog (specification A4), or an empty text. No script reads the cookie. */
export function rememberedUsername(request: Request): Promise<Result<Response, never>> {
  const kept = nameOf(readCookie(request.headers.get('cookie'), cookie) ?? '');
  return Promise.resolve(ok(answer(kept, kept)));
}

/** Keeps a username, or removes it for an empty text. Nothing but the name is ever kept. */
export function keepUsername(username: string): Promise<Result<Response, never>> {
  return Promise.resolve(ok(answer(username, username)));
}

/** A name that was found is written anew: one that scripts could read (of an earlier day) becomes one they cannot. */
function answer(username: string, kept: string): Response {
  const secure = env().SITE_ORIGIN.startsWith('https:') ? '; Secure' : '';
  const value = `${cookie}=${encodeURIComponent(kept)}; Path=/api/session; Max-Age=${kept ? lifetimeSeconds : 0}; HttpOnly; SameSite=Strict${secure}`;
  const headers = new Headers({ 'set-cookie': value });
  headers.append('set-cookie', `${cookie}=; Path=/; Max-Age=0; SameSite=Lax${secure}`);
  return Response.json({ username }, { headers });
}

function nameOf(value: string): string {
  try {
    return decodeURIComponent(value).slice(0, 100);
  } catch {
    return '';
  }
}
