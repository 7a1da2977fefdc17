import type { Context } from 'hono';

const jwt = /^Bearer ([A-Za-z0-9_-]+\.([A-Za-z0-9_-]+)\.[A-Za-z0-9_-]+)$/;

/** The shopper's commerce token of a request when it has the shape of one, else `null`. Whether it is genuine the platform says. */
export function bearerToken(context: Context): string | null {
  const [, token, payload] = jwt.exec(context.req.header('authorization') ?? '') ?? [];
  return token && payload && isJsonObject(payload) ? token : null;
}

function isJsonObject(base64url: string): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(base64url, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
