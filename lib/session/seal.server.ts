import 'server-only';
import { randomBytes } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import type { z } from 'zod';
import { env } from '@/lib/config/env';
import { processWide } from '@/lib/core/process-wide';

/** The configured secret; without one, a secret of this process, so that nothing is ever sealed with a known password. */
function password(): string {
  return env().SESSION_SECRET ?? processWide('session-secret', () => randomBytes(32).toString('hex'));
}

/** Seals data for a cookie; it opens for `ttl` seconds. */
export function seal(data: object, ttl: number): Promise<string> {
  return sealData(data, { password: password(), ttl });
}

/** Opens a seal; tampered, foreign, expired or of another shape is `null`. */
export async function unseal<S extends z.ZodType>(schema: S, sealed: string | null, ttl: number): Promise<z.infer<S> | null> {
  if (!sealed) return null;
  try {
    const parsed = schema.safeParse(await unsealData(sealed, { password: password(), ttl }));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
