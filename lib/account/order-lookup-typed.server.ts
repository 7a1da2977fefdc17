import 'server-only';
import { z } from 'zod';
import { longestEmail } from '@/lib/address/email';
import { env } from '@/lib/config/env';
import { readCookie } from '@/lib/session/cookie';
import { orderLookupPath } from '@/lib/routes/order-path';

const cookie = 'lilac_lookup';
/** As long as it takes to mend a letter. */
const lifetimeSeconds = 300;

const typedSchema = z.object({
  number: z.string().max(100).catch(''),
  email: z.string().max(longestEmail).catch(''),
});

/** The number and e-mail somebody typed to look an order up. */
export type TypedLookup = z.output<typeof typedSchema>;

/**
 * The `Set-Cookie` that gives back what was typed into the look-up when a page without script was led back to it, or takes it away: an address would show the
 * e-mail to logs and whoever looks on. Sent to the look-up alone, for five minutes, and no script reads it.
 */
export function typedLookupCookie(typed: Readonly<Record<string, unknown>> | null): string {
  const secure = env().SITE_ORIGIN.startsWith('https:') ? '; Secure' : '';
  const value = typed ? encodeURIComponent(JSON.stringify(typedSchema.parse(typed))) : '';
  return `${cookie}=${value}; Path=${orderLookupPath}; Max-Age=${typed ? lifetimeSeconds : 0}; HttpOnly; SameSite=Lax${secure}`;
}

/** What was typed before, by a request's `cookie` header; empty texts where nothing was. */
export function typedLookup(header: string | null): TypedLookup {
  try {
    return typedSchema.parse(JSON.parse(decodeURIComponent(readCookie(header, cookie) ?? '')));
  } catch {
    return { number: '', email: '' };
  }
}
