import { env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { securityText } from '@/lib/security/security-text';

export const dynamic = 'force-dynamic';

/** `/.well-known/security.txt` (a rewrite of `next.config.ts`), and at its older address. */
export function GET(): Response {
  return new Response(securityText(env(), now()), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
