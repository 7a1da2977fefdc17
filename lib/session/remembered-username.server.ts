import 'server-only';
import { ok, type Result } from '@/lib/core/result';
import { readCookie } from './cookie';
import { isSecure } from './session-cookie.server';

const cookie = 'lilac_username';
/** Ninety days from the last log-in with the box ticked. */
const lifetimeSeconds = 90 * 24 * 60 * 60;

/** The username a browser keeps for the log-in dialog (specification A4), or an empty text. No script reads the cookie. */
export function rememberedUsername(request: Request): Promise<Result<Response, never>> {
  const kept = nameOf(readCookie(request.headers.get('cookie'), cookie) ?? '');
  return Promise.resolve(ok(answerKeeping(kept, { username: kept })));
}

/** Keeps a username, or removes it for an empty text. Nothing but the name is ever kept. */
export function keepUsername(username: string): Promise<Result<Response, never>> {
  return Promise.resolve(ok(answerKeeping(username, { username })));
}

/** An answer with the cookie that keeps a username, or removes it for an empty text. One that scripts could read (of an earlier day) goes. */
export function answerKeeping(username: string, body: unknown): Response {
  const secure = isSecure() ? '; Secure' : '';
  const value = `${cookie}=${encodeURIComponent(username)}; Path=/api/session; Max-Age=${username ? lifetimeSeconds : 0}; HttpOnly; SameSite=Strict${secure}`;
  const headers = new Headers({ 'set-cookie': value });
  headers.append('set-cookie', `${cookie}=; Path=/; Max-Age=0; SameSite=Lax${secure}`);
  return Response.json(body, { headers });
}

function nameOf(value: string): string {
  try {
    return decodeURIComponent(value).slice(0, 100);
  } catch {
    return '';
  }
}
