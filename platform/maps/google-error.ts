import type { Context } from 'hono';
import { isSameText } from '@/lib/core/signature';

/** Codes of Google's newer interfaces with the HTTP status of each. */
const statuses = { INVALID_ARGUMENT: 400, PERMISSION_DENIED: 403, NOT_FOUND: 404 } as const;

/** An error as Google's newer interfaces answer it. */
export function googleError(
  c: Context,
  status: keyof typeof statuses,
  message: string,
  reason?: string,
): Response {
  const code = statuses[status];
  const type = 'type.googleapis.com/google.rpc.ErrorInfo';
  const details = reason && [{ '@type': type, reason, domain: 'googleapis.com' }];
  return c.json({ error: { code, message, status, ...(details && { details }) } }, code);
}

/** Why a caller of the newer interfaces is sent away: no key, or one that is not the project's; `null` with the right one. */
export function keyProblem(c: Context, key: string): Response | null {
  const sent = c.req.header('X-Goog-Api-Key') ?? c.req.query('key');
  if (!sent)
    return googleError(
      c,
      'PERMISSION_DENIED',
      'Method doesn’t allow unregistered callers (callers without established identity).',
    );
  return isSameText(sent, key)
    ? null
    : googleError(
        c,
        'INVALID_ARGUMENT',
        'API key not valid. Please pass a valid API key.',
        'API_KEY_INVALID',
      );
}
